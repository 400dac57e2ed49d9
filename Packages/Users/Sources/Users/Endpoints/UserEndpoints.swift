import Endpoints
import SharedData
import UsersData
import UsersDomain

/// What programs can ask for about the directory, each on behalf of whoever is signed in. Everybody sees it; who may change whom, the use
/// cases say.
public struct UserEndpoints: Sendable {
    let useCases: UserUseCases

    /// Makes the endpoints over the use cases.
    public init(useCases: UserUseCases) { self.useCases = useCases }

    /// All of them. Paths without braces stand first.
    public var all: [Endpoint] {
        [list, create, importAll, one, replace, change, delete, restore, deletion, latestDeletion, deleteAccount]
    }

    var create: Endpoint {
        Endpoint(.post, "/users", "Add a person to the directory", status: 201, takes: NewUserWire.self) {
            context, _, body throws(Problem) in
            let user = try context.signedIn
            let person = try await answering { () async throws(UserError) in
                try await useCases.createUser.execute(body.draft, for: user)
            }
            // Relative to the address of the request (RFC 9110, section 10.2.2).
            return Reply(UserWire(person), headers: ["Location": "users/\(person.id)"])
        }
    }

    var one: Endpoint {
        Endpoint(.get, "/users/{id}", "Read a person") { context, request throws(Problem) in
            _ = try context.signedIn
            let id = try request.person
            let person = try await answering { () async throws(UserError) in try await useCases.getUser.execute(id) }
            guard let person else { throw .noPerson }
            return Reply(UserWire(person))
        }
    }

    var replace: Endpoint {
        Endpoint(
            .put, "/users/{id}", "Replace what is said of a person whom you added, or of yourself",
            takes: UserReplacementWire.self
        ) { context, request, body throws(Problem) in
            try await update(context, request, body.id, body.change)
        }
    }

    var change: Endpoint {
        Endpoint(
            .patch, "/users/{id}",
            "Change what is said of a person whom you added, or of yourself: empty text takes a detail away",
            takes: UserPatchWire.self
        ) { context, request, body throws(Problem) in
            try await update(context, request, body.id, body.change)
        }
    }

    var delete: Endpoint {
        Endpoint(
            .delete, "/users/{id}", "Remove a person whom you added; the answer is the removal, which can be taken back"
        ) { context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.person)
            let deletion = try await answering { () async throws(UserError) in
                try await useCases.deleteUser.execute(id, for: user)
            }
            return Reply(UserDeletionWire(deletion))
        }
    }

    var deleteAccount: Endpoint {
        Endpoint(
            .post, "/account/deletion", "Delete the account of whoever asks, and all that is theirs, for good",
            takes: AccountDeletionWire.self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            try await answering { () async throws(UserError) in
                try await useCases.deleteAccount.execute(password: body.password, for: user)
            }
            return Reply(Nothing())
        }
    }

    private func update(
        _ context: Context, _ request: Request, _ bodyID: Int64?, _ change: PersonChange
    ) async throws(Problem) -> Reply<UserWire> {
        let (user, id) = (try context.signedIn, try request.person)
        guard bodyID == nil || bodyID == id.rawValue else {
            throw .unprocessable("The id of a person can't be changed.")
        }
        let person = try await answering { () async throws(UserError) in
            try await useCases.updateUser.execute(id, change, for: user)
        }
        return Reply(UserWire(person))
    }
}
