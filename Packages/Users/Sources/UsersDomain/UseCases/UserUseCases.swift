/// All that can be done with the directory.
public struct UserUseCases: Sendable {
    /// Reads the directory.
    public var getUsers: any GetUsers
    /// Reads one person.
    public var getUser: any GetUser
    /// Adds a person.
    public var createUser: any CreateUser
    /// Adds many people at once.
    public var importUsers: any ImportUsers
    /// Changes a person.
    public var updateUser: any UpdateUser
    /// Removes a person.
    public var deleteUser: any DeleteUser
    /// Takes removals back.
    public var restoreUser: any RestoreUser
    /// Deletes the account of whoever asks.
    public var deleteAccount: any DeleteAccount

    /// Makes all use cases over one repository. One of them can be replaced afterwards.
    /// - Parameter passwords: Makes sure, before an account is deleted, who asks.
    public init(repository: any UserRepository, passwords: PasswordCheck) {
        getUsers = GetUsersUseCase(repository: repository)
        getUser = GetUserUseCase(repository: repository)
        createUser = CreateUserUseCase(repository: repository)
        importUsers = ImportUsersUseCase(repository: repository)
        updateUser = UpdateUserUseCase(repository: repository)
        deleteUser = DeleteUserUseCase(repository: repository)
        restoreUser = RestoreUserUseCase(repository: repository)
        deleteAccount = DeleteAccountUseCase(repository: repository, passwords: passwords)
    }
}
