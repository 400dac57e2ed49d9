import DiaryData
import DiaryDomain
import Endpoints
import SharedData

/// The endpoints of one entry.
extension DiaryEndpoints {
    var one: Endpoint {
        Endpoint(.get, "/entries/{id}", "Read a diary entry") { context, request throws(Problem) in
            Reply(EntryWire(try await find(try request.entry, try context.signedIn)))
        }
    }

    var replace: Endpoint {
        Endpoint(
            .put, "/entries/{id}", "Change the text of a diary entry; with begun, write it where there is none (201)",
            maximumBody: DiaryWire.maximumBody, takes: EntryTextWire.self
        ) { context, request, body throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            if let text = body.begun {
                let begun = try begun(text, body.zone, context)
                guard begun.entryID == id else { throw .unprocessable("begun: this is another instant than \(id).") }
                if try await entry(id, user) == nil {
                    let entry = Entry(begun: begun, text: body.text)
                    try await answering { () async throws(DiaryError) in
                        try await useCases.saveEntry.execute(entry, for: user)
                    }
                    return Reply(EntryWire(try await find(id, user)), status: 201)
                }
            }
            let entry = try await answering { () async throws(DiaryError) in
                try await useCases.updateEntry.execute(id, text: body.text, for: user)
            }
            return Reply(EntryWire(entry))
        }
    }

    /// An entry; nil when there is none.
    func entry(_ id: Entry.ID, _ user: User.ID) async throws(Problem) -> Entry? {
        try await answering { () async throws(DiaryError) in try await useCases.getEntry.execute(id, for: user) }
    }

    func find(_ id: Entry.ID, _ user: User.ID) async throws(Problem) -> Entry {
        guard let entry = try await entry(id, user) else { throw .noEntry }
        return entry
    }

    /// The moment that a body names; without one, now.
    func begun(
        _ text: String?, _ zoneName: String?, _ context: Context, place: String = "begun"
    ) throws(Problem) -> Moment {
        do throws(DateProblem) {
            guard let text else { return try Moment(clock.now, in: context.timeZone) }
            return try Moment(reading: text, zoneName: zoneName, in: context.timeZone)
        } catch { throw .unprocessable("\(place): \(error.description)") }
    }
}
