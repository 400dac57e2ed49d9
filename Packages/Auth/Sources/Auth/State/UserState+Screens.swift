import AuthDomain
import Screens

extension Session {
    /// What a shell keeps of the session.
    public var token: SessionToken { SessionToken(secret: secret, expiresAt: expiresAt) }
}

extension UserStateViewModel {
    /// The message as an alert, which the action `dismiss` takes away.
    func alert(_ title: String) -> Alert? {
        message.map { Alert(title: title, message: $0, actions: [AuthTexts.dismiss]) }
    }
}
