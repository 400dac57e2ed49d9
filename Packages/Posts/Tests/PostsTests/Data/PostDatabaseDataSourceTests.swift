import Foundation
import PostsData
import PostsDomain
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

@Suite("The database data source") struct PostDatabaseDataSourceTests {
    private let ada = User.ID(1)

    @Test("posts, and what can be undone, outlast a restart")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "posts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "posts.sqlite").path
        let first = try await makeDatabase(.file(path: path))
        let before = PostDatabaseDataSource(database: first)
        let kept = try await before.create(PostDraft(title: "kept", body: "b"), by: ada)
        let gone = try await before.create(PostDraft(title: "gone", body: "b"), by: ada)
        _ = try await before.delete(gone.id)
        await first.close()

        let after = PostDatabaseDataSource(database: try SQLiteDatabase(.file(path: path)))

        #expect(try await after.page(PostQuery()).posts == [kept])
        #expect(try await after.deletion(.latest(ada))?.post == gone)
        #expect(try await after.restore(gone.id) == gone)
        #expect(try await after.page(PostQuery()).posts == [gone, kept])
    }

    @Test("who goes leaves posts behind, without a name, and nobody inherits them")
    func authorRemoved() async throws {
        let database = try await makeDatabase(people: ["Ada", "Ben"])
        let source = PostDatabaseDataSource(database: database)
        let post = try await source.create(PostDraft(title: "left behind", body: "b"), by: User.ID(2))
        let deleted = try await source.create(PostDraft(title: "deleted", body: "b"), by: User.ID(2))
        _ = try await source.delete(deleted.id)

        try await database.write { try UserTable.delete(User.ID(2), on: $0) }
        let next = try await database.write { try UserTable.insert(name: "Cleo", now: 0, on: $0) }

        let left = try #require(try await source.post(post.id))
        #expect(left.authorID == nil && left.authorName == nil && left.title == "left behind")
        #expect(try await source.page(PostQuery()).posts == [left])
        #expect(try await source.page(PostQuery(author: User.ID(2))).total == 0)
        #expect(try await source.page(PostQuery(author: next.id)).total == 0)
        let useCases = PostUseCases(repository: DefaultPostRepository(dataSource: source))
        await #expect(throws: PostError.notAuthor) {
            try await useCases.deletePost.execute(post.id, by: next.id)
        }
        await #expect(throws: PostError.notFound) {
            try await useCases.restorePost.execute(deleted.id, by: next.id)
        }
    }

    @Test("a post tells its author's present name")
    func renamed() async throws {
        let database = try await makeDatabase()
        let source = PostDatabaseDataSource(database: database)
        let post = try await source.create(PostDraft(title: "a", body: "b"), by: ada)

        try await database.write { try UserTable.rename(User.ID(1), to: "Augusta", on: $0) }

        #expect(post.authorName == "Ada")
        #expect(try await source.post(post.id)?.authorName == "Augusta")
    }

    @Test("what was deleted more than 30 days ago leaves no row behind at the next write")
    func purged() async throws {
        let clock = ManualClock()
        let database = try await makeDatabase()
        let source = PostDatabaseDataSource(database: database, clock: clock)
        _ = try await source.delete(try await source.create(PostDraft(title: "old", body: "b"), by: ada).id)

        clock.advance(by: .seconds(PostDeletion.days * 24 * 60 * 60 + 1))
        _ = try await source.create(PostDraft(title: "new", body: "b"), by: ada)

        #expect(try await database.read { try $0.integer("SELECT count(*) FROM posts") } == 1)
    }

    @Test("a post by nobody is a conflict, an import with one stores nothing, and a closed database is a storage error")
    func errors() async throws {
        let database = try await makeDatabase()
        let source = PostDatabaseDataSource(database: database)

        await #expect {
            try await source.create(PostDraft(title: "a", body: "b"), by: User.ID(99))
        } throws: { error in
            if case .conflict = error as? DataSourceError { true } else { false }
        }
        #expect(try await source.page(PostQuery()).total == 0)
        await database.close()
        await #expect {
            try await source.post(Post.ID(1))
        } throws: { error in
            if case .storage = error as? DataSourceError { true } else { false }
        }
    }

    @Test("windows near the end are right whichever way they are counted")
    func windows() async throws {
        let source = PostDatabaseDataSource(database: try await makeDatabase())
        try await source.createAll((1...41).map { PostDraft(title: "\($0)", body: "b") }, by: ada)
        for offset in 0...41 {
            let page = try await source.page(PostQuery(offset: offset, limit: 3))
            let start = offset == 41 ? 39 : offset
            #expect(page.posts.map(\.title) == (start..<min(start + 3, 41)).map { "\(41 - $0)" }, "\(offset)")
        }
    }
}
