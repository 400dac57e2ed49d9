import ServiceTesting
import SharedData
import SharedDataTesting
import UsersData
import UsersDomain

/// What every ``UserDataSource`` must do, case by case. A case that does not hold throws a ``ContractFailure``.
public enum UserDataSourceContract {
    /// All cases. Each wants a subject of its own, with nobody in it but those two who have accounts.
    public static let cases: [Case] = basics + changing + removing + querying

    /// One thing that must hold.
    public typealias Case = ContractCase<Subject>
    /// What a case is tried on.
    public typealias Subject = DataSourceSubject<any UserDataSource>
}

extension DataSourceSubject<any UserDataSource> {
    /// Adds someone on behalf of the user.
    func add(_ name: String, _ details: PersonDetails = [:]) async throws -> Person {
        try await source.create(PersonDraft(name: name, details: details), by: user.id)
    }

    /// Everybody who was added.
    func added() async throws -> [Person] { try await source.page(UserQuery()).people.filter { !$0.hasAccount } }

    /// Removes someone, which must be undoable.
    func remove(_ id: User.ID) async throws -> UserDeletion {
        guard let deletion = try await source.delete(id) else {
            throw ContractFailure("removing \(id) gave nothing that takes it back")
        }
        return deletion
    }
}
