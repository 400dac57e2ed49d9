import DiaryData
import DiaryDomain
import Endpoints
import SharedData

/// The endpoints that delete, and take deletions back.
extension DiaryEndpoints {
    var delete: Endpoint {
        Endpoint(
            .delete, "/entries/{id}", "Delete a diary entry; the answer names the deletion, which can be taken back"
        ) { context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            let deletion = try await answering { () async throws(DiaryError) in
                try await useCases.deleteEntries.execute([id], for: user)
            }
            return Reply(EntryDeletionWire(deletion))
        }
    }

    var remove: Endpoint {
        Endpoint(
            .post, "/entry-deletions", "Delete diary entries at once, all of them or none, as one deletion",
            status: 201, takes: EntryIDsWire.self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            let deletion = try await answering { () async throws(DiaryError) in
                try await useCases.deleteEntries.execute(body.ids.map { Entry.ID($0) }, for: user)
            }
            return Reply(EntryDeletionWire(deletion), headers: ["Location": "entry-deletions/\(deletion.id)"])
        }
    }

    var deletion: Endpoint {
        Endpoint(
            .get, "/entry-deletions/{id}", "Read a deletion that can be taken back; the latest, for the id latest"
        ) { context, request throws(Problem) in
            Reply(EntryDeletionWire(try await find(try context.signedIn, request)))
        }
    }

    var restore: Endpoint {
        Endpoint(
            .post, "/entry-deletions/{id}/restore",
            "Bring back all entries that went by a deletion; by the latest, for the id latest"
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            let deletion = try await find(user, request)
            let entries = try await answering { () async throws(DiaryError) in
                try await useCases.restoreEntries.execute(deletion.id, for: user)
            }
            return Reply(entries.map(EntrySummaryWire.init))
        }
    }

    private func find(_ user: User.ID, _ request: Request) async throws(Problem) -> EntryDeletion {
        var lookup = EntryDeletion.Lookup.latest
        if request.parameters["id"] != "latest" {
            lookup = .id(try request.id(of: EntryDeletion.self, called: "deletion"))
        }
        let wanted = lookup
        let found = try await answering { () async throws(DiaryError) in
            try await useCases.restoreEntries.deletion(wanted, for: user)
        }
        guard let found else { throw .noDeletion }
        return found
    }
}
