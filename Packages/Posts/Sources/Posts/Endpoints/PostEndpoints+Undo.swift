import Endpoints
import PostsData
import PostsDomain
import SharedData

/// The endpoints that take deletions back.
extension PostEndpoints {
    var restore: Endpoint {
        Endpoint(
            .post, "/posts/{id}/restore", "Bring a deleted post of one's own back, with its id and place",
            parameters: [Self.expanding]
        ) { context, request throws(Problem) in
            let (user, id, expandsUser) = (try context.signedIn, try request.post, try request.expandsUser)
            let post = try await answering { () async throws(PostError) in try await restorePost.execute(id, by: user) }
            return Reply(PostWire(post, expandsUser: expandsUser))
        }
    }

    var deletion: Endpoint {
        Endpoint(
            .get, "/posts/{id}/deletion", "Read the deletion of a post of one's own", parameters: [Self.expanding]
        ) { context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.post)
            let deletion = try await answering { () async throws(PostError) in
                try await restorePost.deletion(of: id, by: user)
            }
            guard let deletion else { throw .noDeletion }
            return Reply(PostDeletionWire(deletion, expandsUser: try request.expandsUser))
        }
    }

    var latestDeletion: Endpoint {
        Endpoint(
            .get, "/post-deletions/latest", "Read the latest deletion of a post of one's own",
            parameters: [Self.expanding]
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            let deletion = try await answering { () async throws(PostError) in
                try await restorePost.latestDeletion(by: user)
            }
            guard let deletion else { throw .noDeletion }
            return Reply(PostDeletionWire(deletion, expandsUser: try request.expandsUser))
        }
    }
}
