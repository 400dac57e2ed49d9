import DiaryData
import DiaryDomain
import Endpoints
import Service
import SharedData

import struct Foundation.Date

/// The endpoints of what was typed and not stored.
extension DiaryEndpoints {
    var drafts: Endpoint {
        Endpoint(.get, "/entry-drafts", "List what was typed and not stored, latest first") {
            context, _ throws(Problem) in
            let user = try context.signedIn
            let drafts = try await answering { () async throws(DiaryError) in
                try await useCases.keepDrafts.all(for: user)
            }
            return Reply(drafts.map(DraftSummaryWire.init))
        }
    }

    var draft: Endpoint {
        Endpoint(.get, "/entry-drafts/{id}", "Read what was typed for an entry") { context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            let draft = try await answering { () async throws(DiaryError) in
                try await useCases.keepDrafts.draft(id, for: user)
            }
            guard let draft else { throw .noDraft }
            return Reply(DraftWire(draft))
        }
    }

    var keepDraft: Endpoint {
        Endpoint(
            .put, "/entry-drafts/{id}", "Keep what is typed for an entry, in place of what was kept for it",
            maximumBody: DiaryWire.maximumBody, takes: DraftWire.self
        ) { context, request, body throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            let begun = try begun(body.begun, body.zone, context)
            guard begun.entryID == id, body.id == nil || body.id == id.rawValue else {
                throw .unprocessable("begun: this is another instant than \(id).")
            }
            let draft = Draft(
                begun: begun, text: body.text, isNew: body.isNew,
                keptAt: body.keptAt.map { Date(milliseconds: $0) } ?? clock.now)
            try await answering { () async throws(DiaryError) in
                try await useCases.keepDrafts.keep(draft, for: user)
            }
            return Reply(Nothing())
        }
    }

    var discardDraft: Endpoint {
        Endpoint(.delete, "/entry-drafts/{id}", "Forget what was typed for an entry, if there is anything") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            try await answering { () async throws(DiaryError) in
                try await useCases.keepDrafts.discard(id, for: user)
            }
            return Reply(Nothing())
        }
    }
}
