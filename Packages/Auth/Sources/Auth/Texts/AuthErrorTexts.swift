import AuthDomain

extension AuthError {
    /// What happened and what to do, for a person. Empty for a cancellation, which is nothing to show.
    public var message: String {
        switch self {
        case .cancelled: ""
        case .signInError: "The e-mail or the password is wrong."
        case .signOutError: "You are still signed in: the session could not be ended. Try again."
        case .emailTaken: "There is an account with this e-mail already. Sign in, or use another e-mail."
        case .invalidEmail: "This is not an e-mail address."
        case .invalidName(.empty): "A name is needed."
        case .invalidName(.tooLong): "A name can have at most \(PersonName.maximumLength) characters."
        case .invalidName(.unsupportedCharacter): "A name can't hold the character U+0000."
        case .weakPassword(.tooShort): "A password needs at least \(NewPassword.minimumLength) characters."
        case .weakPassword(.tooLong): "A password can have at most \(NewPassword.maximumLength) characters."
        case .wrongPassword: "The password is wrong."
        case .tooManyAttempts(let wait): "There were too many attempts. Try again in \(Self.words(for: wait))."
        case .sessionExpired: "Your session has ended. Sign in again."
        case .unknownAccount: "There is no account with this e-mail."
        case .localUserNotAllowed: "Sign in with an account: one can't go on without one here."
        case .noPassword: "The local user has no password. Create an account to have one."
        case .storage(let message): message
        case .busy: "Passwords can't be checked at the moment. Try again."
        }
    }

    private static func words(for wait: Duration) -> String {
        let seconds = max(wait.wholeSeconds, 1)
        guard seconds > 90 else { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
        return "\((seconds - 1) / 60 + 1) minutes"
    }
}

extension Duration {
    /// The seconds, rounded up.
    var wholeSeconds: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}
