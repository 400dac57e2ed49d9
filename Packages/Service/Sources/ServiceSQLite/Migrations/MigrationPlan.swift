import Service

/// Which steps are still to be run, given what a database has recorded.
struct MigrationPlan {
    /// The steps in the order in which they are run: as given, but within a feature by version.
    let steps: [Migration]

    init(_ given: [Migration]) throws(DatabaseError) {
        var places: [String: [Int]] = [:]
        for (place, step) in given.enumerated() { places[step.feature, default: []].append(place) }
        var ordered = given
        for (feature, places) in places {
            let sorted = places.map { given[$0] }.sorted { $0.version < $1.version }
            for (place, step) in zip(places, sorted) { ordered[place] = step }
            for (step, next) in zip(sorted, sorted.dropFirst()) where step.version == next.version {
                throw DatabaseError(
                    .statement,
                    "Step \(step.version) of the \(feature) schema is given twice, which is a mistake in the program.")
            }
            if let first = sorted.first, first.version < 1 {
                throw DatabaseError(.statement, "The \(feature) schema has a step \(first.version); they count from 1.")
            }
        }
        steps = ordered
    }

    /// The steps that a database has not recorded.
    /// - Throws: `newerSchema` when it has recorded a newer one of a feature than there is.
    func missing(from recorded: [String: Set<Int64>], in name: String) throws(DatabaseError) -> [Migration] {
        var newest: [String: Int64] = [:]
        for step in steps { newest[step.feature] = max(newest[step.feature] ?? 0, Int64(step.version)) }
        for (feature, known) in newest.sorted(by: { $0.key < $1.key }) {
            guard let found = recorded[feature]?.max(), found > known else { continue }
            throw DatabaseError(
                .newerSchema,
                "The database \(name) was made by a newer version of this program; use that version, or choose another file.",
                detail: "the \(feature) schema is \(found), and this program knows \(known)")
        }
        return steps.filter { recorded[$0.feature]?.contains(Int64($0.version)) != true }
    }
}
