import Endpoints
import SharedData
import UsersData
import UsersDomain

/// Builds the feature from its two dependencies.
///
///     let me = User(id: User.ID(1), name: "Me")
///     let users = UsersFactory.inMemory([Person(user: me, hasAccount: true)])
///     let screen = users.userView(context: Context(user: me))
public struct UsersFactory: Sendable {
    /// All that can be done with the directory. One of them can be replaced before anything is built.
    public var useCases: UserUseCases

    /// Makes a factory over a repository.
    /// - Parameter passwords: Makes sure, before an account is deleted, who asks.
    public init(repository: any UserRepository, passwords: PasswordCheck) {
        useCases = UserUseCases(repository: repository, passwords: passwords)
    }

    /// Makes a factory over a data source, with the repository that the feature brings.
    public init(dataSource: any UserDataSource, passwords: PasswordCheck) {
        self.init(repository: DefaultUserRepository(dataSource: dataSource), passwords: passwords)
    }

    /// The feature with its people in memory, for trying it. Any password passes.
    public static func inMemory(_ people: [Person] = []) -> UsersFactory {
        UsersFactory(
            dataSource: InMemoryUserDataSource(people), passwords: PasswordCheck { _, _ throws(PasswordRefusal) in })
    }

    /// The directory, for whoever is signed in; nil when nobody is. Its route is ``UserView/route``.
    @MainActor public func userView(context: Context) -> UserView? {
        context.user.map { UserView(viewModel: UserViewModel(useCases: useCases, user: $0.id)) }
    }

    /// Where someone is added; nil when nobody is signed in. Its route is ``NewUserView/route``.
    @MainActor public func newUserView(context: Context) -> NewUserView? {
        context.user.map { NewUserView(viewModel: NewUserViewModel(createUser: useCases.createUser, user: $0.id)) }
    }

    /// One person of the directory; nil when nobody is signed in. Its route is ``UserDetailsView/route(_:)``.
    @MainActor public func detailsView(_ id: User.ID, context: Context) -> UserDetailsView? {
        context.user.map { user in
            UserDetailsView(viewModel: UserDetailsViewModel(id, useCases: useCases, user: user.id))
        }
    }

    /// Where whoever is signed in deletes their account; nil when nobody is. Its route is ``DeleteAccountView/route``.
    /// - Parameter asksForPassword: False for someone who has none, who is asked a question instead. Whether a password is needed is not
    ///   decided by this but by the ``UsersDomain/PasswordCheck``.
    @MainActor public func deleteAccountView(context: Context, asksForPassword: Bool = true) -> DeleteAccountView? {
        context.user.map { user in
            DeleteAccountView(
                viewModel: DeleteAccountViewModel(
                    deleteAccount: useCases.deleteAccount, user: user, asksForPassword: asksForPassword))
        }
    }

    /// What programs can ask for, each on behalf of whoever is signed in.
    public func endpoints() -> [Endpoint] { UserEndpoints(useCases: useCases).all }
}
