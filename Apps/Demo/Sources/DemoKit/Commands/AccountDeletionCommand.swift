import UsersDomain

/// `demo account delete`
enum AccountDeletionCommand {
    static let delete = Command(
        path: ["account", "delete"],
        summary:
            "delete your account with todos and diary, for good; the password comes from a prompt or from standard input",
        options: [.init(name: "yes", summary: "confirm it as the local user, who has no password")]
    ) { invocation throws(Failure) in
        let database = try await OpenDatabase(invocation.configuration)
        let session = try await database.session()
        var password = ""
        if session.account.isLocal {
            guard invocation.has("yes") else {
                throw Failure(
                    .wrongUse,
                    "this deletes the local user with todos and diary, and can't be undone: say --yes if you mean it")
            }
        } else {
            guard let secret = invocation.console.secret("Password, to delete the account for good") else {
                throw Failure(
                    .wrongUse, "no password was given: type it at the prompt, or send it as a line on standard input")
            }
            password = secret
        }
        try await Failure.of { [password] () async throws(UserError) in
            try await database.assembler.users.useCases.deleteAccount.execute(password: password, for: session.user.id)
        }
        database.sessions.remove()
        invocation.console.message("the account was deleted")
    }
}
