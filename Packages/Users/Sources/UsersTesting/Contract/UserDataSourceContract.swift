import SharedData
import UsersData
import UsersDomain

/// What every ``UserDataSource`` must do, case by case. A case that does not hold throws a ``UserContractFailure``.
public enum UserDataSourceContract {
    /// All cases. Each wants a subject of its own, with nobody in it but those two who have accounts.
    public static let cases: [Case] = basics + changing + removing + querying

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
        /// - Throws: ``UserContractFailure`` when it does not hold; what the data source throws, when it throws unexpectedly.
        public func run(_ subject: Subject) async throws {
            do { try await body(subject) } catch {
                throw UserContractFailure("“\(description)” does not hold: \(error)")
            }
        }
    }

    /// A data source to be tried, and what belongs to it.
    public struct Subject: Sendable {
        /// The data source, as the user reaches it.
        public let source: any UserDataSource
        /// Someone with an account.
        public let user: User
        /// Someone else with an account and a greater id.
        public let other: User
        /// Lets so many days pass on the data source's clock; nil where time can't be changed.
        public let passDays: (@Sendable (Int) -> Void)?

        /// Makes a subject.
        public init(
            _ source: any UserDataSource, of user: User, other: User, passDays: (@Sendable (Int) -> Void)? = nil
        ) {
            self.source = source
            self.user = user
            self.other = other
            self.passDays = passDays
        }
    }
}

/// Words that say which expectation did not hold, and what was seen.
public struct UserContractFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Fails unless two values are equal.
func expect<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws(UserContractFailure) {
    guard seen == expected else { throw UserContractFailure("\(what): expected \(expected), saw \(seen)") }
}

/// Fails unless something throws `notFound`.
func expectNotFound(
    _ what: String, _ body: () async throws(UserDataSourceError) -> Void
) async throws(UserContractFailure) {
    do throws(UserDataSourceError) { try await body() } catch {
        guard error == .notFound else { throw UserContractFailure("\(what): expected notFound, saw \(error)") }
        return
    }
    throw UserContractFailure("\(what): expected notFound, saw success")
}

extension UserDataSourceContract.Subject {
    /// Adds someone on behalf of the user.
    func add(_ name: String, _ details: PersonDetails = [:]) async throws -> Person {
        try await source.create(PersonDraft(name: name, details: details), by: user.id)
    }

    /// Everybody who was added.
    func added() async throws -> [Person] { try await source.page(UserQuery()).people.filter { !$0.hasAccount } }

    /// Removes someone, which must be undoable.
    func remove(_ id: User.ID) async throws -> UserDeletion {
        guard let deletion = try await source.delete(id) else {
            throw UserContractFailure("removing \(id) gave nothing that takes it back")
        }
        return deletion
    }
}
