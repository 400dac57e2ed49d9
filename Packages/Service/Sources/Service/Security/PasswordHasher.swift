/// Makes and checks the hashes that passwords are stored as.
public protocol PasswordHasher: Sendable {
    /// Hashes a password, which is taken as the bytes of its UTF-8. The result holds the algorithm, its parameters and a fresh salt (PHC string format).
    /// - Throws: ``PasswordHashingError``.
    func hash(_ password: String) async throws(PasswordHashingError) -> String

    /// Whether a password is the one that a hash was made of, and whether the hash was made with weaker parameters than new ones are.
    ///
    /// With no hash it does the same work and tells false, so that an account that isn't there can't be told by the time it takes.
    /// - Throws: ``PasswordHashingError``.
    func verify(_ password: String, against hash: String?) async throws(PasswordHashingError) -> PasswordVerdict
}

/// What comparing a password with a hash told.
public enum PasswordVerdict: Sendable, Equatable {
    case wrong
    /// It is right. If the hash is outdated, hash the password anew and store that.
    case right(isOutdated: Bool)
}

/// Why a password could not be hashed or compared.
public enum PasswordHashingError: Error, Sendable, Equatable {
    case cancelled
    /// There was not enough memory for it at the moment.
    case outOfMemory
    /// The library could not be started.
    case unavailable
}

/// Makes secrets that nobody can guess, and digests to store them as.
public protocol SecretGenerator: Sendable {
    /// A new secret of 32 random bytes from the system's generator, as 43 characters of base64url without padding (RFC 4648, section 5).
    func makeSecret() -> String
    /// The digest that a secret is stored as: 32 bytes. The same secret always gives the same one.
    func digest(_ secret: String) -> [UInt8]
}
