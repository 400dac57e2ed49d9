import AuthDomain
import Observation
import Screens
import SharedData

/// Who is signed in, and what is being done about it. One for a whole program, or for one request in the web.
@MainActor @Observable public final class UserStateViewModel {
    /// The session of whoever is signed in.
    public private(set) var session: Session?
    /// Whether someone is being signed in or out at the moment.
    public private(set) var isBusy = false
    /// What went wrong last, or why the session has ended; words to show.
    public private(set) var message: String?

    @ObservationIgnored let useCases: UserStateUseCases
    @ObservationIgnored private let client: String
    @ObservationIgnored private var observers: [WeakObserver] = []

    /// Makes a state in which nobody is signed in.
    /// - Parameter client: From where this is used, for the list of sessions: a network address, or `terminal`.
    public init(useCases: UserStateUseCases, client: String = "terminal") {
        self.useCases = useCases
        self.client = client
    }

    /// Whether someone is signed in.
    public var isLoggedIn: Bool { session != nil }
    /// Who is signed in.
    public var user: User? { session?.user }
    /// The account of whoever is signed in.
    public var account: Account? { session?.account }
    /// Whether one can go on without an account here.
    public var allowsLocalUser: Bool { useCases.signInLocally.isAllowed }

    /// Signs someone in. While something else is being done, nothing happens and the result is `cancelled`.
    @discardableResult public func signIn(email: String, password: String) async -> Result<Session, AuthError> {
        await begin { [useCases, client] () throws(AuthError) in
            try await useCases.signIn.execute(email: email, password: password, client: client)
        }
    }

    /// Makes an account and signs its owner in. If the local user is signed in, everything that is theirs goes to the account.
    @discardableResult public func signUp(
        name: String, email: String, password: String
    ) async -> Result<Session, AuthError> {
        let localSecret = session.flatMap { $0.account.isLocal ? $0.secret : nil }
        return await begin { [useCases, client] () throws(AuthError) in
            try await useCases.signUp.execute(
                name: name, email: email, password: password, takingOver: localSecret, client: client)
        }
    }

    /// Goes on without an account.
    @discardableResult public func signInLocally() async -> Result<Session, AuthError> {
        await begin { [useCases, client] () throws(AuthError) in
            try await useCases.signInLocally.execute(client: client)
        }
    }

    /// Signs out. It is not cancelled by leaving. When it fails, whoever is signed in stays so.
    @discardableResult public func signOut() async -> Result<Void, AuthError> {
        guard let secret = session?.secret else { return .success(()) }
        guard !isBusy else { return .failure(.cancelled) }
        isBusy = true
        message = nil
        defer { isBusy = false }
        let result = await end(secret)
        switch result {
        case .success: replaceSession(with: nil)
        case .failure(.cancelled): break
        case .failure(let error): message = error.message
        }
        return result
    }

    /// Takes up the session that a secret proves, which a shell has kept.
    @discardableResult public func restore(_ secret: String) async -> Result<Session, AuthError> {
        if let session, session.secret == secret { return .success(session) }
        let before = session?.secret
        do throws(AuthError) {
            let restored = try await useCases.restoreSession.execute(secret: secret)
            // Whoever has signed in meanwhile stays signed in.
            guard session?.secret == before else { return .failure(.cancelled) }
            replaceSession(with: restored)
            message = nil
            return .success(restored)
        } catch {
            if error != .cancelled, session?.secret == before { message = error.message }
            return .failure(error)
        }
    }

    /// Looks again whether the session still stands. If it has ended, nobody is signed in any more, and the message says why.
    ///
    /// When that can't be found out at the moment, everything stays as it is; what is done next will fail and say so.
    public func refresh() async {
        guard let secret = session?.secret else { return }
        do throws(AuthError) {
            let fresh = try await useCases.restoreSession.execute(secret: secret)
            if session?.secret == secret, session != fresh { replaceSession(with: fresh) }
        } catch {
            if error == .sessionExpired { sessionEnded(secret) }
        }
    }

    /// Forgets who is signed in, without ending the session.
    public func forget() { replaceSession(with: nil) }

    /// Takes the message away.
    public func clearMessage() { message = nil }

    /// Locks, because a session was found to have ended.
    package func sessionEnded(_ secret: String) {
        guard session?.secret == secret else { return }
        replaceSession(with: nil)
        message = AuthError.sessionExpired.message
    }

    /// Calls an observer, which is not kept, at once when someone else, or nobody, is signed in.
    package func notify(_ observer: any OwnerObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    private func begin(
        _ work: @MainActor () async throws(AuthError) -> Session
    ) async -> Result<Session, AuthError> {
        guard !isBusy else { return .failure(.cancelled) }
        isBusy = true
        message = nil
        defer { isBusy = false }
        let former = session?.secret
        do throws(AuthError) {
            let new = try await work()
            replaceSession(with: new)
            // The session from before the sign-in proves nothing any more.
            if let former, former != new.secret { _ = await end(former) }
            return .success(new)
        } catch {
            // Making an account, the local user's session may turn out to have ended.
            if error == .sessionExpired, let former { sessionEnded(former) }
            if error != .cancelled { message = error.message }
            return .failure(error)
        }
    }

    private func end(_ secret: String) async -> Result<Void, AuthError> {
        await Task { [useCases] () -> Result<Void, AuthError> in
            do throws(AuthError) {
                try await useCases.signOut.execute(secret: secret)
                return .success(())
            } catch {
                return .failure(error)
            }
        }.value
    }

    private func replaceSession(with new: Session?) {
        let hasNewOwner = session?.user.id != new?.user.id
        session = new
        guard hasNewOwner else { return }
        for entry in observers { entry.observer?.ownerChanged() }
    }

    private struct WeakObserver {
        weak var observer: (any OwnerObserver)?
    }
}

/// Is told when someone else, or nobody, is signed in.
@MainActor package protocol OwnerObserver: AnyObject {
    /// Drops what belongs to the one before.
    func ownerChanged()
}
