import Service
import Testing

@Suite("Header fields")
struct HTTPHeadersTests {
    @Test("are found without regard to case")
    func areFoundWithoutCase() {
        let headers: HTTPHeaders = ["Content-Type": "text/plain"]

        #expect(headers["content-type"] == "text/plain")
        #expect(headers["content"] == nil)
    }

    @Test("of one name are joined, and replaced together")
    func areJoined() {
        var headers: HTTPHeaders = [:]
        headers.add("Accept", "a")
        headers.add("ACCEPT", "b")
        #expect(headers["accept"] == "a, b")

        headers["accept"] = "c"
        #expect(headers.map(\.value) == ["c"])

        headers["Accept"] = nil
        #expect(headers["accept"] == nil)
    }

    @Test("keep their order, and are equal whatever their case")
    func keepTheirOrder() {
        let headers: HTTPHeaders = ["B": "1", "A": "2"]

        #expect(headers.map(\.name) == ["B", "A"])
        #expect(headers == ["b": "1", "a": "2"])
        #expect(headers != ["A": "2", "B": "1"])
    }
}
