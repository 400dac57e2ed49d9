import SharedData

/// Deletes the account of whoever asks, for good.
public protocol DeleteAccount: Sendable {
    /// Checks the password, and removes the person with sessions, todos and diary. Posts stay, without a name. It can't be undone.
    /// - Throws: ``UserError/wrongPassword(_:)``, ``UserError/passwordNotChecked(_:)``, and others; then everything is as it was.
    func execute(password: String, for user: User.ID) async throws(UserError)
}

/// Deletes an account in a repository.
public struct DeleteAccountUseCase: DeleteAccount {
    private let repository: any UserRepository
    private let passwords: PasswordCheck

    /// Makes the use case.
    public init(repository: any UserRepository, passwords: PasswordCheck) {
        self.repository = repository
        self.passwords = passwords
    }

    public func execute(password: String, for user: User.ID) async throws(UserError) {
        do { try await passwords(password, of: user) } catch {
            switch error {
            case .wrong(let text): throw .wrongPassword(text)
            case .notChecked(let text): throw .passwordNotChecked(text)
            case .cancelled: throw .cancelled
            }
        }
        do throws(RepositoryError) { try await repository.deleteAccount(user, password: password) } catch {
            if case .forbidden(let text) = error.reason { throw .wrongPassword(text) }
            throw UserError(error)
        }
    }
}
