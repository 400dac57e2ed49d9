import AuthDomain
import Foundation
import Service
import SharedData

/// Tells who someone is by accounts that are stored, with passwords as hashes and session secrets as digests.
public struct DefaultAuthenticator: Authenticator {
    let storage: any AccountStorage
    let hasher: any PasswordHasher
    let secrets: any SecretGenerator
    let clock: any WallClock
    let lifetime: SessionLifetime
    let limit: SignInLimit

    /// Makes an authenticator.
    /// - Parameter clock: Tells the instants by which sessions and waiting times end.
    public init(
        storage: any AccountStorage, hasher: any PasswordHasher, secrets: any SecretGenerator,
        clock: any WallClock = SystemClock(), lifetime: SessionLifetime = SessionLifetime(),
        limit: SignInLimit = SignInLimit()
    ) {
        self.storage = storage
        self.hasher = hasher
        self.secrets = secrets
        self.clock = clock
        self.lifetime = lifetime
        self.limit = limit
    }

    /// An authenticator whose accounts live as long as it does: for trying things out. It uses no cryptography.
    public static func inMemory(clock: any WallClock = SystemClock()) -> DefaultAuthenticator {
        DefaultAuthenticator(
            storage: InMemoryAccountStorage(), hasher: InMemoryPasswordHasher(), secrets: InMemorySecretGenerator(),
            clock: clock)
    }

    /// The present instant, as exact as it can be stored.
    var now: Date { Date(milliseconds: clock.now.milliseconds) }

    /// Asks the storage, in this layer's errors.
    func ask<Value: Sendable>(
        _ question: () async throws(AccountStorageError) -> Value
    ) async throws(AuthError) -> Value {
        do { return try await question() } catch { throw AuthError(error) }
    }

    /// Asks the hasher, in this layer's errors.
    func hashing<Value: Sendable>(
        _ work: () async throws(PasswordHashingError) -> Value
    ) async throws(AuthError) -> Value {
        do { return try await work() } catch { throw AuthError(error) }
    }
}

extension AuthError {
    /// The one table of what a storage's errors mean here.
    init(_ error: AccountStorageError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .emailTaken: .emailTaken
            case .missing: .sessionExpired
            case .failed(let message): .storage(message)
            }
    }

    /// The one table of what a hasher's errors mean here.
    init(_ error: PasswordHashingError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .outOfMemory, .unavailable: .busy
            }
    }
}
