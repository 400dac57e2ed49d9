import Service

/// A hasher without cryptography, so that a feature in memory needs no library: for trying things out only. What it makes is the password
/// itself, and must never be stored.
struct InMemoryPasswordHasher: PasswordHasher {
    func hash(_ password: String) async throws(PasswordHashingError) -> String { "memory$" + password }

    func verify(_ password: String, against hash: String?) async throws(PasswordHashingError) -> PasswordVerdict {
        // As bytes: Swift's == takes NFC and NFD for the same.
        hash.map { Array($0.utf8) } == Array("memory$\(password)".utf8) ? .right(isOutdated: false) : .wrong
    }
}

/// Secrets from the system's generator, with digests that are good for nothing but memory.
struct InMemorySecretGenerator: SecretGenerator {
    func makeSecret() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var generator = SystemRandomNumberGenerator()
        return String((0..<43).map { _ in alphabet[Int(generator.next() & 63)] })
    }

    func digest(_ secret: String) -> [UInt8] { Array(secret.utf8) }
}
