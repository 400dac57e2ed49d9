import DiaryDomain
import Endpoints
import Service
import SharedData

/// Keeps diaries on a server: behind the feature's own endpoints. Whose diary it is, the client says: each person has a data source.
///
/// The documented statuses are 200 for reads and changes, and 201 for what was added. Entries have up to 10 MiB, and all of them are one
/// answer; so the client has to take answers of that size.
public struct DiaryAPIDataSource: DiaryDataSource {
    let server: APIClient

    /// Makes a data source.
    /// - Parameters:
    ///   - client: Sends the requests, on behalf of whoever it is for.
    ///   - baseURL: Where the endpoints are, with or without a slash at the end. One that is not usable gives
    ///     ``DataSourceError/badURL(_:)`` at each request.
    public init(client: any HTTPClient, baseURL: String) { server = APIClient(client: client, baseURL: baseURL) }

    public func sortedEntries(of user: User.ID) async throws(DataSourceError) -> [Entry] {
        let wires: [EntryWire] = try server.read(try await server.ask(.get, "/entries/export", statuses: [200]))
        return try wires.reading { wire, place throws(DataSourceError) in try wire.entry(place) }
    }

    public func entry(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Entry? {
        do throws(DataSourceError) {
            return try entry(
                in: try await server.ask(.get, "/entries/\(id)", statuses: [200], namesItem: true))
        } catch .notFound {
            return nil
        }
    }

    public func save(_ entry: Entry, of user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(
            .put, "/entries/\(entry.id)", body: EntryTextWire(entry).json, maximumBody: DiaryWire.maximumBody,
            statuses: [200, 201], namesItem: true)
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(DataSourceError) -> AddedEntries {
        guard entries.count <= DiaryWire.maximumImport else {
            throw .forbidden("At most \(DiaryWire.maximumImport) entries can be sent at once. Send them in parts.")
        }
        let meaning =
            switch same {
            case .isThatEntry: "entry"
            case .isAnother: "another"
            }
        let wire: AddedEntriesWire = try server.read(
            try await server.ask(
                .post, "/entries/import", query: [("same", meaning)], body: entries.map { NewEntryWire($0) }.json,
                maximumBody: DiaryWire.maximumBody, statuses: [201]))
        return wire.added
    }

    public func update(
        _ id: Entry.ID, text: String, of user: User.ID
    ) async throws(DataSourceError) -> Entry {
        var body = EntryTextWire()
        body.text = text
        return try entry(
            in: try await server.ask(
                .put, "/entries/\(id)", body: body.json, maximumBody: DiaryWire.maximumBody, statuses: [200],
                namesItem: true))
    }

    private func entry(in response: HTTPResponse) throws(DataSourceError) -> Entry {
        let wire: EntryWire = try server.read(response)
        return try wire.entry()
    }
}
