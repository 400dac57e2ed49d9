import SharedData
import TodosData
import TodosDomain

/// What every ``TodoDataSource`` must do, case by case. A case that does not hold throws a ``TodoContractFailure``.
///
///     for contractCase in TodoDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryTodoDataSource(), of: User.ID(1)))
///     }
public enum TodoDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + writing + deleting + undoing + querying

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
        /// - Throws: ``TodoContractFailure`` when it does not hold; what the data source throws, when it throws unexpectedly.
        public func run(_ subject: Subject) async throws {
            do { try await body(subject) } catch {
                throw TodoContractFailure("“\(description)” does not hold: \(error)")
            }
        }
    }

    /// A data source to be tried, and what belongs to it.
    public struct Subject: Sendable {
        /// The data source.
        public let source: any TodoDataSource
        /// A person whose todos it may keep.
        public let user: User.ID
        /// Someone else, and the data source by which that person's todos are reached; nil if there is nobody else.
        public let other: (source: any TodoDataSource, user: User.ID)?
        /// Lets so many days pass on the data source's clock; nil where time can't be changed.
        public let passDays: (@Sendable (Int) -> Void)?

        /// Makes a subject.
        public init(
            _ source: any TodoDataSource, of user: User.ID, other: (source: any TodoDataSource, user: User.ID)? = nil,
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
public struct TodoContractFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Fails unless two values are equal.
func expect<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws(TodoContractFailure) {
    guard seen == expected else { throw TodoContractFailure("\(what): expected \(expected), saw \(seen)") }
}

/// Fails unless something throws `notFound`.
func expectNotFound(
    _ what: String, _ body: () async throws(TodoDataSourceError) -> Void
) async throws(TodoContractFailure) {
    do throws(TodoDataSourceError) { try await body() } catch {
        guard error == .notFound else { throw TodoContractFailure("\(what): expected notFound, saw \(error)") }
        return
    }
    throw TodoContractFailure("\(what): expected notFound, saw success")
}

extension TodoDataSourceContract.Subject {
    /// Creates a todo for the user.
    func create(_ title: String, isCompleted: Bool = false) async throws -> Todo {
        try await source.create(TodoDraft(title: title, isCompleted: isCompleted), of: user)
    }

    /// All todos of the user.
    func all() async throws -> [Todo] { try await source.page(TodoQuery(), of: user).todos }

    /// Deletes a todo, which must be undoable.
    func delete(_ id: Todo.ID) async throws -> TodoDeletion {
        guard let deletion = try await source.delete(id) else {
            throw TodoContractFailure("deleting \(id) gave nothing that takes it back")
        }
        return deletion
    }
}
