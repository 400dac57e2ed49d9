import Endpoints
import PostsData
import PostsDomain
import SharedData

/// The endpoint that creates many posts at once.
public struct PostImportEndpoints: Sendable {
    private let importPosts: any ImportPosts

    /// Makes the endpoint over the use case.
    public init(importPosts: any ImportPosts) { self.importPosts = importPosts }

    /// All of them: the one.
    public var all: [Endpoint] {
        [
            Endpoint(
                .post, "/posts/import", "Create posts, each newer than the one before it, all of them or none",
                status: 201, takes: [NewPostWire].self
            ) { context, _, body throws(Problem) in
                let user = try context.signedIn
                for (index, item) in body.enumerated() { try user.check(author: item.userId, item: index) }
                try await answering { () async throws(PostError) in
                    try await importPosts.execute(body.map(\.draft), by: user)
                }
                return Reply(Nothing())
            }
        ]
    }
}
