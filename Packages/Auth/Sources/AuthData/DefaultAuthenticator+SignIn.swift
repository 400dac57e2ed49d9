import AuthDomain
import Foundation
import Service
import SharedData

extension DefaultAuthenticator {
    public func signIn(email: String, password: String, client: String) async throws(AuthError) -> Session {
        guard let email = EmailAddress(email) else {
            // Nobody has such an address; the work is that of one who does.
            _ = try await verdict(on: password, against: nil)
            throw .signInError
        }
        let account = try await check(password, email: email) { () throws(AccountStorageError) in
            try await storage.account(email: email)
        }
        guard let account else { throw .signInError }
        let (secret, session) = newSession(client)
        let begun = try await ask { () throws(AccountStorageError) in
            try await storage.beginSession(
                session, of: account.account.user.id, passwordVersion: account.passwordVersion)
        }
        // Nil: the password was changed while it was looked at.
        guard let begun else { throw .signInError }
        await removeEndedSessions()
        return Session(begun, secret: secret)
    }

    public func signUp(
        name: PersonName, email: EmailAddress, password: NewPassword, takingOver secret: String?, client: String
    ) async throws(AuthError) -> Session {
        var localUser: User.ID?
        if let secret {
            let session = try await self.session(secret: secret)
            if session.account.isLocal { localUser = session.user.id }
        }
        let hash = try await hashing { () throws(PasswordHashingError) in try await hasher.hash(password.text) }
        let (newSecret, session) = newSession(client)
        let account = NewAccount(name: name.text, email: email, passwordHash: hash)
        let begun = try await ask { () throws(AccountStorageError) in
            try await storage.create(account, takingOver: localUser, session: session)
        }
        return Session(begun, secret: newSecret)
    }

    public func signInLocally(client: String) async throws(AuthError) -> Session {
        let (secret, session) = newSession(client)
        let begun = try await ask { () throws(AccountStorageError) in
            try await storage.beginLocalSession(name: PersonName.localUser, session)
        }
        await removeEndedSessions()
        return Session(begun, secret: secret)
    }

    public func signOut(secret: String) async throws(AuthError) {
        do { try await storage.endSession(digest: secrets.digest(secret)) } catch { throw .signOutError }
    }

    private func newSession(_ client: String) -> (secret: String, NewSession) {
        let secret = secrets.makeSecret()
        let now = now
        let client = String(client.unicodeScalars.filter { $0.value != 0 }.prefix(200).map(Character.init))
        let session = NewSession(
            digest: secrets.digest(secret), client: client, createdAt: now,
            expiresAt: now.addingTimeInterval(lifetime.absolute))
        return (secret, session)
    }

    /// Tidies up. That it fails is no reason to refuse a sign-in: an ended session is refused whether or not it was removed.
    private func removeEndedSessions() async {
        let now = now
        try? await storage.removeSessions(expiringBy: now, unusedSince: now.addingTimeInterval(-lifetime.idle))
    }
}

extension Session {
    init(_ stored: StoredSession, secret: String) {
        self.init(id: stored.id, secret: secret, expiresAt: stored.expiresAt, account: stored.account)
    }
}
