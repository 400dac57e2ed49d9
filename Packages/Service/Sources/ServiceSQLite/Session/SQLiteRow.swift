import CSQLite
import Service

/// The row that a statement stands at.
final class SQLiteRow: Row {
    private var statement: OpaquePointer?
    private let columns: Int32

    init(_ statement: OpaquePointer) {
        self.statement = statement
        columns = sqlite3_column_count(statement)
    }

    /// Ends all reading, so that a row that was kept reads nothing that isn't there.
    func invalidate() { statement = nil }

    var count: Int { Int(columns) }

    func isNull(_ column: Int) throws(DatabaseError) -> Bool {
        let (statement, index) = try place(column)
        return sqlite3_column_type(statement, index) == SQLITE_NULL
    }

    func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        let (statement, index) = try place(column, SQLITE_INTEGER)
        return sqlite3_column_int64(statement, index)
    }

    func real(_ column: Int) throws(DatabaseError) -> Double {
        let (statement, index) = try place(column, SQLITE_FLOAT)
        return sqlite3_column_double(statement, index)
    }

    func text(_ column: Int) throws(DatabaseError) -> String {
        let (statement, index) = try place(column, SQLITE_TEXT)
        guard let start = sqlite3_column_text(statement, index) else { throw outOfMemory }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
        // Decoding puts U+FFFD in place of what is invalid, so then the bytes differ.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasBytes(bytes) else {
            throw DatabaseError(.decoding, "The column \(name(index)) holds text that is not valid UTF-8.")
        }
        return text
    }

    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        let (statement, index) = try place(column, SQLITE_BLOB)
        let start = sqlite3_column_blob(statement, index)
        let count = Int(sqlite3_column_bytes(statement, index))
        guard let start else {
            guard count == 0 else { throw outOfMemory }
            return []
        }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    func boolean(_ column: Int) throws(DatabaseError) -> Bool {
        let (statement, index) = try place(column, SQLITE_INTEGER)
        switch sqlite3_column_int64(statement, index) {
        case 0: return false
        case 1: return true
        case let other:
            throw DatabaseError(.decoding, "The column \(name(index)) holds \(other), where a truth value is 0 or 1.")
        }
    }

    @inline(__always)
    private func place(_ column: Int) throws(DatabaseError) -> (OpaquePointer, Int32) {
        guard let statement else { throw DatabaseError(.closed, "A row was used after its statement had moved on.") }
        guard column >= 0, column < Int(columns) else {
            throw DatabaseError(.decoding, "There is no column \(column); the statement returns \(columns).")
        }
        return (statement, Int32(truncatingIfNeeded: column))
    }

    @inline(__always)
    private func place(_ column: Int, _ type: Int32) throws(DatabaseError) -> (OpaquePointer, Int32) {
        let (statement, index) = try place(column)
        let found = sqlite3_column_type(statement, index)
        guard found == type else { throw mismatch(index, found: found, wanted: type) }
        return (statement, index)
    }

    private var outOfMemory: DatabaseError { DatabaseError(.failed, "There is no memory left to read a column.") }

    private func name(_ index: Int32) -> String {
        guard let statement, let name = sqlite3_column_name(statement, index) else { return String(index) }
        return String(cString: name)
    }

    private func mismatch(_ index: Int32, found: Int32, wanted: Int32) -> DatabaseError {
        func word(_ type: Int32) -> String {
            switch type {
            case SQLITE_INTEGER: "a whole number"
            case SQLITE_FLOAT: "a floating-point number"
            case SQLITE_TEXT: "text"
            case SQLITE_BLOB: "bytes"
            default: "nothing"
            }
        }
        return DatabaseError(.decoding, "The column \(name(index)) holds \(word(found)), not \(word(wanted)).")
    }
}
