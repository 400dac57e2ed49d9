import SharedData
import Users
import UsersData
import UsersDomain
import UsersTesting

import class Service.Lock

/// Whether what is kept can be reached, to be changed while a screen is used.
final class Weather: Sendable {
    private let storm = Lock(false)

    var isStormy: Bool {
        get { storm.withLock { $0 } }
        set { storm.withLock { $0 = newValue } }
    }

    /// The feature over the sample people, which fails while it is stormy.
    func factory(_ passwords: PasswordCheck = anyPassword) -> UsersFactory {
        let repository = InterceptedUserRepository(
            DefaultUserRepository(dataSource: InMemoryUserDataSource(SamplePeople.few))
        ) { [self] _ throws(RepositoryError) in
            if isStormy { throw .update(.storage("The disk is full.")) }
        }
        return UsersFactory(repository: repository, passwords: passwords)
    }
}
