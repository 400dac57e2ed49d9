import Screens
import Terminal
import Testing

@MainActor private func start(_ app: any App) async -> Int32 {
    guard TerminalShell.isPossible else {
        print("This needs a terminal. Try: demo --help")
        return 2
    }
    return await TerminalShell(app: app).run(start: Route("/todos"))
}

@Suite struct ReadmeTests {
    @Test func `the examples of the README compile, and columns are padded by cells`() {
        let example: @MainActor (any App) async -> Int32 = start
        _ = example

        #expect(Cells.pad("家族".visible(), to: 6) == "家族  ")
    }
}
