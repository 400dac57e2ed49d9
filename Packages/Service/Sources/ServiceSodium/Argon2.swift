import CSodium
import Service

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Argon2 by libsodium. These calls take long, and the memory of their parameters.
enum Argon2 {
    /// What a hash says it was made with.
    struct Found: Equatable {
        var passes: Int
        var memoryKiB: Int
        var isArgon2id: Bool
    }

    static func hash(_ password: String, _ parameters: SodiumPasswordHasher.Parameters) -> Result<
        String, PasswordHashingError
    > {
        var out = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let code = withBytes(of: password) { bytes, count in
            crypto_pwhash_str_alg(
                &out, bytes, count, UInt64(parameters.passes), parameters.memoryKiB * 1024, crypto_pwhash_ALG_ARGON2ID13
            )
        }
        guard code == 0 else { return .failure(.outOfMemory) }
        return .success(String(decoding: out.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Whether a password is the one that a hash was made of. The hash must have been looked at before.
    static func matches(_ password: String, _ hash: String) -> Result<Bool, PasswordHashingError> {
        // libsodium tells a wrong password and a lack of memory apart by the system's error only.
        errno = 0
        let code = withBytes(of: password) { bytes, count in crypto_pwhash_str_verify(hash, bytes, count) }
        if code != 0, errno == ENOMEM { return .failure(.outOfMemory) }
        return .success(code == 0)
    }

    /// What a hash in PHC string format was made with: `$argon2id$v=19$m=19456,t=2,p=1$salt$digest`. Nil for what is no such hash.
    static func parameters(of hash: String) -> Found? {
        guard hash.utf8.count < Int(crypto_pwhash_STRBYTES), hash.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            return nil
        }
        let parts = hash.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id" || parts[1] == "argon2i", parts[2] == "v=19"
        else { return nil }
        let numbers = parts[3].split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 3, let memory = number(numbers[0], "m="), let passes = number(numbers[1], "t="),
            number(numbers[2], "p=") != nil
        else { return nil }
        return Found(passes: passes, memoryKiB: memory, isArgon2id: parts[1] == "argon2id")
    }

    private static func number(_ text: Substring, _ prefix: String) -> Int? {
        guard text.hasPrefix(prefix) else { return nil }
        let digits = text.dropFirst(prefix.count)
        guard !digits.isEmpty, digits.utf8.count <= 10, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            return nil
        }
        return Int(digits)
    }

    private static func withBytes(of password: String, _ body: (UnsafePointer<CChar>, UInt64) -> Int32) -> Int32 {
        var password = password
        return password.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return body("", 0) }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { body($0, UInt64(bytes.count)) }
        }
    }
}
