import Auth
import AuthDomain
import Screens

/// `demo signup`, `login`, `logout`, `whoami` and `account …`
enum AccountCommands {
    static let signup = Command(
        path: ["signup"],
        summary: "make an account and sign in; the password comes from a prompt or from standard input",
        operands: [.init(name: "EMAIL")],
        options: [.init(name: "name", value: "NAME", summary: "what to call you; otherwise what stands before the @")]
    ) { invocation throws(Failure) in
        let email = try email(invocation.operands[0])
        let name = try name(invocation.options["name"], email)
        let database = try await OpenDatabase(invocation.configuration)
        let password = try secret("Password (at least \(NewPassword.minimumLength) characters)", invocation)
        let former = try? await database.session()
        let local = former.flatMap { $0.account.isLocal ? $0.secret : nil }
        let session = try await Failure.of { () async throws(AuthError) in
            try await database.assembler.auth.signUp.execute(
                name: name, email: email.text, password: password, takingOver: local, client: "terminal")
        }
        do throws(Failure) { try await keep(session, insteadOf: former?.secret, in: database) } catch {
            throw Failure(error.code, "the account was made, but \(error.message); then 'demo login' signs in")
        }
        invocation.console.message("signed in as \(session.account.email ?? session.user.name)")
    }

    static let login = Command(
        path: ["login"], summary: "sign in; the password comes from a prompt or from standard input",
        operands: [.init(name: "EMAIL", isOptional: true)],
        options: [.init(name: "local", summary: "go on without an account, as this database's local user")]
    ) { invocation throws(Failure) in
        guard invocation.has("local") != (invocation.operands.count == 1) else {
            throw Failure(.wrongUse, "name an e-mail or say --local: demo login EMAIL, demo login --local")
        }
        let database = try await OpenDatabase(invocation.configuration)
        let session: Session
        if invocation.has("local") {
            session = try await Failure.of { () async throws(AuthError) in
                try await database.assembler.auth.signInLocally.execute(client: "terminal")
            }
        } else {
            let password = try secret("Password", invocation)
            session = try await Failure.of { () async throws(AuthError) in
                try await database.assembler.auth.signIn.execute(
                    email: invocation.operands[0], password: password, client: "terminal")
            }
        }
        try await keep(session, insteadOf: database.sessions.read(), in: database)
        invocation.console.message("signed in as \(session.account.email ?? session.user.name)")
    }

    static let logout = Command(path: ["logout"], summary: "end the session") { invocation throws(Failure) in
        let database = try await OpenDatabase(invocation.configuration)
        guard let secret = database.sessions.read() else { throw .notSignedIn }
        try await Failure.of { () async throws(AuthError) in
            try await database.assembler.auth.signOut.execute(secret: secret)
        }
        database.sessions.remove()
        invocation.console.message("signed out")
    }

    static let whoami = Command(path: ["whoami"], summary: "print who is signed in") { invocation throws(Failure) in
        let account = try await OpenDatabase(invocation.configuration).session().account
        invocation.console.print((account.email ?? account.user.name).visible() + "\n")
    }

    static let password = Command(
        path: ["account", "password"], summary: "change the password: asks for the old one, then for the new one",
        options: [.init(name: "end-other-sessions", summary: "sign out everywhere else")]
    ) { invocation throws(Failure) in
        let database = try await OpenDatabase(invocation.configuration)
        let session = try await database.session()
        let old = try secret("Old password", invocation)
        let new = try secret("New password (at least \(NewPassword.minimumLength) characters)", invocation)
        try await Failure.of { () async throws(AuthError) in
            try await database.assembler.auth.changePassword.execute(
                secret: session.secret, old: old, new: new, endingOtherSessions: invocation.has("end-other-sessions"))
        }
        invocation.console.message("the password was changed")
    }

    static let reset = Command(
        path: ["account", "reset"],
        summary: "give an account of this database a new password, for whoever administers the machine",
        operands: [.init(name: "EMAIL")]
    ) { invocation throws(Failure) in
        let email = try email(invocation.operands[0])
        let database = try await OpenDatabase(invocation.configuration)
        let new = try secret("New password (at least \(NewPassword.minimumLength) characters)", invocation)
        try await Failure.of { () async throws(AuthError) in
            try await database.assembler.auth.resetPassword.execute(email: email.text, new: new)
        }
        invocation.console.message("the password was changed, and the account's sessions have ended")
    }

    /// Keeps the token of a session that has begun, and ends the one before, which nobody could use any more.
    private static func keep(
        _ session: Session, insteadOf former: String?, in database: OpenDatabase
    ) async throws(Failure) {
        do throws(Failure) { try database.sessions.save(session.token) } catch {
            try? await database.assembler.auth.signOut.execute(secret: session.secret)
            throw error
        }
        if let former { try? await database.assembler.auth.signOut.execute(secret: former) }
    }

    private static func secret(_ prompt: String, _ invocation: Invocation) throws(Failure) -> String {
        guard let secret = invocation.console.secret(prompt) else {
            throw Failure(
                .wrongUse,
                "no password was given, or one that can't be read (not UTF-8, or far too long): type it at the prompt, or send it as a line on standard input"
            )
        }
        return secret
    }

    /// Looks at an address before a password is asked for.
    private static func email(_ text: String) throws(Failure) -> EmailAddress {
        guard let email = EmailAddress(text) else { throw Failure(AuthError.invalidEmail) }
        return email
    }

    /// The name that was given; otherwise what stands before the address's @, as much of it as a name may have.
    private static func name(_ given: String?, _ email: EmailAddress) throws(Failure) -> String {
        let local = email.text.unicodeScalars.prefix { $0 != "@" }.prefix(PersonName.maximumLength)
        do { return try PersonName(given ?? String(local)).text } catch { throw Failure(error) }
    }
}
