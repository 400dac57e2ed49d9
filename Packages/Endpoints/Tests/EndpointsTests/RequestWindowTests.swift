import Endpoints
import Testing

@Suite struct RequestWindowTests {
    private func window(_ query: [String: String], _ offsetNames: [String] = ["_offset"]) throws(Problem) -> [Int?] {
        let window = try Request(query: query).window(offsetNames: offsetNames)
        return [window.offset, window.limit]
    }

    @Test func `without parameters it is the whole list`() throws {
        #expect(try window([:]) == [0, nil])
    }

    @Test func `it is given by an offset or a page, which counts from 1`() throws {
        #expect(try window(["_offset": "7"]) == [7, nil])
        #expect(try window(["_offset": "7", "_limit": "5"]) == [7, 5])
        #expect(try window(["_page": "1", "_limit": "5"]) == [0, 5])
        #expect(try window(["_page": "3", "_limit": "5"]) == [10, 5])
        #expect(try window(["_page": "3"]) == [20, 10])
        #expect(try window(["_page": "2", "_offset": "99"]) == [10, 10])
    }

    @Test func `the first offset that is there counts, and each must be one`() throws {
        let names = ["_start", "_offset"]

        #expect(try window(["_start": "3", "_offset": "5"], names) == [3, nil])
        #expect(try window(["_offset": "5"], names) == [5, nil])
        #expect(throws: Problem.self) { try window(["_start": "3", "_offset": "x"], names) }
        #expect(try window(["_start": "3"]) == [0, nil])
    }

    @Test(arguments: [
        ("_limit", "0"), ("_limit", "-1"), ("_limit", ""), ("_limit", "9223372036854775808"), ("_offset", "-1"),
        ("_offset", "+1"), ("_offset", "1.0"), ("_page", "0"), ("_page", "٣"),
    ]) func `what is no such number is refused by name`(name: String, value: String) {
        #expect {
            try window([name: value])
        } throws: { error in
            guard let problem = error as? Problem else { return false }
            return problem.status == 400 && problem.detail?.hasPrefix("\(name) must be a whole number from ") == true
        }
    }

    @Test func `a page beyond all numbers is refused`() {
        #expect(throws: Problem.badRequest("There is no such page: _page × _limit is too large.")) {
            try window(["_page": String(Int.max), "_limit": "2"])
        }
    }
}
