import Posts
import PostsDomain
import PostsTesting
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("The feed") struct FeedTests {
    @Test("leads from each row to its post, the newest first")
    func rows() async {
        let feed = await FeatureUnderTest().shown("/posts")
        #expect(feed.rows.map(\.destination?.description) == ["/posts/4", "/posts/3", "/posts/2", "/posts/1"])
    }

    @Test("shows many posts in windows, each once")
    func windows() async {
        let feed = await FeatureUnderTest(SamplePosts.many(1234)).shown("/posts")
        var seen: [String] = []
        var offset: Int? = 0
        while let next = offset {
            feed.edit("offset", to: String(next))
            await feed.appear()
            seen += feed.rows.map(\.id)
            guard case .rows(let rows)? = feed.page.content.last, let window = rows.window else { break }
            #expect(rows.rows.count <= 50 && window.total == 1234)
            offset = window.next
        }

        #expect(seen == (1...1234).reversed().map(String.init))
    }

    @Test("a window from outside is checked", arguments: ["-1", "9223372036854775807", "1e30", "99999999999999999999"])
    func hostileWindow(_ offset: String) async {
        let feed = await FeatureUnderTest(SamplePosts.many(450)).shown("/posts")
        feed.edit("offset", to: offset)
        await feed.appear()

        #expect(["450", "50"].contains(feed.rows.first?.id))
    }

    @Test("leads to where a post is written")
    func compose() async {
        let feed = await FeatureUnderTest().shown("/posts")
        #expect(await feed.perform("compose") == .push(Route(path: ["posts", "new"])))
    }

    @Test("offers to take a deletion back, also after a refresh, and does so once")
    func undo() async throws {
        let feature = FeatureUnderTest()
        _ = try await feature.source.delete(Post.ID(3))
        let feed = await feature.shown("/posts?undo=3")
        #expect(feed.rows.map(\.id) == ["4", "2", "1"])
        #expect(bytes(feed.page.notice?.text ?? "") == bytes("Deleted “Peonies 🌸”"))
        #expect(feed.page.address == ["undo": "3"])

        _ = await feed.perform(feed.page.notice?.action?.id ?? "")

        #expect(await feature.stored() == SamplePosts.few)
        #expect(feed.rows.map(\.id) == ["4", "3", "2", "1"])
        #expect(feed.page.notice == nil && feed.page.address.isEmpty)
        _ = await feed.perform("undo/3")
        #expect(feed.page.alert == nil)
        #expect(await feature.stored() == SamplePosts.few)
    }

    @Test("another person's deletion is neither shown nor undone")
    func others() async throws {
        let feature = FeatureUnderTest()
        _ = try await feature.source.delete(Post.ID(2))
        let feed = await feature.shown("/posts?undo=2")
        #expect(feed.page.notice == nil && feed.page.address.isEmpty)

        _ = await feed.perform("undo/2")

        #expect(await feature.stored().map(\.id.rawValue) == [1, 3, 4])
    }

    @Test("an undo that fails keeps the offer and can be tried again")
    func failingUndo() async throws {
        let outage = Outage()
        let feature = FeatureUnderTest { call throws(RepositoryError) in if call.isWrite { try outage.check() } }
        _ = try await feature.source.delete(Post.ID(3))
        let feed = await feature.shown("/posts?undo=3")
        outage.isOngoing = true

        _ = await feed.perform("undo/3")

        #expect(feed.page.alert?.message == "Data Source Error")
        #expect(feed.page.alert?.actions.map(\.id) == ["undo/3", "dismiss"])
        #expect(feed.page.notice?.action?.id == "undo/3")
        outage.isOngoing = false
        _ = await feed.perform("undo/3")
        #expect(feed.page.alert == nil)
        #expect(await feature.stored() == SamplePosts.few)
    }

    @Test("a first load that fails shows why; a reload that fails keeps what was there")
    func failingLoad() async {
        let outage = Outage()
        let feature = FeatureUnderTest { _ throws(RepositoryError) in try outage.check() }
        outage.isOngoing = true
        let feed = await feature.shown("/posts")
        #expect(feed.page.status == .failed)
        #expect(feed.page.alert?.message == "Data Source Error")
        _ = await feed.perform("dismiss")
        #expect(feed.page.toolbar.map(\.id) == ["compose", "reload"])
        #expect(feed.page.text.contains("The posts have not been loaded."))

        outage.isOngoing = false
        _ = await feed.perform("reload")
        #expect(feed.page.status == .ordinary && feed.page.alert == nil && feed.rows.count == 4)

        outage.isOngoing = true
        _ = await feed.perform("reload")
        #expect(feed.page.status == .ordinary && feed.page.alert != nil && feed.rows.count == 4)
    }

    @Test("nasty titles and names are shown as they are, and keep the page well formed")
    func nasty() async throws {
        let posts = NastyTexts.all.enumerated().map { index, text in
            Post(id: Post.ID(Int64(index) + 1), authorID: User.ID(2), authorName: text, title: text, body: text)
        }
        let feature = FeatureUnderTest(posts)
        let feed = await feature.shown("/posts")

        #expect(feed.rows.map { bytes($0.title) } == NastyTexts.all.reversed().map(bytes))
        #expect(feed.rows.map { bytes($0.subtitle ?? "") } == NastyTexts.all.reversed().map(bytes))
        for route in [PostFeedView.route] + posts.map({ PostDetailsView.route($0.id) }) {
            let page = await feature.shown(route).page
            try ScreenContract.checkPage(page)
            #expect(!page.text.unicodeScalars.contains("\u{1B}"))
        }
    }

    @Test(
        "every screen has the address that it was made for",
        arguments: ["/posts", "/posts?offset=50", "/posts?undo=299", "/posts?offset=100&undo=299", "/posts/new"]
            + ["/posts/3", "/posts/3?editing=yes", "/posts/299"])
    func addresses(_ text: String) async throws {
        let feature = FeatureUnderTest(SamplePosts.many(300))
        _ = try await feature.source.delete(Post.ID(299))
        let route = try #require(Route(text))

        try await ScreenContract.checkAddress(route) { feature.screen($0) }
    }

    @Test("nobody signed in has no screens")
    func signedOut() {
        let factory = PostsFactory.inMemory()
        #expect(factory.feedView(context: Context()) == nil)
        #expect(factory.composeView(context: Context()) == nil)
        #expect(factory.detailsView(Post.ID(1), context: Context()) == nil)
    }
}
