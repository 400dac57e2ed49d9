/// A relational database: the whole of what the rest of the program knows of one.
///
/// Work is done in units. A unit is a synchronous closure, run in one transaction on a connection that nothing else uses meanwhile;
/// so nothing can be awaited between its beginning and its commit. An error thrown out of it rolls everything back.
///
///     try await database.write { connection in
///         try connection.execute("UPDATE todos SET completed = \(true) WHERE id = \(id)")
///     }
///
/// Errors: what the database itself refuses is a ``DatabaseError``; what the closure throws is thrown on unchanged; a task that
/// is cancelled before its unit begins gets ``DatabaseError/Code/cancelled``. A unit that has begun is not cancelled.
public protocol Database: Sendable {
    /// What this database's SQL spells differently from another's.
    var dialect: Dialect { get }

    /// Runs a unit that only reads; it sees one state of the database from beginning to end, and waits for no writer where the
    /// database can do so.
    func read<Value: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value

    /// Runs a unit that may write. Units that write run one after the other; where another process holds the lock, this waits for
    /// it without holding a thread, up to a limit, then throws ``DatabaseError/Code/busy``.
    @discardableResult
    func write<Value: Sendable>(_ work: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value

    /// Brings the database's schema up to date: runs, in the given order and in one transaction, each migration that has not been run
    /// on it before. Safe when several processes do it at once.
    ///
    /// - Throws: ``DatabaseError`` with the code `newerSchema` when a feature's schema in the database is newer than the newest given for that
    ///   feature; then nothing has been changed.
    func migrate(_ migrations: [Migration]) async throws

    /// Tells of each committed write which tables it changed. Changes made while the receiver was busy come as one.
    func changes() -> AsyncStream<DatabaseChange>

    /// Ends all use of the database, after the units that have begun. Later units throw ``DatabaseError/Code/closed``.
    func close() async
}

/// What a committed write has changed.
public struct DatabaseChange: Sendable, Hashable {
    /// The tables with rows that were inserted, updated or deleted. Nil when another process wrote, and it is not known what.
    public var tables: Set<String>?

    /// Makes a change.
    public init(tables: Set<String>?) { self.tables = tables }

    /// Whether rows of a table may have changed.
    public func affects(_ table: String) -> Bool { tables?.contains(table) ?? true }
}

/// One unit's view of the database: valid only within the closure that was given it.
public protocol Connection: AnyObject {
    /// What this database's SQL spells differently from another's.
    var dialect: Dialect { get }

    /// Runs one statement and tells how many rows it inserted, updated or deleted.
    ///
    /// A statement is prepared once for its text; so a loop of the same text with other values is fast.
    @discardableResult func execute(_ sql: SQL) throws(DatabaseError) -> Int

    /// Runs one statement and gives each row that it returns to a closure, which must not keep it. What the closure throws ends the statement and is thrown on.
    func forEachRow(_ sql: SQL, _ body: (any ResultRow) throws -> Void) throws
}

/// One row of a statement's result. Columns count from 0; asking for one that is not there, or for another type than the column holds, throws ``DatabaseError/Code/decoding``
/// with the column's name.
public protocol ResultRow: AnyObject {
    /// How many columns there are.
    var count: Int { get }
    /// Whether a column holds nothing.
    func isNull(_ column: Int) throws(DatabaseError) -> Bool
    /// A whole number.
    func integer(_ column: Int) throws(DatabaseError) -> Int64
    /// A floating-point number.
    func real(_ column: Int) throws(DatabaseError) -> Double
    /// Text, as it was stored byte for byte.
    func text(_ column: Int) throws(DatabaseError) -> String
    /// Bytes.
    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8]
    /// A truth value.
    func boolean(_ column: Int) throws(DatabaseError) -> Bool
}

/// A value that is made from one row.
public protocol RowDecodable {
    /// Reads the value from the columns, in the order in which the statement selects them.
    init(row: any ResultRow) throws
}

extension Connection {
    /// All rows that a statement returns, as values.
    @inlinable @inline(__always) public func all<Value: RowDecodable>(_ sql: SQL, as type: Value.Type = Value.self)
        throws -> [Value]
    {
        try all(sql, Value.init(row:))
    }

    /// All rows that a statement returns, each made into a value by a closure.
    @inlinable @inline(__always) public func all<Value>(_ sql: SQL, _ make: (any ResultRow) throws -> Value) throws
        -> [Value]
    {
        try collectRows(self, sql, make)
    }

    /// The first row that a statement returns, as a value; nil when it returns none. The statement should return one at most.
    @inlinable public func first<Value: RowDecodable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
        try first(sql, Value.init(row:))
    }

    /// The first row that a statement returns, made into a value by a closure; nil when it returns none. The statement should return one at most.
    @inlinable public func first<Value>(_ sql: SQL, _ make: (any ResultRow) throws -> Value) throws -> Value? {
        var value: Value?
        try forEachRow(sql) { row in if value == nil { value = try make(row) } }
        return value
    }

    /// The one whole number that a statement returns, such as a count or the id of an inserted row.
    /// - Throws: ``DatabaseError`` with the code `decoding` when it returns no row.
    @inlinable public func integer(_ sql: SQL) throws -> Int64 {
        guard let value = try first(sql, { try $0.integer(0) }) else {
            throw DatabaseError(.decoding, "a statement that must return a row returned none")
        }
        return value
    }
}

/// The rows as values. It knows the connection by its protocol only, so that it is compiled for the type of the values alone.
@inlinable func collectRows<Value>(_ connection: any Connection, _ sql: SQL, _ make: (any ResultRow) throws -> Value)
    throws
    -> [Value]
{
    var values: [Value] = []
    try connection.forEachRow(sql) { values.append(try make($0)) }
    return values
}

extension ResultRow {
    /// What a column holds, read by one of this row's methods, or nil if it holds nothing: `try row.optional(3, row.text)`.
    @inlinable public func optional<Value>(_ column: Int, _ read: (Int) throws(DatabaseError) -> Value)
        throws(DatabaseError) -> Value?
    {
        try isNull(column) ? nil : try read(column)
    }
}
