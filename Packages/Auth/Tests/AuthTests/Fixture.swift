import AuthData
import AuthDomain
import Foundation
import Service
import SharedData
import Testing

@testable import Auth

/// An authenticator over a storage in memory, with everything that a test wants to turn or look at.
struct Fixture {
    let clock = TestClock()
    let hasher = TestHasher()
    let storage: any AccountStorage
    let authenticator: DefaultAuthenticator

    init(storage: any AccountStorage = InMemoryAccountStorage()) {
        self.storage = storage
        authenticator = DefaultAuthenticator(storage: storage, hasher: hasher, secrets: TestSecrets(), clock: clock)
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

/// A clock that stands still until a test moves it.
final class TestClock: WallClock {
    private let instant = Lock(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { instant.withLock { $0 } }

    func move(_ seconds: TimeInterval) { instant.withLock { $0 += seconds } }

    func sleep(for duration: Duration) async throws { throw CancellationError() }
}

/// A hasher without cost that notes what it was asked.
final class TestHasher: PasswordHasher {
    struct State {
        var verified: [(password: String, hash: String?)] = []
        var hashed = 0
        var strength = 1
        var failure: PasswordHashingError?
    }

    let state = Lock(State())

    /// What was compared with a hash, or with none.
    var verifiedHashes: [String?] { state.withLock { $0.verified.map(\.hash) } }

    func strengthen() { state.withLock { $0.strength += 1 } }

    func fail(_ failure: PasswordHashingError?) { state.withLock { $0.failure = failure } }

    func hash(_ password: String) async throws(PasswordHashingError) -> String {
        let strength = state.withLock {
            $0.hashed += 1
            return $0.strength
        }
        return "\(strength)$" + password.utf8.map { String($0, radix: 16) }.joined(separator: ".")
    }

    func verify(_ password: String, against hash: String?) async throws(PasswordHashingError) -> PasswordVerdict {
        let (strength, failure) = state.withLock {
            $0.verified.append((password, hash))
            return ($0.strength, $0.failure)
        }
        if let failure { throw failure }
        guard let hash, let dollar = hash.firstIndex(of: "$") else { return .wrong }
        let bytes = password.utf8.map { String($0, radix: 16) }.joined(separator: ".")
        guard hash[hash.index(after: dollar)...] == bytes else { return .wrong }
        return .right(isOutdated: hash[..<dollar] != "\(strength)")
    }
}

/// Secrets that are different, and digests that are not the secrets.
struct TestSecrets: SecretGenerator {
    func makeSecret() -> String { "secret-\(UUID().uuidString)" }

    func digest(_ secret: String) -> [UInt8] { Array(Array(secret.utf8).map { $0 ^ 0x55 }.reversed().prefix(32)) }
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
    _ work: () async throws(AuthError) -> Value
) async -> AuthError? {
    do throws(AuthError) {
        _ = try await work()
        return nil
    } catch {
        return error
    }
}
