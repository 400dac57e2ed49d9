import Endpoints
import SharedData
import UsersData
import UsersDomain

/// The endpoints that deal with many people at once, and with removals.
extension UserEndpoints {
    var list: Endpoint {
        Endpoint(
            .get, "/users", "List the directory in order; all of it, unless _limit or _page is given",
            parameters: [
                .init("q", "Text that names or details contain, without regard to case and accents."),
                .init("_limit", "How many to give at most: 1 and above."),
                .init("_page", "Which page of _limit people (10 if not given) to give: 1 and above."),
                .init("_offset", "How many people to skip, instead of _page."),
            ]
        ) { context, request throws(Problem) in
            _ = try context.signedIn
            let query = try request.userQuery
            var page = try await answering { () async throws(UserError) in try await useCases.getUsers.execute(query) }
            // A program that reads page after page has to see that there is no more.
            if query.offset >= page.total { page.people = [] }
            return Reply(page.people.map(UserWire.init), headers: ["X-Total-Count": String(page.total)])
        }
    }

    var importAll: Endpoint {
        Endpoint(
            .post, "/users/import", "Add people in this order, all of them or none", status: 201,
            takes: [NewUserWire].self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            try await answering { () async throws(UserError) in
                try await useCases.importUsers.execute(body.map(\.draft), for: user)
            }
            return Reply(Nothing())
        }
    }

    var restore: Endpoint {
        Endpoint(.post, "/users/{id}/restore", "Bring back a person whom you added and removed") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.person)
            let person = try await answering { () async throws(UserError) in
                try await useCases.restoreUser.execute(id, for: user)
            }
            return Reply(UserWire(person))
        }
    }

    var deletion: Endpoint {
        Endpoint(.get, "/users/{id}/deletion", "Read the removal of a person whom you added") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.person)
            let deletion = try await answering { () async throws(UserError) in
                try await useCases.restoreUser.deletion(of: id, for: user)
            }
            guard let deletion else { throw .noDeletion }
            return Reply(UserDeletionWire(deletion))
        }
    }

    var latestDeletion: Endpoint {
        Endpoint(.get, "/user-deletions/latest", "Read your latest removal that can be taken back") {
            context, _ throws(Problem) in
            let user = try context.signedIn
            let deletion = try await answering { () async throws(UserError) in
                try await useCases.restoreUser.latestDeletion(for: user)
            }
            guard let deletion else { throw .noDeletion }
            return Reply(UserDeletionWire(deletion))
        }
    }
}

extension Request {
    /// The query of a list.
    var userQuery: UserQuery {
        get throws(Problem) {
            var userQuery = UserQuery(search: query["q"] ?? "")
            (userQuery.offset, userQuery.limit) = try window()
            return userQuery
        }
    }
}
