import Endpoints
import Injection
import Posts
import PostsData
import PostsDomain
import Screens
import Service
import SharedData
import Testing

@testable import DemoKit

/// The Posts API as the container puts it together.
struct PostsContainerTests {
    private let rose = User(id: User.ID(1), name: "Rose")

    @Test @MainActor func theWholeGraphIsSound() async throws {
        let registry = PostsContainer.registry(try await Assembler.forTests().leaves)

        try registry.check()

        let container = try registry.build()
        #expect(container.registered.contains("PostAPI") && container.registered.contains("CreatePost"))
        #expect(!(try container.resolve(PostAPI.self).all.isEmpty))
    }

    @Test func itGivesTheEndpointsThatTheFactoryGives() async throws {
        let assembler = try await Assembler.forTests()

        let names = assembler.postEndpoints.map { "\($0.method.rawValue) \($0.path)" }

        #expect(names == assembler.posts.endpoints().map { "\($0.method.rawValue) \($0.path)" })
        #expect(names.contains("GET /post") && names.contains("POST /post"))
    }

    @Test @MainActor func itsEndpointsWorkOnTheProgramsDatabase() async throws {
        let app = try await DemoApp.forTests()
        let user = try await app.signUp("rose@example.org")
        let router = Router(app.assembler.endpoints)

        let created = await router.respond(
            to: .post, "/post", headers: ["Content-Type": "application/json"],
            body: Array(#"{"title": "Hello", "body": "text"}"#.utf8), context: Context(user: user))

        #expect(created.status == 201)
        let feed = try #require(await app.loaded(Route(path: ["posts"])))
        #expect(feed.page.rowTitles == ["Hello"])
        let all = await router.respond(to: .get, "/post", context: Context(user: user))
        #expect(all.body == Array("[".utf8) + created.body + Array("]".utf8))
    }

    @Test func whatIsMissingIsFoundWithThePathThatLeadsThere() throws {
        var registry = Registry()
        registry.register(PlainPostEndpoints.self, PlainPostEndpoints.init)
        registry.register((any GetPosts).self, GetPostsUseCase.init)
        registry.register((any CreatePost).self, CreatePostUseCase.init)
        registry.register((any PostRepository).self, as: .shared, DefaultPostRepository.init)

        do {
            _ = try registry.build()
            Issue.record("a graph without a data source was built")
        } catch {
            #expect(error.problems.map(\.kind) == [.missing])
            #expect(
                error.problems.first?.path
                    == ["PlainPostEndpoints", "GetPosts", "PostRepository", "PostDataSource"], "\(error)")
            #expect(error.registered.contains("CreatePost"))
        }
    }

    @Test func whatIsThereTwiceIsFound() async throws {
        var registry = PostsContainer.registry(try await Assembler.forTests().leaves)
        registry.register((any CreatePost).self, CreatePostUseCase.init)

        do {
            _ = try registry.build()
            Issue.record("a graph with two CreatePosts was built")
        } catch {
            #expect(error.problems.map(\.kind) == [.duplicate] && error.problems.first?.service == "CreatePost")
        }
    }

    @Test func replacementsOfTestsSideBySideDoNotMeet() async throws {
        let real = try PostsContainer.registry(try await Assembler.forTests().leaves).build()

        try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 0..<16 {
                let post = Post(id: Post.ID(1), authorID: nil, title: "\(number)", body: "b")
                group.addTask { [rose] in
                    let test = try real.overriding {
                        $0.register((any PostDataSource).self, as: .shared) { InMemoryPostDataSource([post]) }
                    }
                    let api = try test.inject { try Container.current.resolve(PostAPI.self) }
                    return [post.title] + (try await Self.titles(api, rose))
                }
            }
            for try await seen in group { #expect(seen.count == 2 && seen.first == seen.last) }
        }
        #expect(try await Self.titles(try real.resolve(PostAPI.self), rose) == [])
    }

    @Test func aReplacementLostInADetachedTaskIsAnErrorAndNeverTheRealService() async throws {
        let real = try PostsContainer.registry(try await Assembler.forTests().leaves).build()

        let error = try await real.inject {
            await Task.detached { () -> ResolutionError? in
                do throws(ResolutionError) {
                    _ = try Container.current
                    return nil
                } catch { return error }
            }.value
        }

        #expect(error != nil)
    }

    private static func titles(_ api: PostAPI, _ user: User) async throws -> [String] {
        let client = InProcessHTTPClient(api.all, context: Context(user: user))
        let source = PostAPIDataSource(client: client, baseURL: InProcessHTTPClient.baseURL.absoluteString)
        return try await source.page(PostQuery()).posts.map(\.title)
    }
}
