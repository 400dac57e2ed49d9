import SharedData
import SharedDataTesting
import Users
import UsersData
import UsersDomain
import UsersTesting

extension Outage {
    /// The feature over the sample people, which fails while it lasts.
    func factory(_ passwords: PasswordCheck = anyPassword) -> UsersFactory {
        let repository = InterceptedUserRepository(
            DefaultUserRepository(dataSource: InMemoryUserDataSource(SamplePeople.few))
        ) { [self] _ throws(RepositoryError) in try check() }
        return UsersFactory(repository: repository, passwords: passwords)
    }
}
