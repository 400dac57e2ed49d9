import Posts
import PostsDomain
import PostsTesting
import Screens
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("One post") struct DetailsTests {
    @Test("the author can edit and delete it")
    func own() async {
        let screen = await FeatureUnderTest().shown("/posts/3")

        #expect(screen.page.toolbar.map(\.id) == ["edit", "delete"])
    }

    @Test("others only read", arguments: [("/posts/2", "Ben"), ("/posts/4", "deleted user")])
    func others(_ route: String, _ author: String) async {
        let feature = FeatureUnderTest()
        let screen = await feature.shown(route + "?editing=yes")
        #expect(screen.page.toolbar.isEmpty && screen.page.forms.isEmpty && screen.page.address.isEmpty)
        #expect(screen.page.text.contains("\n\(author)\n"))

        screen.edit("title", to: "mine now")
        for action in ["edit", "save", "delete"] as [Action.ID] { #expect(await screen.perform(action) == .stay) }

        #expect(screen.page.alert?.message == "Only its author can change or delete a post.")
        #expect(await feature.stored() == SamplePosts.few)
    }

    @Test(
        "what there is not is said, and is no failure", arguments: ["/posts/99", "/posts/-1", "/posts/0?editing=yes"])
    func missing(_ route: String) async {
        let screen = await FeatureUnderTest().shown(route)

        #expect(screen.page.status == .notFound)
        #expect(screen.page.text.contains("There is no such post."))
        #expect(screen.rows.map(\.destination?.description) == ["/posts"])
        #expect(screen.page.alert == nil && screen.page.forms.isEmpty)
        #expect(await screen.perform("delete") == .stay)
        #expect(screen.page.alert == nil)
    }

    @Test("is edited in place, also by a shell that makes the screen anew for each request")
    func edit() async {
        let feature = FeatureUnderTest()
        let before = await feature.shown("/posts/1")
        _ = await before.perform("edit")
        #expect(before.page.address == ["editing": "yes"] && before.page.leaving == nil)

        let screen = await feature.shown("/posts/1?editing=yes")
        #expect(screen.field("title")?.value == "On tulips" && screen.field("body")?.value == "They close at night.")
        screen.edit("title", to: " On tulips, again ")
        screen.edit("body", to: "They open\nin the morning.")
        #expect(screen.page.leaving != nil)
        _ = await screen.perform("save")

        #expect(screen.page.address.isEmpty && screen.page.leaving == nil && screen.page.alert == nil)
        #expect(screen.page.title == "On tulips, again")
        let stored = await feature.source.post(Post.ID(1))
        #expect(stored?.title == "On tulips, again" && stored?.body == "They open\nin the morning.")
        #expect(stored?.authorName == "Ada")
    }

    @Test("an edit that is refused or fails stays, with what was typed")
    func refused() async {
        let outage = Outage()
        let feature = FeatureUnderTest { call throws(RepositoryError) in if call.isWrite { try outage.check() } }
        let screen = await feature.shown("/posts/1?editing=yes")
        screen.edit("body", to: " ")
        _ = await screen.perform("save")
        #expect(screen.field("body")?.message == "A post needs a body." && screen.field("body")?.value == " ")

        outage.isOngoing = true
        screen.edit("body", to: "better")
        _ = await screen.perform("save")
        #expect(screen.page.alert?.actions.map(\.id) == ["save", "dismiss"])
        await screen.appear()
        #expect(screen.field("body")?.value == "better" && screen.page.address == ["editing": "yes"])
        #expect(await feature.stored() == SamplePosts.few)

        _ = await screen.perform("discard")
        #expect(screen.page.forms.isEmpty && screen.page.leaving == nil)
    }

    @Test("what was typed for a post that went meanwhile is not lost")
    func goneWhileEditing() async throws {
        let feature = FeatureUnderTest()
        let screen = await feature.shown("/posts/1?editing=yes")
        screen.edit("body", to: "an hour's work")
        _ = try await feature.source.delete(Post.ID(1))

        _ = await screen.perform("save")
        await screen.appear()

        #expect(screen.page.alert?.message == "Post Not Found")
        #expect(screen.field("body")?.value == "an hour's work")
    }

    @Test("deleting leads to the feed, which offers to take it back")
    func delete() async throws {
        let feature = FeatureUnderTest()
        let screen = await feature.shown("/posts/3")

        let outcome = await screen.perform("delete")

        guard case .open(let route) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(route.description == "/posts?undo=3")
        let feed = await feature.shown(route)
        #expect(feed.rows.map(\.id) == ["4", "2", "1"])
        _ = await feed.perform(feed.page.notice?.action?.id ?? "")
        #expect(await feature.stored() == SamplePosts.few)
    }

    @Test("a load that fails shows why, and can be tried again")
    func failing() async {
        let outage = Outage()
        let feature = FeatureUnderTest { _ throws(RepositoryError) in try outage.check() }
        outage.isOngoing = true
        let screen = await feature.shown("/posts/1")
        #expect(screen.page.status == .failed && screen.page.alert?.actions.first?.id == "reload")
        #expect(screen.rows.map(\.destination?.description) == ["/posts"])
        _ = await screen.perform("dismiss")
        #expect(screen.page.toolbar.map(\.id) == ["reload"])

        outage.isOngoing = false
        _ = await screen.perform("reload")

        #expect(screen.page.title == "On tulips" && screen.page.alert == nil && screen.rows.isEmpty)
    }
}
