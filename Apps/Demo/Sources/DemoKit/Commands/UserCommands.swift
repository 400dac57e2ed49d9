import Endpoints
import Screens
import SharedData
import Users
import UsersData
import UsersDomain

/// `demo users …` and `demo import users`
enum UserCommands {
    static let list = Command(
        path: ["users", "list"], summary: "print the people in the directory",
        options: [
            .init(
                name: "search", value: "TEXT",
                summary: "only those with this text in name or details, without regard to case and accents"),
            .init(name: "json", summary: "as JSON, in JSONPlaceholder's shape"),
        ]
    ) { invocation throws(Failure) in
        let (users, _) = try await open(invocation)
        let query = UserQuery(search: invocation.options["search"] ?? "")
        let page = try await Failure.of { () async throws(UserError) in try await users.getUsers.execute(query) }
        invocation.console.output(invocation.has("json") ? UserLines.json(page.people) : UserLines.write(page.people))
        if !invocation.has("json"), page.people.isEmpty {
            invocation.console.message("Nobody's name or details contain this.")
        }
    }

    static let add = Command(
        path: ["users", "add"], summary: "add a person to the directory and print the id",
        operands: [.init(name: "NAME")]
    ) { invocation throws(Failure) in
        let (users, user) = try await open(invocation)
        let draft = PersonDraft(name: invocation.operands[0])
        let person = try await Failure.of { () async throws(UserError) in
            try await users.createUser.execute(draft, for: user)
        }
        invocation.console.print("\(person.id)\n")
    }

    static let show = Command(
        path: ["users", "show"], summary: "print what is known of a person", operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let id = try userID(invocation.operands[0])
        let (users, _) = try await open(invocation)
        let person = try await Failure.of(id) { () async throws(UserError) in try await users.getUser.execute(id) }
        guard let person else { throw .noSuchPerson(id) }
        invocation.console.output(UserLines.whole(person))
    }

    static let edit = Command(
        path: ["users", "edit"], summary: "give a person whom you added, or yourself, another name",
        operands: [.init(name: "ID"), .init(name: "NAME")]
    ) { invocation throws(Failure) in
        let id = try userID(invocation.operands[0])
        let (users, user) = try await open(invocation)
        let change = PersonChange(name: invocation.operands[1])
        _ = try await Failure.of(id) { () async throws(UserError) in
            try await users.updateUser.execute(id, change, for: user)
        }
    }

    static let delete = Command(
        path: ["users", "delete"],
        summary: "remove a person whom you added; 'demo users undo' brings the last one back",
        operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let id = try userID(invocation.operands[0])
        let (users, user) = try await open(invocation)
        _ = try await Failure.of(id) { () async throws(UserError) in
            try await users.deleteUser.execute(id, for: user)
        }
    }

    static let undo = Command(path: ["users", "undo"], summary: "bring back the person whom you removed last") {
        invocation throws(Failure) in
        let (users, user) = try await open(invocation)
        let deletion = try await Failure.of { () async throws(UserError) in
            try await users.restoreUser.latestDeletion(for: user)
        }
        guard let deletion else {
            throw Failure(
                .notFound, "there is nothing to undo: you removed nobody in the last \(UserDeletion.days) days")
        }
        let person = try await Failure.of { () async throws(UserError) in
            try await users.restoreUser.execute(deletion.id, for: user)
        }
        invocation.console.output(UserLines.write([person]))
    }

    static let importAll = Command(
        path: ["import", "users"],
        summary: "add the people of a JSON file in JSONPlaceholder's shape, all or none; - is standard input",
        operands: [.init(name: "FILE", isFile: true)]
    ) { invocation throws(Failure) in
        let bytes = try TransferCommands.read(invocation.operands[0], invocation.console)
        let drafts: [PersonDraft]
        do throws(WireError) { drafts = try [UserWire](json: bytes).map(\.draft) } catch { throw .notImported(error) }
        let (users, user) = try await open(invocation)
        try await Failure.of { () async throws(UserError) in
            try await users.importUsers.execute(drafts, for: user)
        }
        invocation.console.message(drafts.count == 1 ? "1 person imported" : "\(drafts.count) people imported")
    }

    private static func open(_ invocation: Invocation) async throws(Failure) -> (UserUseCases, User.ID) {
        let database = try await OpenDatabase(invocation.configuration)
        return (database.assembler.users.useCases, try await database.session().user.id)
    }

    private static func userID(_ word: String) throws(Failure) -> User.ID {
        guard let id = User.ID(word) else {
            throw Failure(
                .wrongUse,
                "'\(word.visible())' is not a person's id: it is a whole number, as 'demo users list' shows it")
        }
        return id
    }
}
