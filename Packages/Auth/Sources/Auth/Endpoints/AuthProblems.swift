import AuthDomain
import Endpoints
import Service

/// Does something, and answers with a problem document when it fails.
func answering<Value: Sendable>(
    _ work: () async throws(AuthError) -> Value
) async throws(Problem) -> Value {
    do { return try await work() } catch { throw Problem(error) }
}

extension Problem {
    /// The one table of what errors of signing in are to programs.
    init(_ error: AuthError) {
        switch error {
        case .signInError, .sessionExpired:
            self.init(401, "Unauthorized", detail: error.message, headers: ["WWW-Authenticate": "Bearer"])
        case .wrongPassword, .localUserNotAllowed: self.init(403, "Forbidden", detail: error.message)
        case .emailTaken, .noPassword: self = .conflict(error.message)
        case .invalidEmail, .invalidName, .weakPassword: self = .unprocessable(error.message)
        case .tooManyAttempts(let wait):
            self.init(
                429, "Too Many Requests", detail: error.message,
                headers: ["Retry-After": String(max(wait.wholeSeconds, 1))])
        case .unknownAccount: self = .notFound(error.message)
        case .signOutError, .storage, .busy: self = .unavailable(error.message)
        case .cancelled: self = .unavailable("The request was cancelled.")
        }
    }
}

extension Request {
    /// The token of the `Authorization` header field (RFC 6750, section 2.1), or nil.
    var bearer: String? {
        guard let parts = headers["Authorization"]?.split(separator: " ", maxSplits: 1), parts.count == 2,
            parts[0].lowercased() == "bearer"
        else { return nil }
        return String(parts[1])
    }

    /// The token, where there must be one.
    func secret() throws(Problem) -> String {
        guard let bearer else { throw .unauthorized }
        return bearer
    }
}
