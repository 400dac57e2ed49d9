import CSQLite
import Service

/// Opens connections to one database.
struct SessionOpener: Sendable {
    /// What a connection is for.
    enum Role: Sendable { case writing, reading, both }

    /// How a file is opened; each is tried when the one before finds that it may not.
    private enum Access: CaseIterable {
        case readWrite, readOnly
        /// Takes it for granted that nobody writes: the only way to read where no file can be made beside the database.
        case immutable
    }

    /// Nil is in memory.
    let file: DatabaseFile?
    let options: SQLiteDatabase.Options

    /// The database, as a person knows it.
    var name: String { file?.path ?? "in memory" }

    /// Opens a connection and sees that there is a database behind it.
    /// - Throws: ``DatabaseError``; with the code `busy` it can be tried again.
    func open(_ role: Role) throws(DatabaseError) -> Session {
        guard let file else { return try setUp(connect(":memory:", SQLITE_OPEN_READWRITE), role) }
        try file.createIfMissing()
        var refusal: DatabaseError?
        for access in Access.allCases {
            if options.isReadOnly, access == .readWrite { continue }
            if access == .immutable, file.hasPendingChanges { break }
            do throws(DatabaseError) {
                let handle =
                    switch access {
                    case .readWrite: try connect(file.path, SQLITE_OPEN_READWRITE)
                    case .readOnly: try connect(file.path, SQLITE_OPEN_READONLY)
                    case .immutable: try connect(uri(file.path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
                    }
                return try setUp(handle, role)
            } catch {
                guard error.code == .cannotOpen || error.code == .readOnly else { throw error }
                refusal = refusal ?? error
            }
        }
        throw DatabaseError(
            .cannotOpen,
            file.hasPendingChanges
                ? "The database \(name) has changes in \(name)-wal that can't be read without writing; allow writing to the folder."
                : "There is no permission to open the database \(name); allow it, or choose another file.",
            detail: refusal?.detail)
    }

    /// Sees that the file is empty, or was migrated before.
    private func refuseForeign(_ session: Session) throws(DatabaseError) {
        let foreign: Int64?
        do {
            foreign = try session.integer(
                """
                SELECT 1 WHERE EXISTS (SELECT 1 FROM sqlite_schema)
                AND NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations')
                """)
        } catch let error as DatabaseError { throw error } catch { throw DatabaseError(.failed, "\(error)") }
        guard foreign == nil else {
            throw DatabaseError(
                .foreign, "\(name) is the database of another program; choose another file. It was left as it is.")
        }
    }

    private func uri(_ path: String) -> String {
        var uri = "file:"
        for byte in path.utf8 {
            let isPlain = byte == UInt8(ascii: "/") || (byte < 0x80 && Character(UnicodeScalar(byte)).isLetter)
            let digits = String(byte, radix: 16)
            uri += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }
        return uri + "?immutable=1"
    }

    private func connect(_ path: String, _ flags: Int32) throws(DatabaseError) -> OpaquePointer {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nil)
        guard code == SQLITE_OK, let handle else {
            let failure = SQLiteFailure(handle, code: code, name: name)
            sqlite3_close_v2(handle)
            throw failure.error
        }
        sqlite3_extended_result_codes(handle, 1)
        // A lock is waited for without a thread, so never in here.
        sqlite3_busy_timeout(handle, 0)
        _ = csqlite_set_option(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        _ = csqlite_set_option(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        _ = csqlite_set_option(handle, SQLITE_DBCONFIG_DQS_DML, 0)
        _ = csqlite_set_option(handle, SQLITE_DBCONFIG_DQS_DDL, 0)
        return handle
    }

    /// Takes over a connection and makes it ready. Nothing is written before it is known that the file is a database.
    private func setUp(_ handle: OpaquePointer, _ role: Role) throws(DatabaseError) -> Session {
        let session = Session(handle, name: name, isReadOnly: sqlite3_db_readonly(handle, "main") == 1)
        try session.runFreely("PRAGMA foreign_keys = ON")
        try session.runFreely(SQL("PRAGMA synchronous = " + options.synchronous.rawValue, []))
        try session.runFreely("SELECT 1 FROM sqlite_schema LIMIT 1")
        if role == .reading {
            try session.runFreely("PRAGMA query_only = ON")
            return session
        }
        if options.refusesForeign { try refuseForeign(session) }
        if let maximum = options.maximumPages {
            try session.runFreely(SQL("PRAGMA max_page_count = " + String(maximum), []))
        }
        guard role == .writing, !session.isReadOnly else { return session }
        do throws(DatabaseError) {
            try session.runFreely("PRAGMA journal_mode = WAL")
        } catch {
            guard error.code == .readOnly || error.code == .cannotOpen else { throw error }
            // The folder may not be written: it can still be read as it is.
            session.isReadOnly = true
        }
        return session
    }
}
