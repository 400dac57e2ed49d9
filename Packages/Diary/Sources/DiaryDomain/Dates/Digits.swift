/// Reads and writes whole numbers of a fixed length in ASCII digits, and nothing else.
enum Digits {
    /// A number with zeros in front, up to a length.
    static func text(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
    }

    /// The numbers of a text that is made of such numbers with a separator between them; nil for any other text.
    static func parts(_ text: some StringProtocol, lengths: [Int], separator: UInt8) -> [Int]? {
        let parts = text.utf8.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == lengths.count else { return nil }
        var numbers: [Int] = []
        for (part, length) in zip(parts, lengths) {
            guard part.count == length, let number = number(part) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// A number of up to nine ASCII digits; nil for any other text.
    static func number(_ digits: some Collection<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
