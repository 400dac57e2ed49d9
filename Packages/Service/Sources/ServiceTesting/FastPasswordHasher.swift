import Service

/// Stands in for a password hasher in tests and demonstrations: at once, and without any protection. Never store what it makes.
public struct FastPasswordHasher: PasswordHasher {
    private let generation: Int
    private let salts = Lock(0)

    /// Makes a hasher. Hashes of a lower generation count as outdated.
    public init(generation: Int = 1) { self.generation = generation }

    public func hash(_ password: String) async throws(PasswordHashingError) -> String {
        if Task.isCancelled { throw .cancelled }
        let salt = salts.withLock { salt in
            salt += 1
            return salt
        }
        return "$not-a-hash$g=\(generation)$\(salt)$\(mix(password, salt))"
    }

    public func verify(
        _ password: String, against hash: String?
    ) async throws(PasswordHashingError) -> PasswordVerdict {
        if Task.isCancelled { throw .cancelled }
        let parts = (hash ?? "").split(separator: "$")
        guard parts.count == 4, parts[0] == "not-a-hash", parts[1].hasPrefix("g="),
            let made = Int(parts[1].dropFirst(2)),
            let salt = Int(parts[2]), parts[3] == mix(password, salt)
        else { return .wrong }
        return .right(isOutdated: made < generation)
    }

    /// FNV-1a: tells passwords apart, and protects nothing.
    private func mix(_ password: String, _ salt: Int) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in "\(salt):\(password)".utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
