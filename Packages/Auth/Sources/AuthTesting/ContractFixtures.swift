import AuthDomain
import Foundation

/// An instant, in seconds after one that all cases begin at.
func instant(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + seconds) }

func newSession(_ digest: UInt8, at seconds: TimeInterval = 0, lasting: TimeInterval = 1000) -> NewSession {
    NewSession(
        digest: [UInt8](repeating: digest, count: 32), client: "10.0.0.\(digest)", createdAt: instant(seconds),
        expiresAt: instant(seconds + lasting))
}

func email(_ text: String) throws -> EmailAddress { try unwrap(EmailAddress(text), "an e-mail address") }

extension AccountStorage {
    func add(
        _ address: String, name: String = "Ada", session digest: UInt8 = 1
    ) async throws -> StoredSession {
        try await create(
            NewAccount(name: name, email: try email(address), passwordHash: "hash of \(address)"), takingOver: nil,
            session: newSession(digest))
    }
}
