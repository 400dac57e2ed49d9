/// Turns the bytes that a terminal sends into keys. Bytes may arrive in any pieces; what is no key is dropped.
struct KeyDecoder {
    /// How much of a pasted text is held back at most before it is passed on in part, in bytes.
    static let pasteChunk = 65_536
    /// The longest escape sequence that is waited for, in bytes.
    static let sequenceLimit = 64

    private var buffer: [UInt8] = []
    private var isPasting = false

    /// Whether bytes are held back that may be the beginning of a key: when no more come within about 30 ms, ``flush()`` them.
    var isPending: Bool { buffer.first == 0x1B && !isPasting }

    /// Takes bytes and gives the keys that are complete.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        buffer += bytes
        var keys: [Key] = []
        var start = 0
        while start < buffer.count {
            if isPasting {
                guard takePaste(&start, &keys) else { break }
                continue
            }
            switch KeySequence.read(buffer[start...]) {
            case .incomplete where buffer.count - start <= Self.sequenceLimit:
                buffer.removeFirst(start)
                return keys
            case .incomplete: start = buffer.count
            case .nothing(let length): start += length
            case .pasteBegins(let length):
                start += length
                isPasting = true
            case .key(let key, let length):
                keys.append(key)
                start += length
            case .text(let text, let length):
                keys += text.map(Key.character)
                start += length
            }
        }
        buffer.removeFirst(min(start, buffer.count))
        return keys
    }

    /// Gives the key that the bytes held back stand for when nothing follows: a lone Esc, or Alt with a key.
    mutating func flush() -> [Key] {
        guard isPending else { return [] }
        defer { buffer = [] }
        if buffer.count == 2 { return [Key.alt(Character(Unicode.Scalar(buffer[1])))] }
        return buffer.count == 1 ? [.escape] : []
    }

    /// Takes pasted text up to its end mark. Gives false when the mark has not come yet.
    private mutating func takePaste(_ start: inout Int, _ keys: inout [Key]) -> Bool {
        let mark = Array("\u{1B}[201~".utf8)
        var index = start
        while index < buffer.count {
            guard let escape = buffer[index...].firstIndex(of: 0x1B) else { break }
            let rest = buffer[escape...].prefix(mark.count)
            if rest.elementsEqual(mark) {
                appendPaste(buffer[start..<escape], &keys)
                start = escape + mark.count
                isPasting = false
                return true
            }
            if rest.count < mark.count, mark.starts(with: rest) { break }
            index = escape + 1
        }
        if buffer.count - start > Self.pasteChunk {
            var end = buffer.count - mark.count
            while end > start, buffer[end] & 0xC0 == 0x80 { end -= 1 }
            appendPaste(buffer[start..<end], &keys)
            start = end
        }
        return false
    }

    private func appendPaste(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) {
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        var scalars = String.UnicodeScalarView()
        var lastWasReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                scalars.append("\n")
            } else if !(scalar == "\n" && lastWasReturn) {
                scalars.append(scalar)
            }
            lastWasReturn = scalar == "\r"
        }
        keys.append(.paste(String(scalars)))
    }
}
