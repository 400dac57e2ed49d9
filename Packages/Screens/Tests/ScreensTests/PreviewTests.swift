import Foundation
import Screens
import ScreensTesting
import Testing

@MainActor @Suite struct PreviewTests {
    @Test func `a preview is the page as text below a line that says what it shows`() async {
        let text = await Preview("Home", "at rest") { FakeScreen("Home") }.text()

        #expect(text == "──── Home: at rest\n\nHome\n====\n")
    }

    @Test func `a screen is brought into a state by its address, by typing and by actions`() async {
        let text = await Preview("Home", "used") {
            await Preview.used(
                FakeScreen("Home", content: [.address(Field("q", "Search"))]), at: ["q": "rose"], then: ["nothing"])
        }.text()

        #expect(text.hasPrefix("──── Home: used (?q=rose)\n"))
        #expect(text.contains("Search: rose"))
    }

    @Test func `a screen is caught while it loads, and its load is cancelled`() async {
        let screen = WaitingScreen()

        let text = await Preview("Home", "loading", isLoading: true) { screen }.text()

        #expect(text.contains("… Loading"))
        #expect(screen.wasCancelled)
    }

    @Test func `a screen that there is not is told of`() async {
        #expect(await Preview("Home", "missing") { nil }.text().contains("There is no such screen."))
    }

    @Test func `a golden file that differs names the line, and one that is missing fails`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        let tests = folder.appending(path: "Tests/SomeTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = GoldenFile("Previews.txt", of: tests.appending(path: "A.swift").path)

        #expect(throws: ScreenContractFailure.self) { try file.check("a\nb\n") }

        try Data("a\nb\n".utf8).write(to: folder.appending(path: "Previews.txt"))
        #expect(throws: Never.self) { try file.check("a\nb\n") }
        let failure = #expect(throws: ScreenContractFailure.self) { try file.check("a\nc\n") }
        #expect(failure?.description.contains("line 2: expected “b”, saw “c”") == true)
        #expect(throws: ScreenContractFailure.self) { try file.check("a\n") }
    }
}

/// A screen whose load ends only when it is cancelled.
@MainActor private final class WaitingScreen: Screen {
    private var isLoading = false
    private(set) var wasCancelled = false

    var page: Page { Page(title: "Home", content: isLoading ? [.progress("Loading")] : []) }

    func appear() async {
        isLoading = true
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        wasCancelled = true
    }

    func edit(_ field: Field.ID, to value: String) {}

    func perform(_ action: Action.ID) async -> Outcome { .stay }
}
