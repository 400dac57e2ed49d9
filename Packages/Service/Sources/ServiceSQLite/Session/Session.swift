import CSQLite
import Service

/// An open connection to SQLite with its prepared statements. Only the actor that owns it may touch it.
final class Session {
    let handle: OpaquePointer
    /// The database, as a person knows it.
    let name: String
    /// Whether it may not be written, whoever asks.
    var isReadOnly: Bool

    private let hooks: SessionHooks
    private var cache = StatementCache()
    private var unit: UInt64 = 0

    /// Takes over an open connection.
    init(_ handle: OpaquePointer, name: String, isReadOnly: Bool) {
        self.handle = handle
        self.name = name
        self.isReadOnly = isReadOnly
        hooks = SessionHooks()
        hooks.install(on: handle)
    }

    deinit {
        cache.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The tables that the current unit changed.
    var changedTables: Set<String> { hooks.changed }

    // MARK: - Units

    /// Begins a unit's transaction.
    func begin(_ sql: SQL) throws(DatabaseError) {
        try runFreely(sql)
        unit += 1
        hooks.beginUnit()
    }

    func commit() throws(DatabaseError) { try runFreely("COMMIT") }

    /// Takes back what the unit did.
    /// - Returns: Whether the connection can go on being used.
    func rollBack() -> Bool {
        if isInTransaction { try? runFreely("ROLLBACK") }
        return !isInTransaction
    }

    /// Runs a statement that units may not run.
    func runFreely(_ sql: SQL) throws(DatabaseError) {
        hooks.allowsEverything = true
        defer { hooks.allowsEverything = false }
        try execute(sql)
    }

    // MARK: - Statements

    /// Runs a statement and tells how many rows it changed.
    @discardableResult
    func execute(_ sql: SQL, isReading: Bool = false) throws(DatabaseError) -> Int {
        let statement = try take(sql.text, isReading: isReading)
        defer { statement.reset() }
        try statement.bind(sql.values)
        let before = sqlite3_total_changes64(handle)
        var code = sqlite3_step(statement.pointer)
        while code == SQLITE_ROW { code = sqlite3_step(statement.pointer) }
        guard code == SQLITE_DONE else { throw failure(code, statement.text) }
        guard sqlite3_total_changes64(handle) != before else { return 0 }
        noteTargets(of: statement)
        return Int(sqlite3_changes64(handle))
    }

    /// Runs a statement and gives each row to a closure.
    func forEachRow(_ sql: SQL, isReading: Bool = false, _ body: (any ResultRow) throws -> Void) throws {
        let statement = try take(sql.text, isReading: isReading)
        let before = sqlite3_total_changes64(handle)
        let row = SQLiteRow(statement.pointer)
        defer {
            row.invalidate()
            statement.reset()
            if !statement.isReadOnly, sqlite3_total_changes64(handle) != before { noteTargets(of: statement) }
        }
        try statement.bind(sql.values)
        while true {
            switch sqlite3_step(statement.pointer) {
            case SQLITE_ROW: try body(row)
            case SQLITE_DONE: return
            case let code: throw failure(code, statement.text)
            }
        }
    }

    /// The one whole number that a statement returns.
    func integer(_ sql: SQL) throws -> Int64? {
        var value: Int64?
        try forEachRow(sql) { value = try $0.integer(0) }
        return value
    }

    /// What the last call refused.
    func failure(_ code: Int32, _ context: String?) -> DatabaseError {
        SQLiteFailure(handle, code: code, name: name, context: context).error
    }

    private func noteTargets(of statement: Statement) {
        guard statement.notedUnit != unit else { return }
        statement.notedUnit = unit
        hooks.note(statement.targets)
    }

    /// A statement that is ready to be bound, marked as in use.
    private func take(_ text: String, isReading: Bool) throws(DatabaseError) -> Statement {
        let statement: Statement
        if let kept = cache.find(text) {
            statement = kept
        } else {
            statement = try prepare(text)
            cache.keep(statement)
        }
        guard !isReading || statement.isReadOnly else {
            throw DatabaseError(
                .statement, "A unit that only reads may not write; this one belongs into a unit that may.", detail: text
            )
        }
        statement.isInUse = true
        return statement
    }

    private func prepare(_ text: String) throws(DatabaseError) -> Statement {
        hooks.beginPreparing()
        var text = text
        var pointer: OpaquePointer?
        var hasMore = false
        let code = text.withUTF8 { bytes -> Int32 in
            guard let start = bytes.baseAddress, let length = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
                var rest: UnsafePointer<CChar>?
                let code = sqlite3_prepare_v3(handle, start, length, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, &rest)
                if let rest { hasMore = (rest - start) < bytes.count && !Self.isBlank(bytes[(rest - start)...]) }
                return code
            }
        }
        guard code == SQLITE_OK else { throw failure(code, text) }
        guard let pointer, !hasMore else {
            sqlite3_finalize(pointer)
            throw DatabaseError(
                .statement, "There must be one statement at a time, and there were none or several.", detail: text)
        }
        let statement = Statement(pointer, text: text, targets: hooks.targets)
        for index in 0..<statement.parameters {
            let name = sqlite3_bind_parameter_name(pointer, Int32(index + 1)).map { String(cString: $0) }
            guard name == "$\(index + 1)" else {
                throw DatabaseError(
                    .statement, "The parameters of a statement are $1, $2, … in order, once each.", detail: text)
            }
        }
        return statement
    }

    /// Whether nothing but space, semicolons and comments that run to the end of their line is left.
    private static func isBlank(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isNewline).allSatisfy { line in
            let line = line.drop { $0.isWhitespace || $0 == ";" }
            return line.isEmpty || line.hasPrefix("--")
        }
    }
}
