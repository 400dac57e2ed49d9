extension JSON {
    /// Reads a JSON text (RFC 8259) from UTF-8.
    ///
    /// Strict: no byte order mark, no comment, no comma too many, no number with a leading zero; a name that an object has twice is an
    /// error, and so is U+D800…U+DFFF without its other half.
    /// - Parameter maximumDepth: How deep arrays and objects may be nested.
    /// - Throws: ``JSONError``.
    public init(parsing bytes: [UInt8], maximumDepth: Int = 64) throws(JSONError) {
        var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
        self = try parser.document()
    }
}

/// Reads one JSON text by recursive descent.
struct JSONParser {
    let bytes: [UInt8]
    let maximumDepth: Int
    private var position = 0

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    mutating func document() throws(JSONError) -> JSON {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error("a byte order mark is not allowed") }
        let value = try self.value(depth: 0)
        skipSpace()
        if position < bytes.count { throw error("something follows the end of the value") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSON {
        guard depth <= maximumDepth else { throw error("nested more than \(maximumDepth) deep") }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
        case nil: throw error("the text ends where a value should be")
        default: throw error("not the beginning of a value")
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var members: [JSON.Member] = []
        var names: Set<[UInt8]> = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            let start = position
            guard peek == UInt8(ascii: "\"") else { throw error("a member's name in quotes should be here") }
            let name = try string()
            guard names.insert(Array(name.utf8)).inserted else {
                throw error("the name \(quoted(name)) is there twice", at: start)
            }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("a colon should be here") }
            members.append(JSON.Member(name, try value(depth: depth + 1)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw error("a comma or } should be here") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSON {
        position += 1
        var values: [JSON] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            values.append(try value(depth: depth + 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw error("a comma or ] should be here") }
        return .array(values)
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
        var decoded = Array(bytes[start..<position])
        while let byte = peek, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw error("a control character in text must be escaped") }
            if byte == UInt8(ascii: "\\") {
                try escape(into: &decoded)
            } else {
                decoded.append(byte)
                position += 1
            }
        }
        guard take(UInt8(ascii: "\"")) else { throw error("the text ends within quotes") }
        guard let string = String(validating: decoded, as: UTF8.self) else { throw error("not UTF-8", at: start) }
        return string
    }

    private mutating func escape(into decoded: inout [UInt8]) throws(JSONError) {
        let start = position
        position += 1
        guard let byte = peek else { throw error("the text ends within an escape") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexadecimal(from: start)
            if (0xD800...0xDBFF).contains(code), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
                let low = try hexadecimal(from: start)
                guard (0xDC00...0xDFFF).contains(low) else { throw error("half of a surrogate pair", at: start) }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("half of a surrogate pair", at: start) }
            decoded.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        default: throw error("not an escape", at: start)
        }
    }

    private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt32 {
        guard bytes.count - position >= 4 else { throw error("the text ends within an escape", at: start) }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let code = UInt32(digits, radix: 16)
        else { throw error("not an escape", at: start) }
        position += 4
        return code
    }

    private mutating func number() throws(JSONError) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let integerStart = position
        guard skipDigits() else { throw error("not a number", at: start) }
        if bytes[integerStart] == UInt8(ascii: "0"), position - integerStart > 1 {
            throw error("a number with a leading zero", at: start)
        }
        if take(UInt8(ascii: ".")), !skipDigits() { throw error("not a number", at: start) }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard skipDigits() else { throw error("not a number", at: start) }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position...].starts(with: expected) else { throw error("not the beginning of a value") }
        position += expected.count
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func error(_ reason: String, at place: Int? = nil) -> JSONError {
        let before = bytes[..<min(place ?? position, bytes.count)]
        let line = before.count(where: { $0 == 0x0A }) + 1
        let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return JSONError(reason: reason, line: line, column: column)
    }
}

/// A name from outside, cut to a length that fits a message.
func quoted(_ name: String) -> String { "“\(name.count > 40 ? name.prefix(40) + "…" : name)”" }
