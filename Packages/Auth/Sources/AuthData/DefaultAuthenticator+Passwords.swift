import AuthDomain
import Service
import SharedData

extension DefaultAuthenticator {
    public func changePassword(
        secret: String, old: String, new: NewPassword, endingOtherSessions: Bool
    ) async throws(AuthError) {
        let session = try await session(secret: secret)
        let account = try await confirmed(old, of: session.user.id)
        guard let account else { throw .noPassword }
        let hash = try await hashing { () throws(PasswordHashingError) in try await hasher.hash(new.text) }
        let isChanged = try await ask { () throws(AccountStorageError) in
            try await storage.setPassword(
                hash, of: session.user.id, passwordVersion: account.passwordVersion,
                ending: endingOtherSessions ? .others(than: session.id) : .none)
        }
        // It was changed from elsewhere meanwhile, so the old one is no longer right.
        guard isChanged else { throw .wrongPassword }
    }

    public func resetPassword(email: EmailAddress, new: NewPassword) async throws(AuthError) {
        let hash = try await hashing { () throws(PasswordHashingError) in try await hasher.hash(new.text) }
        // Whoever changes the password meanwhile does not win over the administrator.
        for _ in 0..<10 {
            let account = try await ask { () throws(AccountStorageError) in try await storage.account(email: email) }
            guard let account else { throw .unknownAccount }
            let isChanged = try await ask { () throws(AccountStorageError) in
                try await storage.setPassword(
                    hash, of: account.account.user.id, passwordVersion: account.passwordVersion, ending: .all)
            }
            if isChanged { return }
        }
        throw .busy
    }

    public func confirm(password: String, of user: User.ID) async throws(AuthError) {
        _ = try await confirmed(password, of: user)
    }

    /// The account whose password it is; nil for the local user, who has none.
    private func confirmed(_ password: String, of user: User.ID) async throws(AuthError) -> StoredAccount? {
        let known = try await ask { () throws(AccountStorageError) in try await storage.account(of: user) }
        guard let known else { throw .sessionExpired }
        guard let email = known.account.email.flatMap(EmailAddress.init) else { return nil }
        let account = try await check(password, email: email) { () throws(AccountStorageError) in
            try await storage.account(of: user)
        }
        guard let account else { throw .wrongPassword }
        try await ask { () throws(AccountStorageError) in try await storage.clearAttempts(email) }
        return account
    }

    /// Looks at a password, if it may be looked at: the attempt is counted before, and stays counted unless whoever asks clears it.
    ///
    /// The work is the same whether or not there is an account.
    /// - Returns: The account when the password is right; nil when it is wrong or there is no account.
    func check(
        _ password: String, email: EmailAddress,
        find: () async throws(AccountStorageError) -> StoredAccount?
    ) async throws(AuthError) -> StoredAccount? {
        let wait = try await ask { () throws(AccountStorageError) in
            try await storage.claimAttempt(email, limit: limit, now: now)
        }
        if let wait { throw .tooManyAttempts(retryAfter: wait) }
        do throws(AuthError) {
            let account = try await ask(find)
            guard case .right(let isOutdated) = try await verdict(on: password, against: account?.passwordHash),
                let account
            else { return nil }
            if isOutdated { await rehash(password, of: account) }
            return account
        } catch {
            // No password was looked at. A cancelled task can't ask a database, so another one does.
            _ = await Task { try? await storage.returnAttempt(email) }.value
            throw error
        }
    }

    func verdict(on password: String, against hash: String?) async throws(AuthError) -> PasswordVerdict {
        // A text that nobody could have chosen is not hashed itself: it might be huge.
        let isPossible = NewPassword.mayBePassword(password)
        let verdict = try await hashing { () throws(PasswordHashingError) in
            try await hasher.verify(isPossible ? password : "", against: isPossible ? hash : nil)
        }
        return isPossible ? verdict : .wrong
    }

    /// Stores a stronger hash. That it fails is no reason to refuse a right password: the next one tries again.
    private func rehash(_ password: String, of account: StoredAccount) async {
        guard let hash = try? await hasher.hash(password) else { return }
        try? await storage.replaceHash(hash, of: account.account.user.id, passwordVersion: account.passwordVersion)
    }
}
