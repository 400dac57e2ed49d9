import PostsDomain
import Service
import SharedData

import struct Foundation.Date

/// Keeps posts in memory, for trying the feature and for tests. Everything is gone when the process ends.
public actor InMemoryPostDataSource: PostDataSource {
    private let clock: any WallClock
    private let names: [User.ID: String]
    /// All that are not deleted, in the order of their ids.
    private var live: [Post] = []
    private var deletions: [PostDeletion] = []
    private var lastID: Int64 = 0

    /// Makes a data source.
    /// - Parameters:
    ///   - posts: What is in it at first.
    ///   - people: Who may write, so that new posts tell their authors' names.
    ///   - clock: Tells when a deletion is too old to be taken back.
    public init(_ posts: [Post] = [], people: [User] = [], clock: any WallClock = SystemClock()) {
        self.clock = clock
        names = Dictionary(people.map { ($0.id, $0.name) }) { first, _ in first }
        live = posts.sorted { $0.id < $1.id }
        lastID = max(live.last?.id.rawValue ?? 0, 0)
    }

    public func page(_ query: PostQuery) -> PostPage { query.page(of: live) }

    public func post(_ id: Post.ID) -> Post? { live.first { $0.id == id } }

    public func create(_ draft: PostDraft, by author: User.ID) throws(DataSourceError) -> Post {
        try check(draft.title, draft.body)
        return append(draft, by: author)
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) throws(DataSourceError) {
        for draft in drafts { try check(draft.title, draft.body) }
        for draft in drafts { _ = append(draft, by: author) }
    }

    public func update(_ id: Post.ID, _ change: PostChange) throws(DataSourceError) -> Post {
        try check(change.title ?? "", change.body ?? "")
        guard let place = live.firstIndex(where: { $0.id == id }) else { throw .notFound }
        change.apply(to: &live[place])
        return live[place]
    }

    public func delete(_ id: Post.ID) throws(DataSourceError) -> PostDeletion? {
        purge()
        guard let place = live.firstIndex(where: { $0.id == id }) else { throw .notFound }
        let deletion = PostDeletion(post: live.remove(at: place), date: clock.now)
        deletions.append(deletion)
        return deletion
    }

    public func deletion(_ lookup: PostDeletion.Lookup) -> PostDeletion? {
        purge()
        return deletions.last { deletion in
            switch lookup {
            case .post(let id): deletion.post.id == id
            case .latest(let author): deletion.post.authorID == author
            }
        }
    }

    public func restore(_ id: Post.ID) throws(DataSourceError) -> Post {
        purge()
        if let post = post(id) { return post }
        guard let place = deletions.firstIndex(where: { $0.post.id == id }) else { throw .notFound }
        let post = deletions.remove(at: place).post
        live.insert(post, at: live.firstIndex { $0.id > id } ?? live.endIndex)
        return post
    }

    private func append(_ draft: PostDraft, by author: User.ID) -> Post {
        lastID += 1
        let post = Post(
            id: Post.ID(lastID), authorID: author, authorName: names[author], title: draft.title, body: draft.body)
        live.append(post)
        return post
    }

    private func purge() {
        let oldest = clock.now.oldestDeletion
        deletions.removeAll { $0.date < oldest }
    }

    private func check(_ texts: String...) throws(DataSourceError) {
        guard !texts.contains(where: { $0.unicodeScalars.contains("\0") }) else {
            throw .storage("Text with U+0000 can't be kept.")
        }
    }
}

extension PostQuery {
    /// What the query finds among all posts, which stand in the order of their ids.
    func page(of all: [Post]) -> PostPage {
        var found = author == nil ? all : all.filter { $0.authorID == author }
        if order == .newestFirst { found.reverse() }
        let start = start(in: found.count)
        let posts = found.dropFirst(start).prefix(limit.map { max($0, 1) } ?? found.count)
        return PostPage(posts: Array(posts), offset: start, total: found.count)
    }
}

extension Date {
    /// At this instant, the oldest deletion that can still be taken back was made then.
    var oldestDeletion: Date { addingTimeInterval(Double(-PostDeletion.days * 24 * 60 * 60)) }
}
