import PostsData
import PostsDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension PostDataSourceContract {
    static let basics = [
        Case("a new data source is empty") { subject in
            try expect(try await subject.source.page(PostQuery()), PostPage(posts: [], total: 0), "the page")
            try expect(try await subject.source.deletion(.latest(subject.user.id)), nil, "the latest deletion")
        },
        Case("a created post is there as it was given, with its author's name") { subject in
            let post = try await subject.create("On tulips", "They close at night.\n\nBulbs rest.")

            try expect(post.title, "On tulips", "the title")
            try expect(post.body, "They close at night.\n\nBulbs rest.", "the body")
            try expect(post.authorID, subject.user.id, "the author")
            try expect(post.authorName, subject.user.name, "the author's name")
            try expect(try await subject.source.post(post.id), post, "read alone")
            try expect(try await subject.all(), [post], "read with all")
        },
        Case("everyone's posts are there for everyone") { subject in
            guard let other = subject.other else { return }
            let theirs = try await other.source.create(PostDraft(title: "theirs", body: "b"), by: other.user.id)
            let ours = try await subject.create("ours")

            try expect(try await subject.all(), [ours, theirs], "what we see")
            try expect(try await other.source.page(PostQuery()).posts, [ours, theirs], "what they see")
            try expect(try await subject.source.post(theirs.id)?.authorName, other.user.name, "their name")
        },
        Case("an id is never given twice, also after the newest post is gone for good") { subject in
            let first = try await subject.create("first")
            _ = try await subject.source.delete(first.id)
            let second = try await subject.create("second")
            guard second.id > first.id else { throw ContractFailure("\(second.id) came after \(first.id)") }

            _ = try await subject.source.delete(second.id)
            subject.passDays?(PostDeletion.days + 1)
            let third = try await subject.create("third")
            guard third.id > second.id else { throw ContractFailure("\(third.id) came after \(second.id)") }
        },
        Case("posts created at once get ids of their own") { subject in
            let ids = try await withThrowingTaskGroup(of: Post.ID.self) { group in
                for number in 1...20 { group.addTask { try await subject.create("number \(number)").id } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            try expect(ids.count, 20, "different ids")
            try expect(try await subject.all().count, 20, "posts")
        },
        Case("an id that there is not gives nothing, and can't be changed, deleted or restored") { subject in
            let source = subject.source
            for id in [Post.ID(4711), Post.ID(0), Post.ID(-1), Post.ID(.max), Post.ID(.min)] {
                try expect(try await source.post(id), nil, "reading \(id)")
                try expect(try await source.deletion(.post(id)), nil, "the deletion of \(id)")
                try await expectNotFound("updating \(id)") { () async throws(DataSourceError) in
                    _ = try await source.update(id, PostChange(title: "changed"))
                }
                try await expectNotFound("deleting \(id)") { () async throws(DataSourceError) in
                    _ = try await source.delete(id)
                }
                try await expectNotFound("restoring \(id)") { () async throws(DataSourceError) in
                    _ = try await source.restore(id)
                }
            }
        },
    ]
}
