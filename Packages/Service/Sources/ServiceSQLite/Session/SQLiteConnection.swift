import Service

/// What a unit is given. It loses its session when the unit ends, so that one that was kept refuses rather than reaches into another unit.
final class SQLiteConnection: Connection {
    private var session: Session?
    private let isReading: Bool

    init(_ session: Session, isReading: Bool) {
        self.session = session
        self.isReading = isReading
    }

    func invalidate() { session = nil }

    var dialect: Dialect { .sqlite }

    func execute(_ sql: SQL) throws(DatabaseError) -> Int { try open().execute(sql, isReading: isReading) }

    func forEachRow(_ sql: SQL, _ body: (any ResultRow) throws -> Void) throws {
        try open().forEachRow(sql, isReading: isReading, body)
    }

    private func open() throws(DatabaseError) -> Session {
        guard let session else { throw DatabaseError(.closed, "A connection was used after its unit had ended.") }
        // After some failures, such as a full disk, SQLite takes the whole transaction back by itself. What followed would be
        // stored on its own.
        guard session.isInTransaction else {
            throw DatabaseError(.failed, "The unit was taken back after a failure; nothing more can be done in it.")
        }
        return session
    }
}
