import Screens

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs an app full screen in the terminal that standard input and output are.
///
/// ```swift
/// guard TerminalShell.isPossible else { return printHelp() }
/// exit(await TerminalShell(app: app).run())
/// ```
///
/// The terminal is put back as it was on every way out: quitting, Ctrl-C, SIGTERM, SIGHUP, a trap; and while the program is stopped by Ctrl-Z.
@MainActor public struct TerminalShell {
    /// Whether standard input and output are terminals that can show a full screen: `TERM` is set and not `dumb`.
    public nonisolated static var isPossible: Bool {
        guard System.isTerminal(STDIN_FILENO), System.isTerminal(STDOUT_FILENO) else { return false }
        return ![nil, "", "dumb"].contains(System.environment("TERM"))
    }

    private let app: any App

    /// Prepares the shell for an app. Colours are left out when `NO_COLOR` is set to anything.
    public init(app: any App) { self.app = app }

    /// Shows the app until the person quits.
    /// - Parameter start: What is opened first, once the app is unlocked; without one it is the first tab.
    /// - Returns: The program's exit code: 0 after quitting, 128 and the signal's number when a signal ended it, 1 when this is no
    ///   terminal. The actions under way have ended, unless the person or a signal didn't want to wait.
    public func run(start: Route? = nil) async -> Int32 {
        await FullScreen(app: app, input: STDIN_FILENO, output: STDOUT_FILENO).run(start: start)
    }
}
