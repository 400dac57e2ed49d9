import Auth
import AuthDomain
import UsersDomain

extension PasswordCheck {
    /// The accounts of Auth know whose a password is; the directory, which asks, knows nothing of Auth.
    init(_ confirmPassword: any ConfirmPassword) {
        self.init { password, user throws(PasswordRefusal) in
            do throws(AuthError) { try await confirmPassword.execute(password: password, of: user) } catch {
                throw PasswordRefusal(error)
            }
        }
    }
}

extension PasswordRefusal {
    /// The table by which errors of Auth become refusals.
    fileprivate init(_ error: AuthError) {
        self =
            switch error {
            case .wrongPassword, .tooManyAttempts: .wrong(error.message)
            case .cancelled: .cancelled
            default: .notChecked(error.message)
            }
    }
}
