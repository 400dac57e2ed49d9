import CSodium
import Service

/// Makes secrets from the system's generator of random numbers, and digests with BLAKE2b, by libsodium.
public struct SodiumSecretGenerator: SecretGenerator {
    /// Makes a generator.
    public init() { _ = Sodium.isReady }

    public func makeSecret() -> String {
        var bytes = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&bytes, bytes.count)
        var text = [CChar](repeating: 0, count: 44)
        sodium_bin2base64(&text, text.count, bytes, bytes.count, sodium_base64_VARIANT_URLSAFE_NO_PADDING)
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    public func digest(_ secret: String) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        let bytes = Array(secret.utf8)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }
}
