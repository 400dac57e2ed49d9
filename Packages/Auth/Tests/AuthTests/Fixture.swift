import AuthData
import AuthDomain
import Foundation
import Service
import ServiceTesting
import SharedData
import Testing

@testable import Auth

/// An authenticator over a storage in memory, with everything that a test wants to turn or look at.
struct Fixture {
    let clock = ManualClock(Date(timeIntervalSince1970: 1_800_000_000))
    let hasher = RecordingHasher()
    let storage: any AccountStorage
    let authenticator: DefaultAuthenticator

    init(storage: any AccountStorage = InMemoryAccountStorage()) {
        self.storage = storage
        authenticator = DefaultAuthenticator(
            storage: storage, hasher: hasher, secrets: CountingSecretGenerator(), clock: clock)
    }

    var factory: AuthFactory { AuthFactory(authenticator: authenticator, allowsLocalUser: true) }

    @discardableResult
    func signUp(_ email: String = "ada@example.org", password: String = "correct horse") async throws -> Session {
        try await factory.signUp.execute(
            name: "Ada", email: email, password: password, takingOver: nil, client: "terminal")
    }

    func signIn(_ email: String = "ada@example.org", _ password: String = "correct horse") async throws(AuthError)
        -> Session
    {
        try await authenticator.signIn(email: email, password: password, client: "terminal")
    }
}

extension ManualClock {
    /// Moves what the clock shows by some seconds, forward or back.
    func move(_ seconds: TimeInterval) { now += seconds }
}

/// A hasher without cost that notes what it was asked, and fails when told to.
final class RecordingHasher: PasswordHasher {
    struct State {
        var verified: [(password: String, hash: String?)] = []
        var hashed = 0
        var hasher = FastPasswordHasher(generation: 1)
        var failure: PasswordHashingError?
    }

    let state = Lock(State())

    /// What passwords were compared with: hashes, or none.
    var verifiedHashes: [String?] { state.withLock { $0.verified.map(\.hash) } }

    /// Makes the hashes that are there outdated.
    func strengthen() { state.withLock { $0.hasher = FastPasswordHasher(generation: 2) } }

    func fail(_ failure: PasswordHashingError?) { state.withLock { $0.failure = failure } }

    func hash(_ password: String) async throws(PasswordHashingError) -> String {
        let hasher = state.withLock {
            $0.hashed += 1
            return $0.hasher
        }
        return try await hasher.hash(password)
    }

    func verify(_ password: String, against hash: String?) async throws(PasswordHashingError) -> PasswordVerdict {
        let (hasher, failure) = state.withLock {
            $0.verified.append((password, hash))
            return ($0.hasher, $0.failure)
        }
        if let failure { throw failure }
        return try await hasher.verify(password, against: hash)
    }
}

/// Lets a test hold work back until it says so, and know that it has begun.
actor Gate {
    private var isOpen = false
    private var hasVisitor = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    /// Waits until the gate is opened.
    func pass() async {
        hasVisitor = true
        watching.forEach { $0.resume() }
        watching = []
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits until someone is at the gate.
    func visitor() async {
        guard !hasVisitor else { return }
        await withCheckedContinuation { watching.append($0) }
    }

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

/// What was thrown, or nil.
func error<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws(AuthError) -> Value
) async -> AuthError? {
    do throws(AuthError) {
        _ = try await work()
        return nil
    } catch {
        return error
    }
}
