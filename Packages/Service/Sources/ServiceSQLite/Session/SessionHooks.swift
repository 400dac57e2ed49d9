import CSQLite

/// What SQLite tells while it prepares and runs statements: which tables are written. It also keeps units from ending their own transaction.
///
/// SQLite calls back on the thread that uses the connection, so this is confined like the connection is.
final class SessionHooks {
    /// The tables whose rows the current unit changed.
    private(set) var changed: Set<String> = []
    /// The tables that the statement being prepared names as its target: some writes to them call no hook.
    private(set) var targets: Set<String> = []
    /// Whether statements that begin and end transactions, or attach other files, may be prepared.
    var allowsEverything = true

    private var isDropping = false
    private var lastName: UnsafeMutablePointer<CChar>?

    deinit { lastName.map { sqlite3_free($0) } }

    /// Registers with a connection, which must be closed before this goes.
    func install(on handle: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(
            handle,
            { context, action, first, _, _, trigger in
                guard let context else { return SQLITE_OK }
                return Unmanaged<SessionHooks>.fromOpaque(context).takeUnretainedValue()
                    .authorize(action, first, isTopLevel: trigger == nil)
            }, context)
        sqlite3_update_hook(
            handle,
            { context, _, _, table, _ in
                guard let context, let table else { return }
                Unmanaged<SessionHooks>.fromOpaque(context).takeUnretainedValue().noteRow(of: table)
            }, context)
    }

    func beginPreparing() {
        targets = []
        isDropping = false
    }

    func beginUnit() {
        changed = []
        forgetLastName()
    }

    func note(_ tables: Set<String>) { changed.formUnion(tables) }

    private func noteRow(of table: UnsafePointer<CChar>) {
        // Rows come in runs of one table: only the first of a run is worth a string.
        if let lastName, sqlite3_stricmp(lastName, table) == 0 { return }
        forgetLastName()
        let name = String(cString: table)
        lastName = name.withCString { csqlite_copy($0) }
        if !name.hasPrefix("sqlite_") { changed.insert(name) }
    }

    private func forgetLastName() {
        lastName.map { sqlite3_free($0) }
        lastName = nil
    }

    private func authorize(_ action: Int32, _ first: UnsafePointer<CChar>?, isTopLevel: Bool) -> Int32 {
        switch action {
        case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
            guard let first, sqlite3_strnicmp(first, "sqlite_", 7) != 0 else { return SQLITE_OK }
            if isTopLevel {
                if !isDropping { targets.insert(String(cString: first)) }
            } else if action == SQLITE_DELETE, !isDropping {
                // Within a trigger: delete row by row, so that the hook is called.
                return SQLITE_IGNORE
            }
        case SQLITE_DROP_TABLE, SQLITE_DROP_VIEW, SQLITE_DROP_VTABLE, SQLITE_DROP_TEMP_TABLE, SQLITE_DROP_TEMP_VIEW:
            isDropping = true
        case SQLITE_TRANSACTION, SQLITE_ATTACH, SQLITE_DETACH:
            if !allowsEverything { return SQLITE_DENY }
        default: break
        }
        return SQLITE_OK
    }
}
