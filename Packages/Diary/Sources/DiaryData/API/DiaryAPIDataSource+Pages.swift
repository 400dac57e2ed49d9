import DiaryDomain
import SharedData

/// What is asked for in windows.
extension DiaryAPIDataSource {
    public func page(_ query: DiaryQuery, of user: User.ID) async throws(DataSourceError) -> DiaryPage {
        guard query.year.map(Day.years.contains) ?? true, query.month.map((1...12).contains) ?? true else {
            // No entry is of such a time, and a server refuses to look for one.
            let years = try await window(DiaryQuery(limit: 1)).years
            return DiaryPage(entries: [], total: 0, years: years)
        }
        let page = try await window(query)
        guard page.entries.isEmpty, page.total > 0 else { return page }
        // There is nothing behind the end, so the last window is asked for.
        var last = query
        last.offset = query.start(in: page.total)
        return last.offset == query.offset || last.offset == page.total ? page : try await window(last)
    }

    /// What the server gives for a query.
    private func window(_ query: DiaryQuery) async throws(DataSourceError) -> DiaryPage {
        var parameters: [(String, String)] = []
        if !query.searchText.isEmpty { parameters.append(("q", query.searchText)) }
        if let year = query.year { parameters.append(("year", String(year))) }
        if let month = query.month { parameters.append(("month", String(month))) }
        if let on = query.on { parameters.append(("on", on.description)) }
        if query.offset > 0 { parameters.append(("_offset", String(query.offset))) }
        parameters.append(("_limit", String(max(query.limit ?? .max, 1))))
        let response = try await server.ask(.get, "/entries", query: parameters, statuses: [200])
        guard let total = response.headers["X-Total-Count"].flatMap(Int.init), total >= 0 else {
            throw .decoding("X-Total-Count is no number")
        }
        let wires: [EntrySummaryWire] = try server.read(response)
        let years = (response.headers["X-Years"] ?? "").split { $0 == "," || $0 == " " }.compactMap { Int($0) }
        return DiaryPage(
            entries: try wires.reading { wire, place throws(DataSourceError) in try wire.summary(place) },
            offset: min(max(query.offset, 0), total), total: total, years: years)
    }
}
