import SharedData

/// Makes sure that a password is someone's. The directory knows nothing of passwords: whoever puts the program together says how.
public struct PasswordCheck: Sendable {
    private let check: @Sendable (String, User.ID) async throws(PasswordRefusal) -> Void

    /// Makes a check from a function that returns when the password is the person's, or when that person needs none.
    public init(
        _ check: @escaping @Sendable (_ password: String, _ user: User.ID) async throws(PasswordRefusal) -> Void
    ) {
        self.check = check
    }

    /// For a directory behind a server, which checks the password itself: nothing is looked at here.
    public static let byServer = PasswordCheck { _, _ throws(PasswordRefusal) in }

    func callAsFunction(_ password: String, of user: User.ID) async throws(PasswordRefusal) {
        try await check(password, user)
    }
}

/// Why a password was not accepted. The texts are for people.
public enum PasswordRefusal: Error, Sendable, Equatable {
    /// It is wrong, or was tried too often.
    case wrong(String)
    /// It could not be checked.
    case notChecked(String)
    /// The task was cancelled.
    case cancelled
}
