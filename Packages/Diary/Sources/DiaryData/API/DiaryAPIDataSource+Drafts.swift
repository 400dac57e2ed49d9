import DiaryDomain
import Endpoints
import SharedData

/// What was typed and not stored.
extension DiaryAPIDataSource {
    public func drafts(of user: User.ID) async throws(DataSourceError) -> [DraftSummary] {
        let wires: [DraftSummaryWire] = try server.read(
            try await server.ask(.get, "/entry-drafts", statuses: [200]))
        return try wires.reading { wire, place throws(DataSourceError) in try wire.summary(place) }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Draft? {
        do throws(DataSourceError) {
            let wire: DraftWire = try server.read(
                try await server.ask(.get, "/entry-drafts/\(id)", statuses: [200], namesItem: true))
            return try wire.draft()
        } catch .notFound {
            return nil
        }
    }

    public func keep(_ draft: Draft, of user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(
            .put, "/entry-drafts/\(draft.id)", body: DraftWire(draft).json, maximumBody: DiaryWire.maximumBody,
            statuses: [200])
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(.delete, "/entry-drafts/\(id)", statuses: [200])
    }
}
