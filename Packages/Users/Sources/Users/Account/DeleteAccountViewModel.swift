import Observation
import Screens
import SharedData
import UsersDomain

/// Deletes the account of whoever is signed in.
@MainActor @Observable public final class DeleteAccountViewModel {
    /// Whose account it is.
    public let user: User
    /// Whether a password is to be typed.
    public let asksForPassword: Bool
    /// What is being typed. It is in no page, and gone once it was used.
    public var password = ""
    /// What is wrong with the password.
    public private(set) var passwordMessage: String?
    /// What else went wrong; empty when nothing did.
    public private(set) var errorMessage = ""
    /// Whether the account is being deleted at the moment.
    public private(set) var isBusy = false

    @ObservationIgnored private let deleteAccount: any DeleteAccount
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model.
    public init(deleteAccount: any DeleteAccount, user: User, asksForPassword: Bool) {
        self.deleteAccount = deleteAccount
        self.user = user
        self.asksForPassword = asksForPassword
    }

    /// Takes what is typed for the password.
    public func typePassword(_ text: String) {
        password = text
        passwordMessage = nil
    }

    /// Deletes the account.
    /// - Returns: Whether it is gone; if not, everything is as it was.
    public func delete() async -> Bool {
        guard !isBusy, !asksForPassword || !password.isEmpty else { return false }
        isBusy = true
        defer { isBusy = false }
        let typed = password
        password = ""
        passwordMessage = nil
        errorMessage = ""
        return await queue.run { [self] in
            do throws(UserError) {
                try await deleteAccount.execute(password: typed, for: user.id)
                return true
            } catch {
                switch error {
                case .notFound: return true
                case .wrongPassword(let text) where asksForPassword: passwordMessage = text
                default: errorMessage = error.message ?? ""
                }
                return false
            }
        }
    }

    /// Takes the error away.
    public func dismiss() { errorMessage = "" }
}
