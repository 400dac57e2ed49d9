import Screens
import Testing

import struct Foundation.Date

@testable import Terminal

@MainActor @Suite struct ShellSessionTests {
    private func entry(_ app: FakeApp) -> FakeScreen {
        let screen = FakeScreen(Pages.entry("draft"))
        app.screens["/diary/new"] = screen
        return screen
    }

    private func login(_ app: FakeApp, as owner: String) -> FakeScreen {
        let screen = FakeScreen(Pages.login)
        screen.onPerform = { _, _ in .signedIn(SessionToken(secret: owner, expiresAt: .distantFuture)) }
        app.screens["/login"] = screen
        return screen
    }

    private func signIn(_ keys: Keyboard) async {
        await keys.type("a")
        await keys.press(.tab, .character("b"), .enter)
    }

    @Test func `a locked app shows its entrance and nothing else`() async {
        let app = FakeApp(isLocked: true)
        _ = login(app, as: "ann")
        let keys = Keyboard(app)

        await keys.press(.escape, .character("2"))

        #expect(keys.look().contains("Sign in"))
        #expect(!keys.look().contains("Diary"))
        #expect(app.made == ["/login"])
    }

    @Test func `signing in leads to the tabs, and to the place that was asked for`() async {
        let app = FakeApp(isLocked: true)
        _ = login(app, as: "ann")
        _ = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        #expect(keys.look().contains("Sign in"))

        await signIn(keys)

        #expect(keys.look().contains("[2 ✎ Diary]"))
        #expect(keys.look().contains("draft"))
    }

    @Test func `a session that ends before an action parks the screens, and nothing is performed`() async {
        let app = FakeApp()
        _ = login(app, as: "ann")
        let screen = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        keys.look()
        await keys.press(.character("!"))
        app.onRefresh = { app in
            app.onRefresh = { _ in }
            app.lock()
        }

        await keys.press(.control("s"))
        #expect(screen.performed == [])
        #expect(keys.look().contains("Sign in"))
        #expect(!keys.look().contains("draft"))
        await signIn(keys)

        #expect(keys.look().contains("draft!"))
        #expect(screen.performed == [])
    }

    @Test func `another owner gets nothing of what was parked`() async {
        let app = FakeApp()
        _ = login(app, as: "bob")
        _ = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        await keys.press(.character("!"))
        app.lock()
        keys.look()

        await signIn(keys)

        #expect(!keys.look().contains("draft"))
        #expect(keys.look().contains("[1 ☑ Todos]"))
        #expect(keys.shell.parked == nil)
    }

    @Test func `signing out drops the screens, also for the same owner`() async {
        let app = FakeApp()
        app.frame.actions = [Action("out", "Sign out")]
        app.onPerform = { _, _ in .signedOut }
        _ = login(app, as: "ann")
        _ = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        keys.look()

        await keys.press(.escape, .character("S"))
        #expect(keys.look().contains("Sign in"))
        #expect(keys.shell.parked == nil)
        await signIn(keys)

        #expect(keys.look().contains("[1 ☑ Todos]"))
        #expect(keys.shell.navigator.stacks[1].isEmpty)
    }

    @Test func `an owner who changes without a lock starts anew`() {
        let app = FakeApp()
        _ = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))

        app.unlock("bob")

        #expect(!keys.look().contains("draft"))
        #expect(keys.look().contains("bob"))
    }

    @Test func `secrets that were typed are not parked`() async {
        let app = FakeApp()
        _ = login(app, as: "ann")
        let screen = FakeScreen(Pages.login)
        app.screens["/todos"] = screen
        let keys = Keyboard(app)
        await keys.press(.tab, .character("x"))

        app.lock()
        keys.look()

        #expect(keys.shell.parked?.live.states.values.contains { $0.editors["secret"] != nil } == false)
    }

    @Test func `tabs keep their stacks, and a screen loads again when it comes back`() async {
        let app = FakeApp()
        let screen = entry(app)
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        keys.look()

        await keys.press(.escape, .character("1"), .character("3"), .character("2"))

        #expect(keys.look().contains("draft"))
        #expect(screen.appearances == 2)
    }

    @Test func `leaving a screen cancels its load and not its write`() async {
        let app = FakeApp()
        let screen = FakeScreen(Pages.list(["milk"]))
        app.screens["/todos"] = screen
        let door = Door()
        var wasCancelled: [String: Bool] = [:]
        screen.onAppear = { _ in
            await door.wait()
            wasCancelled["load"] = Task.isCancelled
        }
        screen.onPerform = { _, _ in
            await door.wait()
            wasCancelled["write"] = Task.isCancelled
            return .back
        }
        let keys = Keyboard(app)
        let load = keys.shell.appearing

        await keys.shell.handle(.character("d"))
        await keys.shell.handle(.character("2"))
        door.open()
        await keys.shell.settle()
        await load?.value

        #expect(wasCancelled == ["load": true, "write": false])
        #expect(keys.look().contains("[2 ✎ Diary]"))
    }

    @Test func `a screen that is done while another is in front is taken away where it is`() async {
        let app = FakeApp()
        let screen = entry(app)
        let door = Door()
        screen.onPerform = { _, _ in
            await door.wait()
            return .back
        }
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["diary", "new"]))
        keys.look()

        await keys.shell.handle(.control("s"))
        await keys.shell.handle(.escape)
        await keys.shell.handle(.character("1"))
        door.open()
        await keys.shell.settle()

        #expect(keys.look().contains("[1 ☑ Todos]"))
        #expect(keys.shell.navigator.stacks[1].count == 1)
    }
}
