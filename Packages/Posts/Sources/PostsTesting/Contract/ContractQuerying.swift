import PostsData
import PostsDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension PostDataSourceContract {
    static let querying = [
        Case("the newest post is first, or the last, as one asks") { subject in
            var created: [Post] = []
            for title in ["c", "a", "b"] { created.append(try await subject.create(title)) }
            try expect(try await subject.all(), created.reversed(), "newest first")
            let page = try await subject.source.page(PostQuery(order: .oldestFirst))
            try expect(page, PostPage(posts: created, total: 3), "oldest first")
        },
        Case("an author's posts are found alone") { subject in
            guard let other = subject.other else { return }
            let ours = try await subject.create("ours")
            _ = try await other.source.create(PostDraft(title: "theirs", body: "b"), by: other.user.id)
            let page = try await subject.source.page(PostQuery(author: subject.user.id))
            try expect(page, PostPage(posts: [ours], total: 1), "ours")
            let nobody = try await subject.source.page(PostQuery(author: User.ID(4711)))
            try expect(nobody, PostPage(posts: [], total: 0), "those of nobody")
        },
        Case("windows show each post once, and one behind the end is the last") { subject in
            let drafts = (1...25).map { PostDraft(title: "\($0)", body: "text") }
            try await subject.source.createAll(drafts, by: subject.user.id)
            for order in PostQuery.Order.allCases {
                let all = try await subject.source.page(PostQuery(order: order)).posts
                for (offset, start) in [
                    (0, 0), (10, 10), (20, 20), (25, 20), (4711, 20), (Int.max, 20), (-1, 0), (Int.min, 0), (7, 7),
                    (12, 12), (13, 13), (24, 24),
                ] {
                    let page = try await subject.source.page(PostQuery(order: order, offset: offset, limit: 10))
                    try expect(page.offset, start, "where the window \(offset) begins")
                    try expect(page.posts, Array(all.dropFirst(start).prefix(10)), "the window \(offset)")
                    try expect(page.total, 25, "the total beside the window \(offset)")
                }
            }
        },
        Case("a window without a limit goes to the end") { subject in
            for title in ["a", "b", "c"] { _ = try await subject.create(title) }
            for (offset, titles) in [(1, ["b", "a"]), (3, []), (Int.max, [])] {
                let page = try await subject.source.page(PostQuery(offset: offset))
                try expect(page.posts.map(\.title), titles, "from \(offset)")
                try expect(page.total, 3, "the total beside \(offset)")
            }
        },
        Case("a window holds at least one, and as many as there are") { subject in
            let post = try await subject.create("only")
            for limit in [Int.min, 0, 1, Int.max] {
                let page = try await subject.source.page(PostQuery(limit: limit))
                try expect(page.posts, [post], "a window of \(limit)")
            }
        },
    ]
}
