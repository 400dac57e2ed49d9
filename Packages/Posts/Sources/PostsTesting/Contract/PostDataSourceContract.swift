import PostsData
import PostsDomain
import SharedData

/// What every ``PostDataSource`` must do, case by case. A case that does not hold throws a ``PostContractFailure``.
///
///     for contractCase in PostDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryPostDataSource(people: [ada]), of: ada))
///     }
public enum PostDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + writing + deleting + querying

    /// One thing that must hold.
    public struct Case: Sendable, CustomStringConvertible {
        /// What must hold, in words.
        public let description: String
        private let body: @Sendable (Subject) async throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Tries it on a subject.
        /// - Throws: ``PostContractFailure`` when it does not hold; what the data source throws, when it throws unexpectedly.
        public func run(_ subject: Subject) async throws {
            do { try await body(subject) } catch {
                throw PostContractFailure("“\(description)” does not hold: \(error)")
            }
        }
    }

    /// A data source to be tried, and what belongs to it.
    public struct Subject: Sendable {
        /// The data source.
        public let source: any PostDataSource
        /// Who may write by it, and is known to it by name.
        public let user: User
        /// Someone else, and the data source by which that person writes; nil if there is nobody else.
        public let other: (source: any PostDataSource, user: User)?
        /// Lets so many days pass on the data source's clock; nil where time can't be changed.
        public let passDays: (@Sendable (Int) -> Void)?

        /// Makes a subject.
        public init(
            _ source: any PostDataSource, of user: User, other: (source: any PostDataSource, user: User)? = nil,
            passDays: (@Sendable (Int) -> Void)? = nil
        ) {
            self.source = source
            self.user = user
            self.other = other
            self.passDays = passDays
        }
    }
}

/// Words that say which expectation did not hold, and what was seen.
public struct PostContractFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Fails unless two values are equal.
func expect<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws(PostContractFailure) {
    guard seen == expected else { throw PostContractFailure("\(what): expected \(expected), saw \(seen)") }
}

/// Fails unless something throws `notFound`.
func expectNotFound(
    _ what: String, _ body: () async throws(PostDataSourceError) -> Void
) async throws(PostContractFailure) {
    do throws(PostDataSourceError) { try await body() } catch {
        guard error == .notFound else { throw PostContractFailure("\(what): expected notFound, saw \(error)") }
        return
    }
    throw PostContractFailure("\(what): expected notFound, saw success")
}

extension PostDataSourceContract.Subject {
    /// Creates a post by the user.
    func create(_ title: String, _ body: String = "text") async throws -> Post {
        try await source.create(PostDraft(title: title, body: body), by: user.id)
    }

    /// All posts, newest first.
    func all() async throws -> [Post] { try await source.page(PostQuery()).posts }

    /// Deletes a post, which must be undoable.
    func delete(_ id: Post.ID) async throws -> PostDeletion {
        guard let deletion = try await source.delete(id) else {
            throw PostContractFailure("deleting \(id) gave nothing that can be taken back")
        }
        return deletion
    }
}
