import Foundation
import ServiceSodium
import Testing

@Suite("Making secrets with libsodium")
struct SodiumSecretGeneratorTests {
    private let generator = SodiumSecretGenerator()

    @Test("makes 43 characters that need no escaping in an address, and never the same")
    func makesSecrets() {
        let secrets = (0..<1000).map { _ in generator.makeSecret() }

        #expect(Set(secrets).count == 1000)
        for secret in secrets {
            #expect(secret.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
            let padded = secret.replacing("-", with: "+").replacing("_", with: "/") + "="
            #expect(Data(base64Encoded: padded)?.count == 32)
        }
    }

    @Test("gives the same digest for the same secret, and another for another")
    func digests() {
        #expect(generator.digest("secret") == generator.digest("secret"))
        #expect(generator.digest("secret") != generator.digest("secreu"))
        #expect(generator.digest("").count == 32)
        // BLAKE2b-256 of "abc".
        #expect(
            generator.digest("abc").map { String(format: "%02x", $0) }.joined()
                == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    }
}
