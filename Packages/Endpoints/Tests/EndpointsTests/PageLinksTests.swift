import Endpoints
import Testing

@Suite("The links between the windows of a list") struct PageLinksTests {
    private func links(_ offset: Int, _ limit: Int?, of total: Int) -> String? {
        PageLinks(Request(query: ["q": "a&b", "_limit": "9", "x": "y"]), keeping: ["q"])
            .value(offset: offset, limit: limit, total: total)
    }

    @Test("a window in the middle has all four, and keeps what says what is listed")
    func middle() {
        #expect(
            links(10, 10, of: 35)
                == """
                <?q=a%26b&_limit=10&_offset=0>; rel="first", <?q=a%26b&_limit=10&_offset=0>; rel="prev", \
                <?q=a%26b&_limit=10&_offset=20>; rel="next", <?q=a%26b&_limit=10&_offset=30>; rel="last"
                """)
    }

    @Test("the ends have no way further, a window behind the end leads back to the last")
    func ends() throws {
        #expect(links(0, 10, of: 35)?.contains("prev") == false)
        #expect(links(30, 10, of: 35)?.contains("next") == false)
        #expect(try #require(links(Int.max, 10, of: 35)).contains(#"_offset=30>; rel="prev""#))
        #expect(links(0, Int.max, of: 35)?.contains("next") == false)
    }

    @Test("a list that is whole or empty has none")
    func none() {
        #expect(links(0, nil, of: 35) == nil)
        #expect(links(0, 10, of: 0) == nil)
    }
}
