import Service

/// One connection, and the actor that runs units on it: one at a time, which ``SQLiteDatabase`` sees to.
actor Worker {
    /// How a unit uses the database.
    enum Use: Sendable { case reading, writing, migrating }

    private let opener: SessionOpener
    private let role: SessionOpener.Role
    private let clock: any WallClock
    /// Opened when it is first needed, and again after it could not go on being used.
    private var session: Session?

    /// Makes a worker that opens its connection later.
    init(_ opener: SessionOpener, _ role: SessionOpener.Role, clock: any WallClock) {
        self.opener = opener
        self.role = role
        self.clock = clock
    }

    /// Makes a worker and opens its connection; one that is locked at the moment is opened later.
    init(opening opener: SessionOpener, _ role: SessionOpener.Role, clock: any WallClock) throws(DatabaseError) {
        self.opener = opener
        self.role = role
        self.clock = clock
        do throws(DatabaseError) { session = try opener.open(role) } catch {
            guard error.code == .busy else { throw error }
        }
    }

    /// Runs a unit in a transaction, and tells what it gave and which tables it changed.
    func run<Value: Sendable>(
        _ use: Use, _ work: @Sendable (any Connection) throws -> Value
    ) async throws -> (value: Value, changed: Set<String>) {
        var patience = Patience(clock: clock, limit: opener.options.busyLimit)
        while true {
            do throws(DatabaseError) {
                try begin(use)
                break
            } catch {
                guard error.code == .busy else { throw error }
                try await patience.wait(after: error)
            }
        }
        guard let session else { throw DatabaseError(.closed, "The database \(opener.name) is closed.") }
        do {
            let value = try perform(work, on: session, use)
            try await commit(session, &patience)
            let changed = session.changedTables
            finish(use)
            return (value, changed)
        } catch {
            if !session.rollBack(), opener.file != nil { self.session = nil }
            finish(use)
            throw error
        }
    }

    /// A number that changes when another connection than this one has written; nil while it can't be told.
    func dataVersion() -> Int64? { try? session?.integer("PRAGMA data_version") }

    /// Closes the connection.
    func close() { session = nil }

    // No `await` from here on: a unit is never interrupted.

    private func opened() throws(DatabaseError) -> Session {
        if let session { return session }
        let session = try opener.open(role)
        self.session = session
        return session
    }

    private func begin(_ use: Use) throws(DatabaseError) {
        if Task.isCancelled { throw .cancelled }
        let session = try opened()
        switch use {
        case .reading:
            // The first read takes the snapshot; a lock that is in the way of it is met here, where it can be waited for.
            try session.begin("BEGIN DEFERRED")
            do throws(DatabaseError) { try session.runFreely("SELECT 1 FROM sqlite_schema LIMIT 1") } catch {
                if !session.rollBack(), opener.file != nil { self.session = nil }
                throw error
            }
        case .writing, .migrating:
            guard !session.isReadOnly else { throw SQLiteFailure.readOnly(name: opener.name).error }
            // Has no effect within a transaction. Rebuilding a table would otherwise delete the rows that refer to it.
            if use == .migrating { try session.runFreely("PRAGMA foreign_keys = OFF") }
            do throws(DatabaseError) { try session.begin("BEGIN IMMEDIATE") } catch {
                finish(use)
                throw error
            }
        }
    }

    private func perform<Value>(
        _ work: (any Connection) throws -> Value, on session: Session, _ use: Use
    ) throws -> Value {
        let connection = SQLiteConnection(session, isReading: use == .reading)
        defer { connection.invalidate() }
        let value = try work(connection)
        guard session.isInTransaction else {
            throw DatabaseError(
                .failed, "The unit was taken back after a failure; nothing of it was stored in \(opener.name).")
        }
        return value
    }

    /// Does what must be done between units.
    private func finish(_ use: Use) {
        guard use == .migrating, let session else { return }
        do throws(DatabaseError) { try session.runFreely("PRAGMA foreign_keys = ON") } catch {
            if opener.file != nil { self.session = nil }
        }
    }

    /// Ends the transaction. Where SQLite can't use WAL, a reader in another process may hold it up; meanwhile the unit's turn is kept.
    private func commit(_ session: Session, _ patience: inout Patience) async throws(DatabaseError) {
        while true {
            do throws(DatabaseError) { return try session.commit() } catch {
                guard error.code == .busy else { throw error }
                try await patience.waitInAnyCase(after: error)
            }
        }
    }
}
