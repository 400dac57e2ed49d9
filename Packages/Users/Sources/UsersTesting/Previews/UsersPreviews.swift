import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Users
import UsersData
import UsersDomain

/// The feature's screens in each of their states.
@MainActor public enum UsersPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { directory + details + newPerson + account }

    static let me = Context.fixed(SamplePeople.ada)

    static func factory(_ people: [Person]? = nil) -> UsersFactory { .inMemory(people ?? SamplePeople.few) }

    /// Answers nothing until the task that asks is cancelled.
    static var waiting: UsersFactory {
        intercepted { _ throws(RepositoryError) in
            await untilCancelled()
            throw .cancelled
        }
    }

    static func failing(reads: Bool) -> UsersFactory {
        intercepted { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
    }

    static func intercepted(
        before: @escaping @Sendable (InterceptedUserRepository.Call) async throws(RepositoryError) -> Void
    ) -> UsersFactory {
        let repository = DefaultUserRepository(dataSource: InMemoryUserDataSource(SamplePeople.few))
        return UsersFactory(
            repository: InterceptedUserRepository(repository, before: before),
            passwords: PasswordCheck { _, _ throws(PasswordRefusal) in })
    }
}
