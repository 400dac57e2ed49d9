import AuthDomain
import AuthTesting
import Endpoints
import Foundation
import Service
import SharedData
import Testing

@testable import Auth

@Suite struct AuthEndpointTests {
    let fixture = Fixture()

    /// Answers as a server does: the token tells who asks.
    private func send(
        _ method: HTTPMethod, _ path: String, token: String? = nil, _ json: String? = nil
    ) async throws -> HTTPResponse {
        var headers: HTTPHeaders = [:]
        if let token { headers["Authorization"] = "Bearer \(token)" }
        if json != nil { headers["Content-Type"] = "application/json" }
        var context = Context(client: "10.0.0.1")
        if let token { context.user = try? await fixture.authenticator.session(secret: token).user }
        return await Router(fixture.factory.endpoints).respond(
            to: method, path, headers: headers, body: Array((json ?? "").utf8), context: context)
    }

    private func object(_ response: HTTPResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    }

    private func signUp() async throws -> String {
        let response = try await send(
            .post, "/account", #"{"name": "Ada", "email": "ada@example.org", "password": "correct horse"}"#)
        #expect(response.status == 201)
        return try #require(try object(response)["token"] as? String)
    }

    private let credentials = #"{"email": "ADA@example.org", "password": "correct horse"}"#

    @Test func aTokenIsGivenAndTellsWhoAsks() async throws {
        _ = try await signUp()
        let response = try await send(.post, "/session", credentials)
        let token = try #require(try object(response)["token"] as? String)
        let session = try object(try await send(.get, "/session", token: token))

        #expect(response.status == 201)
        #expect(response.headers["Cache-Control"] == "no-store")
        #expect(session["name"] as? String == "Ada")
        #expect(session["email"] as? String == "ada@example.org")
        #expect(session["expiresAt"] as? String == "2027-07-14T08:00:00Z")
        #expect(session["token"] == nil)
    }

    @Test func wrongCredentialsAreOneProblem() async throws {
        _ = try await signUp()
        let wrongPassword = try await send(.post, "/session", #"{"email": "ada@example.org", "password": "wrong"}"#)
        let wrongEmail = try await send(.post, "/session", #"{"email": "bob@example.org", "password": "wrong"}"#)

        #expect(wrongPassword == wrongEmail)
        #expect(wrongPassword.status == 401)
        #expect(wrongPassword.headers["Content-Type"] == "application/problem+json")
        #expect(try object(wrongPassword)["detail"] as? String == "The e-mail or the password is wrong.")
    }

    @Test func tooManyAttemptsSayWhenToTryAgain() async throws {
        for _ in 0..<5 { _ = try await send(.post, "/session", credentials) }

        let response = try await send(.post, "/session", credentials)

        #expect(response.status == 429)
        #expect(response.headers["Retry-After"] == "15")
    }

    @Test func aTokenIsGoodForNothingAfterTheSignOut() async throws {
        let token = try await signUp()

        #expect(try await send(.delete, "/session", token: token).status == 204)
        #expect(try await send(.get, "/session", token: token).status == 401)
        #expect(try await send(.get, "/sessions", token: token).status == 401)
    }

    @Test func whoeverIsKnownWithoutATokenIsRefused() async throws {
        let user = User(id: .init(1), name: "Ada")
        for endpoint in fixture.factory.endpoints where !endpoint.isOpen {
            let response = await Router(fixture.factory.endpoints).respond(
                to: endpoint.method, endpoint.path.replacing("{id}", with: "1"), headers: ["Authorization": "Basic x"],
                context: Context(user: user))
            #expect(response.status == 401, "\(endpoint.method) \(endpoint.path)")
        }
    }

    @Test func thePasswordIsChanged() async throws {
        let token = try await signUp()
        let body = { (old: String, new: String) in #"{"old": "\#(old)", "new": "\#(new)"}"# }

        #expect(try await send(.put, "/account/password", token: token, body("wrong", "battery staple")).status == 403)
        #expect(try await send(.put, "/account/password", token: token, body("correct horse", "x")).status == 422)
        #expect(try await send(.put, "/account/password", token: token, "{}").status == 422)
        #expect(
            try await send(.put, "/account/password", token: token, body("correct horse", "battery staple")).status
                == 204)
        #expect(try await send(.post, "/session", credentials).status == 401)
    }

    @Test func sessionsAreListedAndEnded() async throws {
        let token = try await signUp()
        let others = [
            try await fixture.signIn(), try await fixture.signIn(), try await fixture.signIn(),
        ]

        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(try await send(.get, "/sessions", token: token).body))
                as? [[String: Any]])
        #expect(list.count == 4)
        #expect(list.filter { $0["isCurrent"] as? Bool == true }.map { $0["client"] as? String } == ["10.0.0.1"])
        #expect(try await send(.delete, "/sessions/\(others[0].id)", token: token).status == 204)
        #expect(try await send(.get, "/session", token: others[0].secret).status == 401)
        #expect(try await send(.get, "/session", token: others[1].secret).status == 200)
        #expect(try await send(.delete, "/sessions/x", token: token).status == 404)
        #expect(try await send(.delete, "/sessions", token: token).status == 204)
        #expect(try await send(.get, "/session", token: others[2].secret).status == 401)
        #expect(try await send(.get, "/session", token: token).status == 200)
    }

    @Test(arguments: [
        ("{", 400), ("[]", 422), (#"{"email": 1, "password": "x", "name": "x"}"#, 422),
        (#"{"name": " ", "email": "ada@example.org", "password": "correct horse"}"#, 422),
        (#"{"name": "Ada", "email": "ada", "password": "correct horse"}"#, 422),
        (#"{"name": "Ada", "email": "ada@example.org", "password": "short"}"#, 422),
    ])
    func aBadBodyIsRefused(_ body: String, _ status: Int) async throws {
        #expect(try await send(.post, "/account", body).status == status)
        #expect(try await send(.post, "/session", #"{"email": "ada@example.org"}"#).status == 422)
    }

    @Test func aTakenEmailIsAConflict() async throws {
        _ = try await signUp()
        let response = try await send(
            .post, "/account", #"{"name": "Eve", "email": "Ada@example.org", "password": "correct horse"}"#)

        #expect(response.status == 409)
    }

    @Test func aFailingStorageIsNoRefusal() async {
        var stub = StubAuthenticator()
        stub.onSignIn = { _, _ throws(AuthError) in throw .storage("The disk is full.") }
        let response = await Router(AuthFactory(authenticator: stub).endpoints).respond(
            to: .post, "/session", headers: ["Content-Type": "application/json"], body: Array(credentials.utf8),
            context: Context())

        #expect(response.status == 503)
    }

    @Test func theLocalUsersTokenLetsTheAccountTakeOver() async throws {
        let local = try await fixture.authenticator.signInLocally(client: "terminal")

        let response = try await send(
            .post, "/account", token: local.secret,
            #"{"name": "Ada", "email": "ada@example.org", "password": "correct horse"}"#)

        let session = try #require(try object(response)["session"] as? [String: Any])
        #expect(session["userId"] as? Int64 == local.user.id.rawValue)
    }
}
