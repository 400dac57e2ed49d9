/// Why something about signing in did not happen.
public enum AuthError: Error, Sendable, Equatable {
    /// The task was cancelled before it was done.
    case cancelled
    /// The e-mail or the password is wrong. It does not tell which.
    case signInError
    /// The session could not be ended; it still stands.
    case signOutError
    /// Another account has this e-mail address.
    case emailTaken
    /// This is no e-mail address.
    case invalidEmail
    /// A person can't be called this.
    case invalidName(NameProblem)
    /// A password that may not be chosen.
    case weakPassword(PasswordProblem)
    /// The password that was to prove who asks is wrong.
    case wrongPassword
    /// There were too many wrong passwords; none is looked at before this much time has gone by.
    case tooManyAttempts(retryAfter: Duration)
    /// The session has ended, or never was.
    case sessionExpired
    /// There is no account with this e-mail address. Said only to the machine's administrator.
    case unknownAccount
    /// One can't go on without an account here.
    case localUserNotAllowed
    /// The local user has no password that could be changed.
    case noPassword
    /// Accounts can't be read or written; the text says why.
    case storage(String)
    /// Passwords can't be checked at the moment.
    case busy
}

/// What is wrong with a name.
public enum NameProblem: Sendable, Equatable {
    /// There is nothing in it.
    case empty
    /// It has more than ``PersonName/maximumLength`` characters.
    case tooLong
    /// It holds U+0000.
    case unsupportedCharacter
}

/// What is wrong with a password that someone chose.
public enum PasswordProblem: Sendable, Equatable {
    /// It has fewer than ``NewPassword/minimumLength`` characters.
    case tooShort
    /// It has more than ``NewPassword/maximumLength`` characters.
    case tooLong
}
