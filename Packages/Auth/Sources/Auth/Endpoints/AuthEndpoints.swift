import AuthData
import AuthDomain
import Endpoints
import Service
import SharedData

/// What programs can ask Auth for: to sign in and out, to make an account, and to look after password and sessions.
public struct AuthEndpoints: Sendable {
    private let factory: AuthFactory

    /// Makes the endpoints over a factory's use cases.
    public init(factory: AuthFactory) { self.factory = factory }

    /// All of them.
    public var all: [Endpoint] {
        [
            signIn, signUp, session, signOut, changePassword, sessions, endSession, endOtherSessions,
        ]
    }

    private var signIn: Endpoint {
        Endpoint(.post, "/session", "Sign in", isOpen: true, status: 201, takes: CredentialsWire.self) {
            [signIn = factory.signIn] context, _, body throws(Problem) in
            let session = try await answering { () throws(AuthError) in
                try await signIn.execute(email: body.email, password: body.password, client: context.client)
            }
            return .secret(NewSessionWire(session))
        }
    }

    private var signUp: Endpoint {
        Endpoint(.post, "/account", "Make an account", isOpen: true, status: 201, takes: NewAccountWire.self) {
            [signUp = factory.signUp] context, request, body throws(Problem) in
            // Without a user the token, if there is one, proves nothing.
            let secret = context.user == nil ? nil : request.bearer
            let session = try await answering { () throws(AuthError) in
                try await signUp.execute(
                    name: body.personName, email: body.email, password: body.password, takingOver: secret,
                    client: context.client)
            }
            return .secret(NewSessionWire(session))
        }
    }

    private var session: Endpoint {
        Endpoint(.get, "/session", "Who is signed in") {
            [restore = factory.restoreSession] _, request throws(Problem) in
            let secret = try request.secret()
            return .secret(
                SessionWire(try await answering { () throws(AuthError) in try await restore.execute(secret: secret) }))
        }
    }

    private var signOut: Endpoint {
        Endpoint(.delete, "/session", "Sign out", status: 204) {
            [signOut = factory.signOut] _, request throws(Problem) in
            let secret = try request.secret()
            try await answering { () throws(AuthError) in try await signOut.execute(secret: secret) }
            return HTTPResponse(204)
        }
    }

    private var changePassword: Endpoint {
        Endpoint(.put, "/account/password", "Change the password", body: PasswordChangeWire.self, status: 204) {
            [changePassword = factory.changePassword] _, request throws(Problem) in
            let secret = try request.secret()
            let body = try request.decode(PasswordChangeWire.self)
            try await answering { () throws(AuthError) in
                try await changePassword.execute(
                    secret: secret, old: body.old, new: body.new, endingOtherSessions: body.endOtherSessions ?? true)
            }
            return HTTPResponse(204)
        }
    }

    private var sessions: Endpoint {
        Endpoint(.get, "/sessions", "List the sessions of whoever asks") {
            [sessions = factory.manageSessions] _, request throws(Problem) in
            let secret = try request.secret()
            let list = try await answering { () throws(AuthError) in try await sessions.list(secret: secret) }
            return .secret(list.map(SessionInfoWire.init))
        }
    }

    private var endSession: Endpoint {
        Endpoint(.delete, "/sessions/{id}", "End one session of whoever asks", status: 204) {
            [sessions = factory.manageSessions] _, request throws(Problem) in
            let secret = try request.secret()
            let id = try request.id(of: Session.self, called: "session")
            try await answering { () throws(AuthError) in try await sessions.end(.one(id), secret: secret) }
            return HTTPResponse(204)
        }
    }

    private var endOtherSessions: Endpoint {
        Endpoint(.delete, "/sessions", "End all other sessions of whoever asks", status: 204) {
            [sessions = factory.manageSessions, restore = factory.restoreSession] _, request throws(Problem) in
            let secret = try request.secret()
            try await answering { () throws(AuthError) in
                let current = try await restore.execute(secret: secret)
                try await sessions.end(.others(than: current.id), secret: secret)
            }
            return HTTPResponse(204)
        }
    }
}

extension Reply {
    /// A reply that no cache may keep.
    fileprivate static func secret(_ value: Value) -> Reply { Reply(value, headers: ["Cache-Control": "no-store"]) }
}
