import CSQLite
import Service

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Safe: SQLite never calls this value of -1, it only compares with it. It means: copy at once.
nonisolated(unsafe) private let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Statement {
    /// Binds values to the parameters, in order.
    func bind(_ values: [SQL.Value]) throws(DatabaseError) {
        guard values.count == parameters else {
            throw DatabaseError(
                .statement, "A statement with \(parameters) parameters was given \(values.count) values.", detail: text)
        }
        var index: Int32 = 0
        for value in values {
            index += 1
            let code =
                switch value {
                case .null: sqlite3_bind_null(pointer, index)
                case .integer(let number): sqlite3_bind_int64(pointer, index, number)
                case .real(let number): try bind(number, index)
                case .text(let text): try bind(text, index)
                case .bytes(let bytes): bind(bytes, index)
                case .boolean(let truth): sqlite3_bind_int(pointer, index, truth ? 1 : 0)
                }
            guard code == SQLITE_OK else {
                throw DatabaseError(
                    code == SQLITE_TOOBIG ? .constraint : .failed,
                    code == SQLITE_TOOBIG
                        ? "A value is too large to be stored." : "There is no memory left for a value.",
                    detail: String(cString: sqlite3_errstr(code)))
            }
        }
    }

    private func bind(_ number: Double, _ index: Int32) throws(DatabaseError) -> Int32 {
        // SQLite would store nothing in its place.
        if number.isNaN { throw DatabaseError(.constraint, "A value that is not a number can't be stored.") }
        return sqlite3_bind_double(pointer, index, number)
    }

    private func bind(_ text: String, _ index: Int32) throws(DatabaseError) -> Int32 {
        var text = text
        let code: Int32? = text.withUTF8 { bytes in
            guard let start = bytes.baseAddress, !bytes.isEmpty else {
                return sqlite3_bind_text64(pointer, index, "", 0, copy, UInt8(SQLITE_UTF8))
            }
            if memchr(start, 0, bytes.count) != nil { return nil }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                sqlite3_bind_text64(pointer, index, $0, UInt64(bytes.count), copy, UInt8(SQLITE_UTF8))
            }
        }
        guard let code else { throw DatabaseError(.constraint, "Text with U+0000 can't be stored.") }
        return code
    }

    private func bind(_ bytes: [UInt8], _ index: Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            // Without an address, nothing would be stored in place of no bytes.
            guard let start = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_bind_zeroblob(pointer, index, 0) }
            return sqlite3_bind_blob64(pointer, index, start, UInt64(bytes.count), copy)
        }
    }
}
