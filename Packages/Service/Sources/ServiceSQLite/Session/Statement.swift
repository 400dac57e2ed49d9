import CSQLite

/// A prepared statement.
final class Statement {
    let pointer: OpaquePointer
    let text: String
    let parameters: Int
    let isReadOnly: Bool
    /// The tables whose rows it is there to change.
    let targets: Set<String>

    /// Whether rows are being taken from it.
    var isInUse = false
    /// When it was last used, in uses of its connection.
    var lastUse: UInt64 = 0
    /// The last unit that its targets were noted for.
    var notedUnit: UInt64 = 0

    /// Takes over a prepared statement.
    init(_ pointer: OpaquePointer, text: String, targets: Set<String>) {
        self.pointer = pointer
        self.text = text
        self.targets = targets
        parameters = Int(sqlite3_bind_parameter_count(pointer))
        isReadOnly = sqlite3_stmt_readonly(pointer) != 0
    }

    deinit { sqlite3_finalize(pointer) }

    /// Makes it ready for its next use, and lets go of the values.
    func reset() {
        sqlite3_reset(pointer)
        if parameters > 0 { sqlite3_clear_bindings(pointer) }
        isInUse = false
    }
}

/// The text of a statement, compared byte for byte; Swift's `==` would take é for é.
struct StatementKey: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool { left.text.isSameBytes(as: right.text) }

    func hash(into hasher: inout Hasher) {
        if text.utf8.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) }) == nil {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }
}
