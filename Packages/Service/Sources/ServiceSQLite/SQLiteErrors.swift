import CSQLite
import Service

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What SQLite refused, as an error that names the file and the way out.
struct SQLiteFailure {
    /// The database, as a person knows it.
    let name: String
    /// The extended result code.
    let code: Int32
    /// SQLite's own words.
    let detail: String?
    /// The system's error, where it was one.
    var systemError: Int32 = 0

    /// The failure that a connection has just reported.
    init(_ handle: OpaquePointer?, code: Int32, name: String, context: String? = nil) {
        self.name = name
        let said = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        // The code that the call returned is the whole one only when it is asked for in time.
        let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
        self.code = extended & 0xff == code & 0xff ? extended : code
        systemError = handle.map { sqlite3_system_errno($0) } ?? 0
        detail = [context, "\(said), code \(self.code)"].compactMap { $0 }.joined(separator: ": ")
    }

    var error: DatabaseError {
        let kind = self.kind
        return DatabaseError(kind, message(kind), detail: detail)
    }

    /// Extended codes; Swift can't see those that are macros of macros.
    private enum Extended {
        static let foreignKey = SQLITE_CONSTRAINT | 3 << 8
        static let primaryKey = SQLITE_CONSTRAINT | 6 << 8
        static let unique = SQLITE_CONSTRAINT | 8 << 8
        static let rowID = SQLITE_CONSTRAINT | 10 << 8
        static let moved = SQLITE_READONLY | 4 << 8
    }

    private var kind: DatabaseError.Code {
        switch code {
        case Extended.unique, Extended.primaryKey, Extended.rowID: return .unique
        case Extended.foreignKey: return .foreignKey
        default: break
        }
        switch code & 0xff {
        // SQLITE_PROTOCOL: so many others begin and end units that there was no turn for this one.
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .busy
        case SQLITE_FULL: return .full
        case SQLITE_IOERR: return systemError == ENOSPC || systemError == EDQUOT ? .full : .failed
        case SQLITE_READONLY: return .readOnly
        case SQLITE_CANTOPEN, SQLITE_PERM: return .cannotOpen
        case SQLITE_NOTADB: return .notADatabase
        case SQLITE_CORRUPT: return .corrupt
        case SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH: return .constraint
        case SQLITE_ERROR, SQLITE_AUTH, SQLITE_MISUSE, SQLITE_RANGE, SQLITE_SCHEMA: return .statement
        default: return .failed
        }
    }

    private func message(_ kind: DatabaseError.Code) -> String {
        switch kind {
        case .busy:
            "The database \(name) is in use: another program may be holding it; close that program, or try again."
        case .full: "There is no room left for the database \(name); free some space on its disk, and try again."
        case .readOnly where code == Extended.moved:
            "The database \(name) was moved or removed while it was in use; put it back, and start again."
        case .readOnly:
            "The database \(name) may only be read; allow writing to the file and its folder, or choose another file."
        case .cannotOpen:
            "The database \(name) can't be opened; see that you may read and write the file and its folder."
        case .notADatabase: "The file \(name) is not a database; choose another file. It was left as it is."
        case .corrupt: "The database \(name) is damaged; restore it from a backup. It was left as it is."
        case .unique: "A row with this key is in the database \(name) already."
        case .foreignKey: "A row that this one refers to is missing from the database \(name), or is still referred to."
        case .constraint: "A value may not be stored in the database \(name): it is missing, or out of its range."
        case .statement: "A statement for the database \(name) is wrong, which is a mistake in the program."
        default:
            "The disk or the system failed while the database \(name) was in use; look after the disk, and try again."
        }
    }
}

extension SQLiteFailure {
    /// That a database may only be read.
    static func readOnly(name: String) -> SQLiteFailure { SQLiteFailure(nil, code: SQLITE_READONLY, name: name) }
}
