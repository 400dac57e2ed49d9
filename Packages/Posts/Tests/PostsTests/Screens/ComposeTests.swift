import Posts
import PostsDomain
import PostsTesting
import Screens
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("Writing a post") struct ComposeTests {
    @Test("asks for a title and a text of many lines")
    func fields() async {
        let screen = await FeatureUnderTest().shown("/posts/new")

        #expect(screen.field("body")?.kind == .lines)
        #expect(screen.page.forms.first?.isComplete == false)
    }

    @Test("publishes what is typed, byte for byte, and shows it; asking twice publishes once")
    func publish() async throws {
        let feature = FeatureUnderTest()
        let screen = await feature.shown("/posts/new")
        screen.edit("title", to: "  Cafe\u{301}  ")
        screen.edit("body", to: "one\r\n\r\ntwo\n")
        #expect(screen.page.leaving != nil)

        let first = Task { await screen.perform("publish") }
        let second = Task { await screen.perform("publish") }
        let outcomes = [await first.value, await second.value, await screen.perform("publish")]

        #expect(outcomes == Array(repeating: .open(Route(path: ["posts", "5"])), count: 3))
        let posts = await feature.stored()
        #expect(posts.count == 5)
        #expect(bytes(posts.last?.title ?? "") == bytes("Cafe\u{301}"))
        #expect(bytes(posts.last?.body ?? "") == bytes("one\r\n\r\ntwo\n"))
        #expect(posts.last?.authorID == SamplePosts.ada.id)
        #expect(screen.page.leaving == nil && screen.field("body")?.value == "")
    }

    @Test("the next text is the next post")
    func next() async {
        let feature = FeatureUnderTest([])
        let screen = await feature.shown("/posts/new")
        for title in ["first", "first", "second"] {
            screen.edit("title", to: title)
            screen.edit("body", to: "text")
            _ = await screen.perform("publish")
        }

        #expect(await feature.stored().map(\.title) == ["first", "first", "second"])
    }

    @Test(
        "what may not be kept is refused beside its field, and stays typed",
        arguments: [
            ("title", " ", "A post needs a title."),
            (
                "title", String(repeating: "x", count: 501),
                "A title may have at most 500 characters; this one has 501."
            ), ("body", "\n", "A post needs a body."),
            (
                "body", String(repeating: "x", count: 100_001),
                "A body may have at most 100000 characters; this one has 100001."
            ), ("body", "a\0", "A body may not contain the character U+0000. Remove it and try again."),
        ])
    func refused(_ field: String, _ text: String, _ message: String) async {
        let feature = FeatureUnderTest()
        let screen = await feature.shown("/posts/new")
        screen.edit("title", to: "title")
        screen.edit("body", to: "body")
        screen.edit(Field.ID(field), to: text)

        #expect(await screen.perform("publish") == .stay)

        #expect(screen.field(Field.ID(field))?.message == message)
        #expect(screen.field(Field.ID(field))?.value == text)
        #expect(await feature.stored().count == 4)
        screen.edit(Field.ID(field), to: "better")
        #expect(screen.field(Field.ID(field))?.message == nil)
        #expect(await screen.perform("publish") != .stay)
    }

    @Test("a failure keeps what is typed and can be tried again; discarding forgets it")
    func failing() async {
        let outage = Outage()
        let feature = FeatureUnderTest { _ throws(RepositoryError) in try outage.check() }
        let screen = await feature.shown("/posts/new")
        screen.edit("title", to: "kept")
        screen.edit("body", to: "kept, too")
        outage.isOngoing = true

        #expect(await screen.perform("publish") == .stay)

        #expect(screen.page.alert?.message == "Data Source Error")
        #expect(screen.field("title")?.value == "kept" && screen.field("body")?.value == "kept, too")
        _ = await screen.perform("dismiss")
        #expect(screen.page.alert == nil && screen.page.leaving != nil)
        #expect(await screen.perform("discard") == .back)
        #expect(screen.page.leaving == nil)
        #expect(await feature.stored().count == 4)
    }
}
