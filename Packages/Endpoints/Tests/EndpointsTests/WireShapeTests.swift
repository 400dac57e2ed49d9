import Endpoints
import Testing

struct WireShapeTests {
    private func place(_ text: String) -> String? {
        do throws(WireError) {
            _ = try [TaskWire](json: Array(text.utf8))
            return nil
        } catch {
            return error.description
        }
    }

    @Test func writesWhatItReads() throws {
        var task = TaskWire()
        (task.id, task.title, task.done, task.tags, task.weight) = (.max, "Say \"hi\"", true, ["a", "b"], 0.5)
        task.owner = PersonWire()
        task.owner?.name = "Ada"

        let text = String(decoding: task.json, as: UTF8.self)

        #expect(
            text
                == #"{"id":9223372036854775807,"title":"Say \"hi\"","done":true,"tags":["a","b"],"weight":0.5,"owner":{"name":"Ada"}}"#
        )
        #expect(try TaskWire(json: task.json) == task)
    }

    @Test func anOptionalFieldMayBeMissingOrNullAndIsLeftOut() throws {
        let missing = try TaskWire(json: Array(#"{"id":1,"title":"","done":false,"tags":[],"weight":0}"#.utf8))
        let null = try TaskWire(
            json: Array(#"{"id":1,"title":"","done":false,"tags":[],"weight":0,"owner":null,"note":null}"#.utf8))

        #expect(missing == null)
        #expect(missing.owner == nil)
        #expect(!String(decoding: missing.json, as: UTF8.self).contains("owner"))
    }

    @Test func unknownFieldsAreIgnored() throws {
        #expect(place("[\(good(#""more": {"a": [1]}, "#))]") == nil)
    }

    @Test(arguments: [
        (#""title": "x""#, #""title": 5"#, "[57].title must be text, not a number"),
        (#""title": "x""#, #""title": null"#, "[57].title must be text, not null"),
        (#""title": "x", "#, "", "[57].title is missing"),
        (#""title": "x""#, #""title": "12345678901""#, "[57].title must have at most 10 characters"),
        (#""id": 1"#, #""id": 1.0"#, "[57].id must be a whole number, not 1.0"),
        (#""id": 1"#, #""id": 1e3"#, "[57].id must be a whole number, not 1e3"),
        (#""id": 1"#, #""id": 9223372036854775808"#, "[57].id is out of range"),
        (#""id": 1"#, #""id": 1e30"#, "[57].id must be a whole number, not 1e30"),
        (#""id": 1"#, #""id": "1""#, "[57].id must be a whole number, not text"),
        (#""id": 1"#, #""id": 0"#, "[57].id must be at least 1"),
        (#""done": true"#, #""done": 1"#, "[57].done must be true or false, not a number"),
        (#""tags": ["a"]"#, #""tags": "a""#, "[57].tags must be an array, not text"),
        (#""tags": ["a"]"#, #""tags": ["a", null]"#, "[57].tags[1] must be text, not null"),
        (#""weight": 1"#, #""weight": 1e400"#, "[57].weight is out of range"),
        (#""done": true"#, #""done": true, "owner": {}"#, "[57].owner.name is missing"),
        (#""done": true"#, #""done": true, "owner": []"#, "[57].owner must be an object, not an array"),
    ])
    func anErrorNamesItemAndField(_ part: String, _ other: String, _ message: String) {
        let bad = good().replacing(part, with: other)
        #expect(bad != good())

        let items = Array(repeating: good(), count: 57) + [bad]

        #expect(place("[" + items.joined(separator: ",") + "]") == message)
    }

    @Test func aLimitCountsCharactersAndNotBytes() {
        #expect(place("[\(good().replacing("\"x\"", with: "\"éééééééééé\""))]") == nil)
    }

    @Test func whatIsNoJSONSaysSoWithItsPlace() {
        #expect(place("[1,]") == "is not JSON: line 1, column 4: not the beginning of a value")
        #expect(place("{}") == "must be an array, not an object")
    }

    @Test func theSchemaTellsFieldsAndLimits() throws {
        var schemas = Schemas()
        schemas.add(TaskWire.self)

        var writer = JSONWriter()
        writer.value(.object(schemas.members))
        #expect(schemas.members.map(\.name) == ["Task", "Person"])
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"Task":{"type":"object","properties":{"#
                + #""id":{"type":"integer","format":"int64","minimum":1},"title":{"type":"string","maxLength":10,"description":"What to do."},"#
                + #""done":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string"}},"weight":{"type":"number"},"#
                + ##""owner":{"$ref":"#/components/schemas/Person"},"note":{"type":"string"}},"##
                + #""required":["id","title","done","tags","weight"]},"#
                + ##""Person":{"type":"object","properties":{"name":{"type":"string"},"##
                + ##""friends":{"type":"array","items":{"$ref":"#/components/schemas/Person"}}},"##
                + #""required":["name"]}}"#)
    }

    private func good(_ more: String = "") -> String {
        "{\(more)\"id\": 1, \"title\": \"x\", \"done\": true, \"tags\": [\"a\"], \"weight\": 1}"
    }
}

struct TaskWire: WireShape, Equatable {
    static let name = "Task"
    var id: Int64 = 0
    var title = ""
    var done = false
    var tags: [String] = []
    var weight = 0.0
    var owner: PersonWire?
    var note: String?

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(minimum: 1))
        try visit.field("title", &title, Limits(maximumLength: 10, description: "What to do."))
        try visit.field("done", &done)
        try visit.field("tags", &tags)
        try visit.field("weight", &weight)
        try visit.field("owner", &owner)
        try visit.field("note", &note)
    }
}

struct PersonWire: WireShape, Equatable {
    static let name = "Person"
    var name = ""
    /// A shape that refers to itself.
    var friends: [PersonWire]?

    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("name", &name)
        try visit.field("friends", &friends)
    }
}
