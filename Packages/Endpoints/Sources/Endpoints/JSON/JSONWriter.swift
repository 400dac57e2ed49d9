/// Writes JSON text (RFC 8259) as UTF-8, in the order in which it is told. Control characters and quotes are escaped, nothing else.
public struct JSONWriter: Sendable {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Makes a writer that has written nothing.
    public init() {}

    /// Writes an object; the closure writes its members.
    public mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

    /// Writes an array; the closure writes its values.
    public mutating func array(_ values: (inout JSONWriter) -> Void) { nest("[", "]", values) }

    /// Writes a member's name; its value is to be written next.
    public mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes text.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices
            where utf8[index] < 0x20 || utf8[index] == UInt8(ascii: "\"") || utf8[index] == UInt8(ascii: "\\") {
                bytes.append(contentsOf: utf8[start..<index])
                escape(utf8[index])
                start = index + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int64) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a number; what JSON has no number for (not a number, infinite) is written as null.
    public mutating func real(_ value: Double) {
        separate()
        bytes.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
    }

    /// Writes a truth value.
    public mutating func boolean(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes null.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a value that was read.
    public mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .boolean(let value): boolean(value)
        case .number(let text):
            separate()
            bytes.append(contentsOf: text.utf8)
        case .string(let value): string(value)
        case .array(let values): array { writer in for value in values { writer.value(value) } }
        case .object(let members):
            object { writer in
                for member in members {
                    writer.name(member.name)
                    writer.value(member.value)
                }
            }
        }
    }

    private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x0A: bytes += Array("\\n".utf8)
        case 0x0D: bytes += Array("\\r".utf8)
        case 0x09: bytes += Array("\\t".utf8)
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
