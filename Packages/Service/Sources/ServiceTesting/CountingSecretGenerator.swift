import Service

/// Makes secrets that a test can foretell: each is 43 characters long and ends with the number of its turn.
public struct CountingSecretGenerator: SecretGenerator {
    private let count = Lock(0)

    /// Makes a generator whose first secret ends with 1.
    public init() {}

    public func makeSecret() -> String {
        Self.secret(
            count.withLock { count in
                count += 1
                return count
            })
    }

    /// The secret that is made in a turn, counted from 1.
    public static func secret(_ turn: Int) -> String {
        let digits = String(turn)
        return String(repeating: "A", count: max(0, 43 - digits.count)) + digits
    }

    public func digest(_ secret: String) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        for (place, byte) in secret.utf8.enumerated() { digest[place % 32] = (digest[place % 32] &* 31) &+ byte }
        return digest
    }
}
