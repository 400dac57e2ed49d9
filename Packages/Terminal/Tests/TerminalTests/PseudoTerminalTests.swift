import Screens
import Testing

@testable import Terminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The shell in a terminal of its own. One after the other: signal handlers belong to the whole process.
@MainActor @Suite(.serialized) struct PseudoTerminalTests {
    @Test func `a person sees the app, quits, and finds the terminal as it was`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        let app = FakeApp()
        app.screens["/todos"] = FakeScreen(Pages.list(["milk 家族", "bread"]))
        let before = terminal.attributes
        let shell = FullScreen(app: app, input: terminal.person, output: terminal.person)

        async let code = shell.run()
        await terminal.wait(for: "bread")
        #expect(!terminal.isEchoing)
        terminal.press("j")
        await terminal.wait(for: "\u{1B}[7mbread")
        terminal.press("q")

        #expect(await code == 0)
        #expect(terminal.attributes == before)
        #expect(terminal.isEchoing)
        await terminal.wait(for: "\u{1B}[?1049l")
        #expect(terminal.output.hasPrefix("\u{1B}[?1049h"))
    }

    @Test func `the terminal's new size is drawn`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        let app = FakeApp()
        app.screens["/todos"] = FakeScreen(Pages.list(["milk", "bread"]))
        let shell = FullScreen(app: app, input: terminal.person, output: terminal.person)

        async let code = shell.run()
        await terminal.wait(for: "bread")
        terminal.resize(columns: 44, rows: 14)
        kill(getpid(), SIGWINCH)
        await terminal.wait(for: String(repeating: "─", count: 44))
        terminal.press("\u{03}")

        #expect(await code == 0)
    }

    @Test func `after a stop that nobody told of, the screen is taken back`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        let app = FakeApp()
        app.screens["/todos"] = FakeScreen(Pages.list(["milk", "bread"]))
        let shell = FullScreen(app: app, input: terminal.person, output: terminal.person)

        async let code = shell.run()
        await terminal.wait(for: "bread")
        terminal.showTyped()
        #expect(terminal.isEchoing)
        let drawn = terminal.count(of: "bread")
        kill(getpid(), SIGCONT)
        await terminal.wait(for: "bread", times: drawn + 1)
        #expect(!terminal.isEchoing)
        terminal.press("q")

        #expect(await code == 0)
        #expect(terminal.count(of: "\u{1B}[?1049h") == 1)
    }

    @Test func `after a stop, a secret is asked for again and still not shown`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        var attributes = try #require(
            Restoration.begin(input: terminal.person, output: terminal.person, pipe: -1, question: "Password: "))
        attributes.c_lflag &= ~tcflag_t(ECHO)
        Restoration.changed(to: attributes, isFullScreen: false)
        tcsetattr(terminal.person, TCSANOW, &attributes)

        terminal.showTyped()
        kill(getpid(), SIGCONT)
        await terminal.wait(for: "Password: ")

        #expect(!terminal.isEchoing)
        Restoration.end()
        #expect(terminal.isEchoing)
    }

    @Test func `a terminal that goes away ends the program`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        let shell = FullScreen(app: FakeApp(), input: terminal.person, output: terminal.person)

        async let code = shell.run()
        await terminal.wait(for: "quit")
        terminal.hangUp()

        #expect(await code == 129)
    }

    @Test func `a signal ends the program with its number`() async throws {
        let terminal = try #require(PseudoTerminal(columns: 40, rows: 8))
        let shell = FullScreen(app: FakeApp(), input: terminal.person, output: terminal.person)

        async let code = shell.run()
        await terminal.wait(for: "quit")
        kill(getpid(), SIGTERM)

        #expect(await code == 143)
        #expect(terminal.isEchoing)
    }

    @Test func `what is no terminal is refused`() async throws {
        let descriptor = open("/dev/null", O_RDWR)
        defer { close(descriptor) }

        #expect(await FullScreen(app: FakeApp(), input: descriptor, output: descriptor).run() == 1)
    }
}
