import Foundation
import Screens

/// What Auth's screens say to people, all in one place. What errors say is in ``AuthError/message``.
enum AuthTexts {
    static let moment = "One moment…"
    static let nobody = "Nobody is signed in."
    static let dismiss = Action("dismiss", "OK", role: .cancel)

    // MARK: Signing in

    static let signInTitle = "Sign in"
    static let email = "E-mail"
    static let password = "Password"
    static let signIn = Action("sign-in", "Sign in")
    static let toSignUp = Action("sign-up", "Create an account")
    static let continueLocally = Action("continue-locally", "Continue without an account")
    static let localSignIn =
        "A sign-in here does not protect the database file: whoever can read the file can read what is in it."

    // MARK: Making an account

    static let signUpTitle = "Create an account"
    static let name = "Name"
    static let create = Action("create", "Create account")
    static let takeOver = "What you have done as the local user will belong to the account."
    static let leavingSignUp = Confirmation(
        question: "Leave without creating the account?", yes: "Leave", no: "Stay")

    // MARK: Home

    static let homeTitle = "Home"
    static let signOut = Action("sign-out", "Sign out")
    static let localUser = "You have no account: whoever can read the database file can read what is in it."

    static func greeting(_ name: String) -> String { "Hello, \(name)." }
    static func signedIn(as email: String) -> String { "Signed in as \(email)." }

    // MARK: The password

    static let passwordTitle = "Change password"
    static let oldPassword = "Old password"
    static let newPassword = "New password"
    static let newPasswordAgain = "New password again"
    static let endsOthers = "Sign out everywhere else"
    static let yesOrNo = [Choice("yes", "Yes"), Choice("no", "No")]
    static let change = Action("change", "Change password")
    static let done = "Done"
    static let passwordChanged = "The password was changed."
    static let passwordsDiffer = "The two passwords differ."

    // MARK: The sessions

    static let sessionsTitle = "Sessions"
    static let loadingSessions = "Loading the sessions…"
    static let retry = Action("retry", "Retry")
    static let endOthers = Action(
        "end-others", "Sign out everywhere else", role: .destructive,
        confirmation: Confirmation(question: "Sign out everywhere else?", yes: "Sign out"))

    static func end(_ id: some LosslessStringConvertible, isCurrent: Bool) -> Action {
        Action(
            Action.ID("end", id), "Sign out", role: .destructive,
            confirmation: Confirmation(question: isCurrent ? "Sign out here?" : "Sign out there?", yes: "Sign out"))
    }

    static func client(_ client: String, isCurrent: Bool) -> String {
        isCurrent ? "\(client) (this session)" : client
    }

    static func use(since beginning: Date, last: Date, _ locale: Locale, _ zone: TimeZone) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        style.timeZone = zone
        return "Signed in \(beginning.formatted(style)), last used \(last.formatted(style))"
    }
}
