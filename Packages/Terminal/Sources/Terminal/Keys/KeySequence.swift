/// What the beginning of some bytes from a terminal is.
enum KeySequence: Equatable {
    case key(Key, length: Int)
    case text(String, length: Int)
    case pasteBegins(length: Int)
    /// Bytes that mean nothing here.
    case nothing(length: Int)
    /// More bytes are needed to tell.
    case incomplete

    /// Reads what the bytes, of which there is at least one, begin with.
    static func read(_ bytes: ArraySlice<UInt8>) -> KeySequence {
        guard let first = bytes.first else { return .incomplete }
        switch first {
        case 0x1B: return escape(bytes)
        case 0x0D, 0x0A: return .key(.enter, length: 1)
        case 0x09: return .key(.tab, length: 1)
        case 0x7F, 0x08: return .key(.backspace, length: 1)
        case 0x00: return .key(.control(" "), length: 1)
        case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(first + 0x60))), length: 1)
        case 0x1C...0x1F: return .nothing(length: 1)
        default: return text(bytes)
        }
    }

    /// A run of printable UTF-8.
    private static func text(_ bytes: ArraySlice<UInt8>) -> KeySequence {
        var end = bytes.startIndex
        while end < bytes.endIndex, bytes[end] >= 0x20, bytes[end] != 0x7F {
            let lead = bytes[end]
            let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0
            guard length > 0, lead < 0xF5 else { break }
            let sequence = bytes[end...].prefix(length)
            guard sequence.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { break }
            if sequence.count < length {
                if end == bytes.startIndex { return .incomplete }
                break
            }
            guard let scalar = String(validating: sequence, as: UTF8.self)?.unicodeScalars.first,
                !(0x80..<0xA0).contains(scalar.value)
            else { break }
            end += length
        }
        let run = bytes[bytes.startIndex..<end]
        return run.isEmpty ? .nothing(length: 1) : .text(String(decoding: run, as: UTF8.self), length: run.count)
    }

    private static func escape(_ bytes: ArraySlice<UInt8>) -> KeySequence {
        let rest = bytes.dropFirst()
        switch rest.first {
        case nil: return .incomplete
        case UInt8(ascii: "["): return controlSequence(bytes)
        case UInt8(ascii: "O"):
            guard let final = rest.dropFirst().first else { return .incomplete }
            return named(final, []).map { .key($0, length: 3) } ?? .nothing(length: 3)
        case 0x1B: return .key(.escape, length: 1)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            return controlString(bytes)
        default:
            switch read(rest) {
            case .key(var key, let length):
                key.modifiers.insert(.alt)
                return .key(key, length: length + 1)
            case .text(let text, _):
                guard let character = text.first else { return .nothing(length: 1) }
                return .key(.alt(character), length: 1 + String(character).utf8.count)
            case .nothing(let length): return .nothing(length: length + 1)
            case .pasteBegins, .incomplete: return .incomplete
            }
        }
    }

    /// What a terminal answers to whoever asked before the program began: `ESC ]` and the like, a text, and its end, which is `ESC \`
    /// or a bell (ECMA-48, section 5.6). It is not typed. Without an end the first key alone was, with Alt.
    private static func controlString(_ bytes: ArraySlice<UInt8>) -> KeySequence {
        guard let end = bytes.dropFirst(2).firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return .incomplete }
        let length = end - bytes.startIndex
        if bytes[end] == 0x07 { return .nothing(length: length + 1) }
        guard let last = bytes[end...].dropFirst().first else { return .incomplete }
        return .nothing(length: last == UInt8(ascii: "\\") ? length + 2 : length)
    }

    /// `ESC [`, parameters, a final byte (ECMA-48, section 5.4).
    private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> KeySequence {
        let body = bytes.dropFirst(2)
        if body.first == UInt8(ascii: "[") { return body.count > 1 ? .nothing(length: 4) : .incomplete }
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return .incomplete }
        let length = end - bytes.startIndex + 1
        guard (0x40...0x7E).contains(bytes[end]) else { return .nothing(length: length - 1) }
        let parameters = String(decoding: bytes[body.startIndex..<end], as: UTF8.self).split(
            separator: ";", omittingEmptySubsequences: false
        ).map { Int($0) ?? 1 }
        let held = parameters.count > 1 ? modifiers(parameters[1]) : []
        guard bytes[end] == UInt8(ascii: "~") else {
            return named(bytes[end], held).map { .key($0, length: length) } ?? .nothing(length: length)
        }
        let code: Key.Code
        switch parameters.first ?? 1 {
        case 1, 7: code = .home
        case 2: code = .insert
        case 3: code = .delete
        case 4, 8: code = .end
        case 5: code = .pageUp
        case 6: code = .pageDown
        case 11...15: code = .function((parameters.first ?? 11) - 10)
        case 200: return .pasteBegins(length: length)
        default: return .nothing(length: length)
        }
        return .key(Key(code, held), length: length)
    }

    private static func modifiers(_ parameter: Int) -> Key.Modifiers {
        guard (2...16).contains(parameter) else { return [] }
        return Key.Modifiers(rawValue: UInt8(parameter - 1) & 7)
    }

    /// The key that the final byte of a sequence names.
    private static func named(_ final: UInt8, _ held: Key.Modifiers) -> Key? {
        switch final {
        case UInt8(ascii: "A"): Key(.up, held)
        case UInt8(ascii: "B"): Key(.down, held)
        case UInt8(ascii: "C"): Key(.right, held)
        case UInt8(ascii: "D"): Key(.left, held)
        case UInt8(ascii: "H"): Key(.home, held)
        case UInt8(ascii: "F"): Key(.end, held)
        case UInt8(ascii: "M"): Key(.enter, held)
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "P")...UInt8(ascii: "S"): Key(.function(Int(final - UInt8(ascii: "P")) + 1), held)
        default: nil
        }
    }
}
