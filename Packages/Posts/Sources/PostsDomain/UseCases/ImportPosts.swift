import SharedData

/// Creates many posts at once.
public protocol ImportPosts: Sendable {
    /// Creates posts by this person, each newer than the one before it: all of them or, if one can't be, none.
    /// - Throws: ``PostError/invalidText(_:item:)`` with the index of the first whose title or body may not be kept.
    func execute(_ drafts: [PostDraft], by author: User.ID) async throws(PostError)
}

/// Creates many posts at once in a repository.
public struct ImportPostsUseCase: ImportPosts {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ drafts: [PostDraft], by author: User.ID) async throws(PostError) {
        var valid: [PostDraft] = []
        valid.reserveCapacity(drafts.count)
        for (item, draft) in drafts.enumerated() { valid.append(try draft.validated(item: item)) }
        let all = valid
        guard !all.isEmpty else { return }
        try await PostError.asking { () async throws(RepositoryError) in
            try await repository.createAll(all, by: author)
        }
    }
}
