import Observation
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
@MainActor public final class TerminalShell {
    /// Whether standard input and output are terminals that can show a full screen: `TERM` is set and not `dumb`.
    public nonisolated static var isPossible: Bool {
        guard System.isTerminal(STDIN_FILENO), System.isTerminal(STDOUT_FILENO) else { return false }
        return ![nil, "", "dumb"].contains(System.environment("TERM"))
    }

    private let app: any App
    private let input: Int32
    private let output: Int32
    private var painter: Painter
    private var drawings = 0
    private var isDrawingDue = false
    private var isFullScreen = false

    /// Prepares the shell for an app. Colours are left out when `NO_COLOR` is set to anything.
    public convenience init(app: any App) {
        self.init(app: app, input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    init(app: any App, input: Int32, output: Int32) {
        self.app = app
        self.input = input
        self.output = output
        painter = Painter(colors: (System.environment("NO_COLOR") ?? "").isEmpty)
    }

    /// Shows the app until the person quits.
    /// - Parameter start: What is opened first, once the app is unlocked; without one it is the first tab.
    /// - Returns: The program's exit code: 0 after quitting, 128 and the signal's number when a signal ended it, 1 when this is no
    ///   terminal. The actions under way have ended, unless the person or a signal didn't want to wait.
    public func run(start: Route? = nil) async -> Int32 {
        guard let reader = TerminalInput(descriptor: input),
            let attributes = Restoration.begin(input: input, output: output, pipe: reader.pipeEnd)
        else { return 1 }
        defer {
            isFullScreen = false
            Restoration.end()
            reader.stop()
        }
        await app.refresh()
        let shell = Shell(app: app)
        if let start { shell.open(start) }
        shell.onChange = { [weak self, weak shell] in
            guard let self, let shell else { return }
            self.drawSoon(shell, reader)
        }
        enter(attributes)
        reader.start()
        draw(shell, reader)
        for await event in reader.events {
            switch event {
            case .keys(let keys, let seen):
                for key in keys where shell.exitCode == nil { await handle(key, seen, shell, attributes) }
            case .signal(SIGWINCH), .signal(SIGCONT): break
            case .signal(SIGTSTP): suspend(attributes)
            case .signal(let signal): return 128 + signal
            case .ended: return 128 + SIGHUP
            }
            if let code = shell.exitCode { return code }
            draw(shell, reader)
        }
        return shell.exitCode ?? 0
    }

    private func handle(_ key: Key, _ seen: Int, _ shell: Shell, _ attributes: termios) async {
        switch key {
        case .control("z"): suspend(attributes)
        case .control("l"): painter.forget()
        default: await shell.handle(key, seen: seen)
        }
    }

    /// Takes the whole screen: the other screen buffer, no wrapping, marks around what is pasted, each key as it is pressed.
    private func enter(_ attributes: termios) {
        var raw = attributes
        cfmakeraw(&raw)
        Restoration.changed(isFullScreen: true)
        tcsetattr(input, TCSADRAIN, &raw)
        System.write(Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h".utf8), to: output)
        painter.forget()
        isFullScreen = true
    }

    private func suspend(_ attributes: termios) {
        Restoration.restore()
        Restoration.stop()
        enter(attributes)
    }

    /// Draws at the next turn of the main actor: many changes, one drawing.
    private func drawSoon(_ shell: Shell, _ reader: TerminalInput) {
        guard !isDrawingDue, isFullScreen else { return }
        isDrawingDue = true
        Task { @MainActor [weak self, weak shell] in
            guard let self, let shell, self.isDrawingDue else { return }
            if shell.exitCode != nil { return reader.end() }
            self.draw(shell, reader)
        }
    }

    private func draw(_ shell: Shell, _ reader: TerminalInput) {
        isDrawingDue = false
        guard isFullScreen else { return }
        let size = System.size(of: output)
        let drawing = withObservationTracking {
            shell.draw(size)
        } onChange: { [weak self, weak shell] in
            Task { @MainActor in
                guard let self, let shell else { return }
                self.drawSoon(shell, reader)
            }
        }
        System.write(Array(painter.paint(drawing, size: size).utf8), to: output)
        drawings += 1
        reader.drawn.store(drawings, ordering: .releasing)
        shell.gate.didDraw(drawings)
    }
}
