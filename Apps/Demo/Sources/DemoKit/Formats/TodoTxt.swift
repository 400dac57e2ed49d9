/// The todo.txt format (github.com/todotxt/todo.txt): a line a todo, `x ` in front of a completed one.
///
/// A line's priority, dates and tags stay in its text. A title that a line can't hold as it is (line breaks, an `x ` of its own in front, white space at
/// an end) is percent-encoded, and says so with a tag in the format's `key:value` form, so that reading gives back the same bytes.
enum TodoTxt {
    /// A todo without id and owner.
    struct Item: Equatable, Sendable {
        var title: String
        var isCompleted: Bool
        /// The line that it was read from, counted from 1; 0 for one that wasn't read.
        var line = 0
    }

    /// Why text can't be read.
    struct ReadError: Error, Equatable {
        /// The line, counted from 1.
        var line: Int
        var reason: String
    }

    private static let tag = " encoding:percent"

    /// Writes todos, a line each.
    static func write(_ items: some Sequence<Item>) -> [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            if item.isCompleted { bytes += Array("x ".utf8) }
            bytes += line(item.title)
            bytes.append(0x0A)
        }
        return bytes
    }

    /// Reads todos. Lines of white space count for nothing, and a carriage return at a line's end neither.
    static func read(_ bytes: [UInt8]) throws(ReadError) -> [Item] {
        var items: [Item] = []
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        for (index, var line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.last == 0x0D { line.removeLast() }
            guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            guard let text = String(validating: line, as: UTF8.self) else {
                let place = firstInvalidByte(in: line)
                throw ReadError(line: index + 1, reason: "is not UTF-8 at byte \(place)")
            }
            items.append(try item(text, line: index + 1))
        }
        return items
    }

    private static func item(_ text: String, line: Int) throws(ReadError) -> Item {
        let isCompleted = text.utf8.starts(with: "x ".utf8)
        let title = isCompleted ? String(text.utf8.dropFirst(2)) ?? text : text
        guard title.utf8.count > tag.utf8.count, title.utf8.suffix(tag.utf8.count).elementsEqual(tag.utf8) else {
            return Item(title: title, isCompleted: isCompleted, line: line)
        }
        guard let decoded = decode(Array(title.utf8.dropLast(tag.utf8.count))) else {
            throw ReadError(line: line, reason: "says encoding:percent and is not percent-encoded UTF-8")
        }
        return Item(title: decoded, isCompleted: isCompleted, line: line)
    }

    private static func line(_ title: String) -> [UInt8] {
        let bytes = Array(title.utf8)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let beginsWithMark = bytes.starts(with: mark)
        let beginsWithDone = bytes.starts(with: "x ".utf8)
        let needsCode = bytes.indices.map { index in
            let isWhiteEdge = (index == 0 || index == bytes.count - 1) && (bytes[index] == 0x20 || bytes[index] == 0x09)
            return bytes[index] == 0x0A || bytes[index] == 0x0D || isWhiteEdge || beginsWithDone && index == 0
                || beginsWithMark && index < mark.count
        }
        guard needsCode.contains(true) || bytes.suffix(tag.utf8.count).elementsEqual(tag.utf8) else { return bytes }
        var encoded: [UInt8] = []
        for (byte, needsCode) in zip(bytes, needsCode) {
            if needsCode || byte == UInt8(ascii: "%") { encoded += percent(byte) } else { encoded.append(byte) }
        }
        return encoded + Array(tag.utf8)
    }

    private static func percent(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private static func decode(_ bytes: [UInt8]) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            decoded.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// The first byte, counted from 1, that begins no valid scalar.
    private static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int {
        var decoder = UTF8()
        var source = bytes.makeIterator()
        var place = 1
        while case .scalarValue(let scalar) = decoder.decode(&source) { place += UTF8.width(scalar) }
        return place
    }
}
