import PostsData
import PostsDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension PostDataSourceContract {
    static let deleting = [
        Case("a deleted post is gone from every list, count and read at once") { subject in
            let post = try await subject.create("gone")
            let kept = try await subject.create("kept")

            let deletion = try await subject.delete(post.id)

            try expect(deletion.post, post, "the post as it was")
            try expect(try await subject.source.post(post.id), nil, "read alone")
            try expect(try await subject.source.page(PostQuery()), PostPage(posts: [kept], total: 1), "the page")
            let own = try await subject.source.page(PostQuery(author: subject.user.id, limit: 10))
            try expect(own, PostPage(posts: [kept], total: 1), "the author's page")
            try expect(try await subject.source.deletion(.post(post.id)), deletion, "the deletion of the post")
            try expect(try await subject.source.deletion(.latest(subject.user.id)), deletion, "the latest deletion")
            try expect(try await subject.source.deletion(.post(kept.id)), nil, "the deletion of the other")
        },
        Case("a deleted post can't be changed or deleted again, and its deletion stays") { subject in
            let post = try await subject.create("gone")
            let deletion = try await subject.delete(post.id)

            try await expectNotFound("changing it") { () async throws(DataSourceError) in
                _ = try await subject.source.update(post.id, PostChange(title: "changed"))
            }
            try await expectNotFound("deleting it again") { () async throws(DataSourceError) in
                _ = try await subject.source.delete(post.id)
            }

            try expect(try await subject.source.deletion(.post(post.id)), deletion, "the deletion")
            try expect(try await subject.source.restore(post.id), post, "what comes back")
        },
        Case("undoing brings back id, place and text; a repeat does no harm") { subject in
            let first = try await subject.create("first")
            let second = try await subject.create("second")
            let third = try await subject.create("third")
            _ = try await subject.delete(second.id)

            for _ in 1...2 {
                try expect(try await subject.source.restore(second.id), second, "what comes back")
                try expect(try await subject.all(), [third, second, first], "the order")
                try expect(try await subject.source.deletion(.post(second.id)), nil, "the deletion")
            }
        },
        Case("the latest deletion is the author's own") { subject in
            guard let other = subject.other else { return }
            let ours = try await subject.create("ours")
            let deletion = try await subject.delete(ours.id)
            let theirs = try await other.source.create(PostDraft(title: "theirs", body: "b"), by: other.user.id)
            _ = try await other.source.delete(theirs.id)

            try expect(try await subject.source.deletion(.latest(subject.user.id)), deletion, "our latest")
        },
        Case("a deletion can be taken back for 30 days, and is gone for good after that") { subject in
            guard let passDays = subject.passDays else { return }
            let early = try await subject.create("early")
            _ = try await subject.delete(early.id)
            passDays(2)
            let late = try await subject.create("late")
            _ = try await subject.delete(late.id)

            passDays(PostDeletion.days - 1)

            try expect(try await subject.source.deletion(.post(early.id)), nil, "the early one")
            try await expectNotFound("restoring the early one") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(early.id)
            }
            try expect(try await subject.source.restore(late.id), late, "the late one")
            try expect(try await subject.all(), [late], "what is there")
        },
    ]
}
