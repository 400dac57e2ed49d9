import Testing

@testable import Terminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

@Suite struct PromptTests {
    /// The lines that are read from a pipe with these bytes in it.
    private func lines(_ bytes: [UInt8], count: Int) -> [String?] {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return [] }
        System.write(bytes, to: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        return (0..<count).map { _ in Prompt.line(from: ends[0]) }
    }

    @Test func `lines are read one by one, and nothing beyond`() {
        #expect(lines(Array("one\r\n\nthrée".utf8), count: 4) == ["one", "", "thrée", nil])
    }

    @Test func `a line that is too long or no text is none, and the next one is read`() {
        let long = Array(repeating: UInt8(ascii: "x"), count: Prompt.maximumLength + 1)

        #expect(lines(long + Array("\nb\n".utf8), count: 2) == [nil, "b"])
        #expect(lines([0xFF, 0x0A] + Array("b\n".utf8), count: 2) == [nil, "b"])
        #expect(lines(Array(long.dropLast()), count: 1) == [String(repeating: "x", count: Prompt.maximumLength)])
    }
}
