import Endpoints
import Injection
import Posts
import PostsData
import PostsDomain
import Service

/// Where the Posts API is put together: data source → repository → use cases → endpoints, by the parameters of their initializers.
///
/// Everything else in the program is put together by hand, in ``Assembler``; Posts knows nothing of either.
enum PostsContainer {
    /// The endpoints over the database and the clock of the program.
    static func endpoints(_ leaves: Assembler.Leaves) -> [Endpoint] {
        do { return try registry(leaves).build().resolve(PostAPI.self).all } catch {
            // No input leads here: what is registered is always the same, and a test builds it.
            fatalError("\(error)")
        }
    }

    /// All that the API is made of.
    static func registry(_ leaves: Assembler.Leaves) -> Registry {
        Registry(endpoints, useCases, storage, Self.leaves(leaves))
    }

    private static let endpoints = Module("endpoints") { registry in
        registry.register(PostAPI.self, PostAPI.init(posts:plain:importing:))
        registry.register(PostEndpoints.self, PostEndpoints.init)
        registry.register(PlainPostEndpoints.self, PlainPostEndpoints.init)
        registry.register(PostImportEndpoints.self, PostImportEndpoints.init)
    }

    private static let useCases = Module("use cases") { registry in
        registry.register((any GetPosts).self, GetPostsUseCase.init)
        registry.register((any GetPost).self, GetPostUseCase.init)
        registry.register((any CreatePost).self, CreatePostUseCase.init)
        registry.register((any ImportPosts).self, ImportPostsUseCase.init)
        registry.register((any UpdatePost).self, UpdatePostUseCase.init)
        registry.register((any DeletePost).self, DeletePostUseCase.init)
        registry.register((any RestorePost).self, RestorePostUseCase.init)
    }

    private static let storage = Module("storage") { registry in
        registry.register((any PostRepository).self, as: .shared, DefaultPostRepository.init)
        registry.register((any PostDataSource).self, as: .shared, PostDatabaseDataSource.init)
    }

    private static func leaves(_ leaves: Assembler.Leaves) -> Module {
        Module("leaves") { registry in
            registry.register((any Database).self, value: leaves.database)
            registry.register((any WallClock).self, value: leaves.clock)
        }
    }
}
