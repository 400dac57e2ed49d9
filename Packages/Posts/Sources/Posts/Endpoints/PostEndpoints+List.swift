import Endpoints
import PostsData
import PostsDomain
import SharedData

/// The endpoint that lists posts.
extension PostEndpoints {
    var list: Endpoint {
        Endpoint(
            .get, "/posts",
            "List the posts of all people in the order of their ids; all of them, unless _limit or _page is given",
            parameters: [
                .init("userId", "Only posts of this author."),
                .init("_order", "asc, or desc for the newest first."), .init("_sort", "id, which is also the default."),
                .init("_limit", "How many to give at most: 1 and above."),
                .init("_page", "Which page of _limit posts (10 if not given) to give: 1 and above."),
                .init("_start", "How many posts to skip, instead of _page; also as _offset."), Self.expanding,
            ]
        ) { _, request throws(Problem) in
            let query = try request.postQuery
            let expandsUser = try request.expandsUser
            if let author = request.query["userId"], User.ID(author) == nil {
                return Reply([PostWire](), headers: ["X-Total-Count": "0"])
            }
            var page = try await answering { () async throws(PostError) in try await getPosts.execute(query) }
            // A program that reads page after page has to see that there is no more.
            if query.offset >= page.total { page.posts = [] }
            let posts = page.posts.map { PostWire($0, expandsUser: expandsUser) }
            let links = PageLinks(
                request, keeping: ["userId", "_sort", "_order", "_expand"], offsetName: "_start")
            var reply = Reply(posts, headers: ["X-Total-Count": String(page.total)])
            reply.headers["Link"] = links.value(offset: query.offset, limit: query.limit, total: page.total)
            return reply
        }
    }
}

extension Request {
    /// The query of a list.
    var postQuery: PostQuery {
        get throws(Problem) {
            var postQuery = PostQuery(author: query["userId"].flatMap { User.ID($0) }, order: .oldestFirst)
            guard query["_sort"].map({ $0 == "id" }) ?? true else {
                throw .badRequest("Posts can be sorted by id only: _sort=id.")
            }
            switch query["_order"]?.lowercased() {
            case nil, "asc": break
            case "desc": postQuery.order = .newestFirst
            default: throw .badRequest("_order must be asc or desc.")
            }
            (postQuery.offset, postQuery.limit) = try window(offsetNames: ["_start", "_offset"])
            return postQuery
        }
    }
}
