import Screens
import Testing

import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@Suite struct RouteTests {
    @Test(
        arguments: [
            ("/", [], [:]), ("/todos", ["todos"], [:]), ("/todos/", ["todos"], [:]), ("/a/b%20c", ["a", "b c"], [:]),
            ("/a?x=1&y=", ["a"], ["x": "1", "y": ""]), ("/a?x", ["a"], ["x": ""]), ("/a?", ["a"], [:]),
            ("/a?q=a+b", ["a"], ["q": "a+b"]),
            ("/a?q=%26%3D%3F%23%2F", ["a"], ["q": "&=?#/"]), ("/%E5%AE%B6", ["家"], [:]), ("/家", ["家"], [:]),
            ("/a?q=1=2", ["a"], ["q": "1=2"]),
            ("/a:b", ["a:b"], [:]), ("/a?q=//x", ["a"], ["q": "//x"]), ("/%2E%2E%2E", ["..."], [:]),
        ] as [(String, [String], [String: String])])
    func `a local address is read`(text: String, path: [String], query: [String: String]) throws {
        let route = try #require(Route(text))

        #expect(route.path == path)
        #expect(route.query == query)
    }

    @Test(arguments: [
        "", "todos", "//evil.example", "/\\evil", "https://evil.example/", "javascript:alert(1)", "/a//b", "//", "/..",
        "/a/../b", "/%2e%2e/b",
        "/.", "/a/%2E", "/a%", "/a%2", "/a%zz", "/a% 2", "/%FF", "/%C0%AF", "/%ED%A0%80", "/a%00", "/a?x=%00",
        "/a\u{0}", "/a b", "/a\tb",
        "/a\r\nSet-Cookie: x", "/a#b", "/a%2Fb", "/a?x=1&x=2", "/a?=1", "/a?x=%", "/a\u{7F}", " /a",
    ]) func `what is no local address, or not strictly encoded, is none`(text: String) {
        #expect(Route(text) == nil)
    }

    @Test func `a text that is too long is none`() {
        let longest = "/" + String(repeating: "a", count: Route.maximumLength - 1)

        #expect(Route(longest) != nil)
        #expect(Route(longest + "a") == nil)
    }

    @Test(arguments: [
        "plain", "a b", "%", "%41", "+", "&=?#", "家族", "e\u{301}", "👨‍👩‍👧‍👦", "<script>", "\"'", "\u{1B}[31m", "\n",
        "\u{202E}", "..a", "~", "\\", ";", ":",
        "\u{10FFFF}", "\u{7F}",
    ]) func `a route survives being text, byte for byte`(value: String) throws {
        let route = Route(path: ["a", value, "b"], query: [value: value, "x": ""])

        let read = try #require(Route(route.description))

        #expect(Array(read.path[1].utf8) == Array(value.utf8))
        #expect(read.query[value].map { Array($0.utf8) } == Array(value.utf8))
        #expect(read == route)
        #expect(route.description.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }

    @Test func `the same route is the same text`() {
        #expect(Route(path: ["a"], query: ["z": "1", "b": "2", "m": "3"]).description == "/a?b=2&m=3&z=1")
        #expect(Route(path: []).description == "/")
    }

    @Test func `a route leads up through its parents`() {
        let route = Route(path: ["a", "b"], query: ["x": "1"])

        #expect(route.ancestors.map(\.description) == ["/", "/a"])
        #expect(route.isWithin(Route(path: ["a"])))
        #expect(!Route(path: ["ab"]).isWithin(Route(path: ["a"])))
        #expect(route.withoutQuery.description == "/a/b")
    }

    @Test func `a coded route is its text, and a bad one is refused`() throws {
        let data = try JSONEncoder().encode([Route(path: ["a"], query: ["x": "1"])])

        #expect(try JSONDecoder().decode([Route].self, from: data) == [Route(path: ["a"], query: ["x": "1"])])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Route].self, from: Array("[\"//x\"]".utf8).data)
        }
    }
}
