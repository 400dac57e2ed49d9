import Service

/// A database in one file, or in memory, by SQLite.
///
///     let database = try SQLiteDatabase(.file(path: "/home/anna/notes.sqlite"))
///     try await database.migrate(migrations)
///
/// One connection writes, and a few read beside it (WAL), so readers wait for no writer. Several objects and several processes may use
/// one file at the same time. Use one object per file within a process where you can: its writers then take turns in order.
public final class SQLiteDatabase: Database {
    public let dialect = Dialect.sqlite

    private let opener: SessionOpener
    private let clock: any WallClock
    private let writer: Worker
    private let writing = Turns(1)
    /// In memory there is nobody but the writer.
    private let readers: [Worker]
    private let reading: Turns
    private let hub: ChangeHub
    private let isClosed = Lock(false)
    private let pace = WritingPace()

    /// Opens a database, and creates the file where there is none. An existing file is not written before it is known to be a database.
    /// - Parameters:
    ///   - location: Where it is kept.
    ///   - clock: The clock that waiting for locks, and looking for what other processes wrote, goes by.
    ///   - options: How sure commits are, and how long locks are waited for.
    /// - Throws: ``DatabaseError`` with the code `cannotOpen` (a missing folder, no permission, not a file), `notADatabase`, `foreign`, `corrupt`, `full` or `failed`.
    ///   A file that may only be read is opened; writing to it throws `readOnly`.
    public init(
        _ location: Location, clock: any WallClock = SystemClock(), options: Options = Options()
    ) throws(DatabaseError) {
        self.clock = clock
        switch location {
        case .memory:
            opener = SessionOpener(file: nil, options: options)
            writer = try Worker(opening: opener, .both, clock: clock)
            readers = []
            reading = Turns(1)
            hub = ChangeHub { _ in nil }
        case .file(let path):
            let opener = SessionOpener(file: try DatabaseFile(path: path), options: options)
            let writer = try Worker(opening: opener, .writing, clock: clock)
            self.opener = opener
            self.writer = writer
            readers = (0..<max(1, min(options.readers, 64))).map { _ in Worker(opener, .reading, clock: clock) }
            reading = Turns(readers.count)
            hub = ChangeHub { writer.watch(for: $0, clock: clock) }
        }
    }

    deinit { hub.close() }

    public func read<Value: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Value) async throws
        -> Value
    {
        guard !readers.isEmpty else {
            return try await take(writing) { _ in try await writer.run(.reading, work).value }
        }
        return try await take(reading) { place in try await readers[place].run(.reading, work).value }
    }

    @discardableResult
    public func write<Value: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Value) async throws
        -> Value
    {
        try await write(.writing, work)
    }

    public func migrate(_ migrations: [Migration]) async throws {
        let plan = try MigrationPlan(migrations)
        let name = opener.name
        // Most often there is nothing to do; then nothing is locked, and a database that may only be read will do.
        let isCurrent = try await read { connection in
            try plan.missing(from: MigrationLog.recorded(connection), in: name).isEmpty
        }
        if isCurrent { return }
        let now = clock.now.milliseconds
        try await write(.migrating) { connection in try MigrationLog.run(plan, on: connection, at: now, name: name) }
    }

    public func changes() -> AsyncStream<DatabaseChange> { hub.stream() }

    public func close() async {
        isClosed.withLock { $0 = true }
        hub.close()
        // A task of its own is not cancelled, so it gets its turns.
        await Task { [writing, reading, writer, readers] in
            if let place = try? await writing.take() {
                await writer.close()
                writing.give(place)
            }
            var places: [Int] = []
            for _ in readers { if let place = try? await reading.take() { places.append(place) } }
            for reader in readers { await reader.close() }
            for place in places { reading.give(place) }
        }.value
    }

    @discardableResult
    private func write<Value: Sendable>(
        _ use: Worker.Use, _ work: @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await take(writing) { _ in
            await pace.wait()
            let (value, changed) = try await writer.run(use, work)
            // Within the turn, so that changes are told in the order of the commits.
            if !changed.isEmpty { hub.publish(DatabaseChange(tables: changed)) }
            pace.note(isWanted: writing.waitingCount > 0)
            return value
        }
    }

    private func take<Value: Sendable>(_ turns: Turns, _ work: (Int) async throws -> Value) async throws -> Value {
        let place: Int
        do { place = try await turns.take() } catch { throw DatabaseError.cancelled }
        defer { turns.give(place) }
        if isClosed.withLock({ $0 }) { throw DatabaseError(.closed, "The database \(opener.name) is closed.") }
        return try await work(place)
    }
}
