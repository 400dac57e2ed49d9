import DiaryDomain
import Endpoints
import SharedData

/// What is deleted and brought back.
extension DiaryAPIDataSource {
    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(DataSourceError) -> EntryDeletion {
        let wire: EntryDeletionWire = try server.read(
            try await server.ask(
                .post, "/entry-deletions", body: EntryIDsWire(ids).json, statuses: [201], namesItem: true))
        return try wire.deletion
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(DataSourceError) -> EntryDeletion? {
        let name =
            switch lookup {
            case .id(let id): id.description
            case .latest: "latest"
            }
        do throws(DataSourceError) {
            let wire: EntryDeletionWire = try server.read(
                try await server.ask(.get, "/entry-deletions/\(name)", statuses: [200], namesItem: true))
            return try wire.deletion
        } catch .notFound {
            return nil
        }
    }

    public func restore(
        _ id: EntryDeletion.ID, of user: User.ID
    ) async throws(DataSourceError) -> [EntrySummary] {
        let wires: [EntrySummaryWire] = try server.read(
            try await server.ask(.post, "/entry-deletions/\(id)/restore", statuses: [200], namesItem: true))
        return try wires.reading { wire, place throws(DataSourceError) in try wire.summary(place) }
    }
}
