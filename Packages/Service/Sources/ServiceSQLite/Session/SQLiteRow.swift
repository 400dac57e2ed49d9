import CSQLite
import Service

/// The row that a statement stands at.
final class SQLiteRow: ResultRow {
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
        return sqlite3_value_type(sqlite3_column_value(statement, index)) == SQLITE_NULL
    }

    func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        sqlite3_value_int64(try value(column, SQLITE_INTEGER))
    }

    func real(_ column: Int) throws(DatabaseError) -> Double {
        sqlite3_value_double(try value(column, SQLITE_FLOAT))
    }

    func text(_ column: Int) throws(DatabaseError) -> String {
        let value = try value(column, SQLITE_TEXT)
        guard let start = sqlite3_value_text(value) else { throw outOfMemory }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
        // Decoding puts U+FFFD in place of what is invalid, so then the bytes differ.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasBytes(bytes) else {
            throw DatabaseError(.decoding, "The column \(name(column)) holds text that is not valid UTF-8.")
        }
        return text
    }

    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        let value = try value(column, SQLITE_BLOB)
        let start = sqlite3_value_blob(value)
        let count = Int(sqlite3_value_bytes(value))
        guard let start else {
            guard count == 0 else { throw outOfMemory }
            return []
        }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    func boolean(_ column: Int) throws(DatabaseError) -> Bool {
        switch sqlite3_value_int64(try value(column, SQLITE_INTEGER)) {
        case 0: return false
        case 1: return true
        case let other:
            throw DatabaseError(.decoding, "The column \(name(column)) holds \(other), where a truth value is 0 or 1.")
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

    /// The value of a column that must hold a type.
    ///
    /// Asking the value for its type and for what it holds takes half as long as asking the statement twice. SQLite allows it where
    /// no other thread can use the connection meanwhile (`SQLITE_OPEN_NOMUTEX`).
    @inline(__always)
    private func value(_ column: Int, _ type: Int32) throws(DatabaseError) -> OpaquePointer? {
        let (statement, index) = try place(column)
        let value = sqlite3_column_value(statement, index)
        guard sqlite3_value_type(value) == type else {
            throw mismatch(column, found: sqlite3_value_type(value), wanted: type)
        }
        return value
    }

    private var outOfMemory: DatabaseError { DatabaseError(.failed, "There is no memory left to read a column.") }

    private func name(_ column: Int) -> String {
        guard let statement, let name = sqlite3_column_name(statement, Int32(truncatingIfNeeded: column)) else {
            return String(column)
        }
        return String(cString: name)
    }

    private func mismatch(_ column: Int, found: Int32, wanted: Int32) -> DatabaseError {
        func word(_ type: Int32) -> String {
            switch type {
            case SQLITE_INTEGER: "a whole number"
            case SQLITE_FLOAT: "a floating-point number"
            case SQLITE_TEXT: "text"
            case SQLITE_BLOB: "bytes"
            default: "nothing"
            }
        }
        return DatabaseError(.decoding, "The column \(name(column)) holds \(word(found)), not \(word(wanted)).")
    }
}
