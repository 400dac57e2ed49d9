import SharedData
import Testing

@Suite("A query") struct QueryTests {
    private struct Query: Windowed {
        var offset: Int
        var limit: Int?
    }

    @Test(
        "begins where something stands, whatever was asked for",
        arguments: [
            (0, 10, 35, 0), (20, 10, 35, 20), (34, 10, 35, 34), (35, 10, 35, 30), (Int.max, 10, 35, 30),
            (-5, 10, 35, 0),
            (Int.min, nil, 35, 0), (99, nil, 35, 35), (5, 0, 35, 5), (9, 3, 0, 0), (40, Int.max, 35, 0),
        ] as [(Int, Int?, Int, Int)])
    func start(_ offset: Int, _ limit: Int?, _ total: Int, _ expected: Int) {
        #expect(Query(offset: offset, limit: limit).start(in: total) == expected)
    }

    @Test("white space of any script goes from the ends of a text, and nothing else")
    func trimming() {
        #expect(" \t\u{3000}a b\u{00A0}\n".trimmed == "a b")
        #expect("\u{2028}".trimmed.isEmpty)
        #expect("\u{200B}a".trimmed == "\u{200B}a")
    }
}
