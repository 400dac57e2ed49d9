import Service

/// The table in which a database records the steps that were run on it, and running them.
enum MigrationLog {
    /// The recorded versions, by feature. A database without the table has recorded none.
    static func recorded(_ connection: any Connection) throws -> [String: Set<Int64>] {
        let isThere = try connection.integer(
            "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'")
        guard isThere > 0 else { return [:] }
        var recorded: [String: Set<Int64>] = [:]
        try connection.forEachRow("SELECT feature, version FROM schema_migrations") { row in
            try recorded[row.text(0), default: []].insert(row.integer(1))
        }
        return recorded
    }

    /// Runs and records what is missing.
    static func run(_ plan: MigrationPlan, on connection: any Connection, at milliseconds: Int64, name: String) throws {
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS schema_migrations (
                feature TEXT NOT NULL, version INTEGER NOT NULL, applied_at INTEGER NOT NULL, PRIMARY KEY (feature, version))
            """)
        let missing = try plan.missing(from: recorded(connection), in: name)
        guard !missing.isEmpty else { return }
        for step in missing {
            for statement in step.statements(connection.dialect) { try run(statement, of: step, on: connection) }
            try connection.execute(
                "INSERT INTO schema_migrations (feature, version, applied_at) VALUES (\(step.feature), \(step.version), \(milliseconds))"
            )
        }
        let broken = try connection.first("PRAGMA foreign_key_check") { row in try row.text(0) }
        if let broken {
            throw DatabaseError(
                .foreignKey,
                "The schema of the database \(name) could not be brought up to date: rows would refer to missing ones. It was left as it is.",
                detail: "in the table \(broken)")
        }
    }

    private static func run(_ sql: SQL, of step: Migration, on connection: any Connection) throws(DatabaseError) {
        do throws(DatabaseError) { try connection.execute(sql) } catch {
            let place = "step \(step.version) of the \(step.feature) schema"
            throw DatabaseError(error.code, error.message, detail: error.detail.map { "\(place): \($0)" } ?? place)
        }
    }
}
