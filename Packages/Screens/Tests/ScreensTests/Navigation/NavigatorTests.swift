import Screens
import Testing

@MainActor @Suite struct NavigatorTests {
    private func navigator(_ known: Set<String> = ["/flowers", "/flowers/3", "/flowers/4", "/diary", "/diary/2026/11"])
        -> Navigator
    {
        let tabs = [
            Tab(title: "Flowers", icon: "F", root: Route(path: ["flowers"])),
            Tab(title: "Diary", icon: "D", root: Route(path: ["diary"])),
        ]
        return Navigator(tabs: tabs) { route in
            let text = route.withoutQuery.description
            return known.contains(text) ? FakeScreen(text, content: [.address(Field("q", "Search"))]) : nil
        }
    }

    private func titles(_ navigator: Navigator) -> [String] { navigator.stack.map { $0.screen.page.title } }

    @Test func `push shows the child, and pop returns to the same parent in the same state`() {
        let navigator = navigator()
        let parent = navigator.top?.screen
        parent?.edit("q", to: "rose")

        #expect(navigator.push(Route(path: ["flowers", "3"])))
        #expect(titles(navigator) == ["/flowers", "/flowers/3"])
        #expect(navigator.pop())

        #expect(navigator.top?.screen === parent)
        #expect(navigator.top?.address.description == "/flowers?q=rose")
    }

    @Test func `pop at the root does nothing`() {
        let navigator = navigator()

        #expect(!navigator.pop())
        #expect(titles(navigator) == ["/flowers"])
    }

    @Test func `each tab keeps its stack, and choosing the one in front returns to its root`() {
        let navigator = navigator()
        navigator.push(Route(path: ["flowers", "3"]))
        let child = navigator.top?.screen

        navigator.select(1)
        #expect(titles(navigator) == ["/diary"])
        navigator.select(0)
        #expect(navigator.top?.screen === child)
        navigator.select(0)

        #expect(titles(navigator) == ["/flowers"])
    }

    @Test(arguments: [-1, 2, .max, .min]) func `a tab that is not there changes nothing`(index: Int) {
        let navigator = navigator()

        navigator.select(index)

        #expect(navigator.selectedIndex == 0)
        #expect(titles(navigator) == ["/flowers"])
    }

    @Test func `a route opens its tab with the parents beneath`() {
        let navigator = navigator()
        navigator.select(1)

        #expect(navigator.open(Route(path: ["flowers", "3"], query: ["q": "x"])))

        #expect(navigator.selectedIndex == 0)
        #expect(titles(navigator) == ["/flowers", "/flowers/3"])
        #expect(navigator.top?.address.query == ["q": "x"])
        #expect(navigator.stack[0].address.query == [:])
    }

    @Test func `an unknown route changes nothing`() {
        let navigator = navigator()
        navigator.push(Route(path: ["flowers", "3"]))
        let before = navigator.stack.map(\.id)

        #expect(!navigator.open(Route(path: ["diary", "nowhere"])))
        #expect(!navigator.push(Route(path: ["nowhere"])))

        #expect(navigator.selectedIndex == 0)
        #expect(navigator.stack.map(\.id) == before)
    }

    @Test func `opening keeps the screens that stand where they belong`() {
        let navigator = navigator()
        navigator.open(Route(path: ["flowers", "3"]))
        let before = navigator.stack.map(\.id)

        navigator.open(Route(path: ["flowers", "3"]))
        #expect(navigator.stack.map(\.id) == before)
        navigator.open(Route(path: ["flowers", "4"]))

        #expect(navigator.stack[0].id == before[0])
        #expect(titles(navigator) == ["/flowers", "/flowers/4"])
    }

    @Test func `a parent that is no screen is left out, and the screen above it is kept`() {
        let navigator = navigator()

        navigator.open(Route(path: ["diary", "2026", "11"]))
        let before = navigator.stack.map(\.id)
        navigator.open(Route(path: ["diary", "2026", "11"]))

        #expect(titles(navigator) == ["/diary", "/diary/2026/11"])
        #expect(navigator.stack.map(\.id) == before)
    }

    @Test func `opening the root leaves one screen, any number of times`() {
        let navigator = navigator()
        navigator.open(Route(path: ["diary", "2026", "11"]))

        for _ in 0..<3 { navigator.open(Route(path: ["diary"])) }

        #expect(titles(navigator) == ["/diary"])
    }

    @Test func `a push that belongs to another tab goes there`() {
        let navigator = navigator()

        navigator.push(Route(path: ["diary", "2026", "11"]))

        #expect(navigator.selectedIndex == 1)
        #expect(titles(navigator) == ["/diary", "/diary/2026/11"])
    }

    @Test func `a screen that is done is taken away wherever it is, a root is not`() throws {
        let navigator = navigator()
        navigator.push(Route(path: ["flowers", "3"]))
        let child = try #require(navigator.top)
        navigator.select(1)
        let root = try #require(navigator.top)

        #expect(navigator.remove(child.id))
        #expect(!navigator.remove(child.id))
        #expect(!navigator.remove(root.id))

        navigator.select(0)
        #expect(titles(navigator) == ["/flowers"])
    }

    @Test func `without tabs everything is one stack`() {
        let navigator = Navigator(tabs: []) { FakeScreen($0.description) }

        navigator.push(Route(path: ["a", "b"]))

        #expect(titles(navigator) == ["/", "/a/b"])
    }
}
