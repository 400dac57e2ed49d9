import PostsData
import PostsDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension PostDataSourceContract {
    static let writing = [
        Case("a change takes what it names, and leaves the rest") { subject in
            let post = try await subject.create("title", "body")
            let other = try await subject.create("other", "other body")

            let retitled = try await subject.source.update(post.id, PostChange(title: "new title"))
            try expect(retitled.title, "new title", "the new title")
            try expect(retitled.body, "body", "the body beside the new title")
            let both = try await subject.source.update(post.id, PostChange(body: "new body"))
            try expect(both.title, "new title", "the title beside the new body")
            try expect(both.body, "new body", "the new body")
            try expect(both.authorName, subject.user.name, "the author's name")

            try expect(try await subject.source.update(post.id, PostChange()), both, "a change of nothing")
            try expect(try await subject.all(), [other, both], "what is stored")
        },
        Case("many posts are stored in their order") { subject in
            let drafts = (1...30).map { PostDraft(title: "title \($0)", body: "body \($0)") }
            try await subject.source.createAll(drafts, by: subject.user.id)

            let posts = try await subject.source.page(PostQuery(order: .oldestFirst)).posts
            try expect(posts.map(\.title), drafts.map(\.title), "the titles")
            try expect(posts.map(\.body), drafts.map(\.body), "the bodies")
            try expect(Set(posts.map(\.authorID)), [subject.user.id], "the authors")
        },
        Case("nasty titles and bodies survive byte for byte") { subject in
            for text in NastyTexts.all {
                let post = try await subject.create(text, text + "\n" + text)
                let read = try await subject.source.post(post.id)
                try expect(Array((read?.title ?? "").utf8), Array(text.utf8), "the title")
                try expect(Array((read?.body ?? "").utf8), Array((text + "\n" + text).utf8), "the body of “\(text)”")
            }
            let all = try await subject.source.page(PostQuery(order: .oldestFirst)).posts
            try expect(all.map { Array($0.title.utf8) }, NastyTexts.all.map { Array($0.utf8) }, "all titles")
        },
        Case("a body of the greatest length survives") { subject in
            let body = String(repeating: "é\n", count: PostText.body.maximumLength / 2)
            let post = try await subject.create("long", body)
            let read = try await subject.source.post(post.id)?.body ?? ""
            try expect(read.utf8.count, body.utf8.count, "its bytes")
            try expect(Array(read.utf8) == Array(body.utf8), true, "whether it is the same")
        },
        Case("text with U+0000 is refused, and nothing is stored") { subject in
            let post = try await subject.create("as it was")
            var refused = 0
            for draft in [PostDraft(title: "a\0b", body: "b"), PostDraft(title: "a", body: "b\0")] {
                do throws(DataSourceError) {
                    _ = try await subject.source.create(draft, by: subject.user.id)
                } catch { refused += 1 }
                do throws(DataSourceError) {
                    try await subject.source.createAll(
                        [PostDraft(title: "good", body: "b"), draft], by: subject.user.id)
                } catch { refused += 1 }
            }
            for change in [PostChange(title: "a\0b"), PostChange(title: "new", body: "\0")] {
                do throws(DataSourceError) {
                    _ = try await subject.source.update(post.id, change)
                } catch { refused += 1 }
            }
            try expect(refused, 6, "refusals")
            try expect(try await subject.all(), [post], "what is stored")
        },
    ]
}
