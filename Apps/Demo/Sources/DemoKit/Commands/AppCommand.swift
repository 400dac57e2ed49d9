import Screens
import Terminal

/// `demo` without a command, in a terminal: the app.
enum AppCommand {
    /// Shows the app until the person quits; gives the exit status.
    @MainActor static func run(_ invocation: Invocation) async throws(Failure) -> Int32 {
        let database = try await OpenDatabase(invocation.configuration)
        let app = DemoApp(assembler: database.assembler, sessions: database.sessions)
        await app.restore()
        let code = await TerminalShell(app: app).run()
        await database.assembler.leaves.database.close()
        return code
    }
}
