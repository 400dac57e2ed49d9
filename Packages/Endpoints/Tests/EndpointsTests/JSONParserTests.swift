import Endpoints
import Testing

struct JSONParserTests {
    private func reason(_ text: String) -> String? { reason(Array(text.utf8)) }

    private func reason(_ bytes: [UInt8]) -> String? {
        do throws(JSONError) {
            _ = try JSON(parsing: bytes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func readsEveryKindOfValue() throws {
        let json = try JSON(
            parsing: Array(
                #" {"a": [1, -2.5e+3, true, false, null, "x\u00e9\n\ud83c\udf37/\/"], "b": {}, "c": []} "#.utf8))

        #expect(
            json
                == .object([
                    .init(
                        "a",
                        .array([
                            .number("1"), .number("-2.5e+3"), .boolean(true), .boolean(false), .null,
                            .string("xé\n🌷//"),
                        ])),
                    .init("b", .object([])), .init("c", .array([])),
                ]))
    }

    @Test(arguments: [
        "", " ", "{", "[", "\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[1", "[1,", "tru", "nul", "t", "-",
        "\"\\", "\"\\u12",
        "\"\\ud83c", "\"\\ud83c\\", "\"\\ud83c\\u", "\"\\ud83c\\udf3", "1.", "1e", "1e+", "-.5",
    ])
    func aTextThatEndsTooEarlyIsRefused(_ text: String) {
        #expect(reason(text) != nil)
    }

    @Test(arguments: [
        "[1,]", "{\"a\":1,}", "[,1]", "[1,,2]", "{,}", "[1 2]", "{\"a\" 1}", "{a:1}", "{'a':1}", "// x\n1", "/**/1",
        "1 2", "[] []", "01",
        "-01", "+1", ".5", "1.e3", "0x10", "NaN", "Infinity", "-Infinity", "True", "nulll", "\u{A0}1", "\"\t\"",
        "\"\n\"", "\"\0\"",
        "\"\\x\"", "\"\\u00g0\"", "\"\\u+123\"", "\"\\U0041\"", "{1:2}", "{\"a\":1 \"b\":2}", "]", "}", ":", "\0",
    ])
    func whatIsNoJSONIsRefused(_ text: String) {
        #expect(reason(text) != nil)
    }

    @Test(arguments: [
        #""\ud83c""#, #""\udf37""#, #""\ud83c\ud83c""#, #""\ud83cx""#, #""\ud83c\n""#, #""\udf37\ud83c""#,
        #""\ud83c\u0041""#,
    ])
    func halfOfASurrogatePairIsRefused(_ text: String) {
        #expect(reason(text)?.contains("half of a surrogate pair") == true, "\(String(describing: reason(text)))")
    }

    @Test(
        arguments: [
            [0xFF], [0xC3, 0x28], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
        ] as [[UInt8]])
    func textThatIsNotUTF8IsRefused(_ bytes: [UInt8]) {
        #expect(reason([0x22] + bytes + [0x22])?.contains("not UTF-8") == true)
        #expect(reason([0x22, 0x5C, 0x6E] + bytes + [0x22])?.contains("not UTF-8") == true)
        #expect(reason(bytes) != nil)
    }

    @Test func otherEncodingsAndAByteOrderMarkAreRefused() {
        #expect(reason([0xEF, 0xBB, 0xBF] + Array("1".utf8)) == "line 1, column 1: a byte order mark is not allowed")
        #expect(reason([0xFE, 0xFF, 0x00, 0x31]) != nil)
        #expect(reason([0x31, 0x00]) != nil)
    }

    @Test func aNameThatIsThereTwiceIsRefused() {
        #expect(reason(#"{"a": 1, "a": 2}"#) == "line 1, column 10: the name “a” is there twice")
        #expect(reason(#"{"a": 1, "\u0061": 2}"#) != nil)
        #expect(reason("{\"e\u{301}\": 1, \"é\": 2}") == nil)
        #expect(reason(#"{"a": {"a": 1}, "b": {"a": 2}}"#) == nil)
    }

    @Test func depthIsLimited() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }

        #expect(reason(nested(64)) == nil)
        #expect(reason(nested(10_000))?.contains("nested more than 64 deep") == true)
        #expect(reason(String(repeating: "[", count: 1_000_000)) != nil)
        #expect(reason(String(repeating: "{\"a\":", count: 10_000)) != nil)
    }

    @Test(arguments: ["1e400", "-0", "0", "123456789012345678901234567890", "1E-5", "0.0e0"]) func numbersKeepTheirText(
        _ text: String
    ) throws {
        #expect(try JSON(parsing: Array(text.utf8)) == .number(text))
    }

    @Test func anErrorTellsLineAndColumn() {
        #expect(reason("{\n  \"a\": 1,\n  \"b\": x\n}") == "line 3, column 8: not the beginning of a value")
        #expect(reason("[1,]") == "line 1, column 4: not the beginning of a value")
        #expect(reason("[1] x") == "line 1, column 5: something follows the end of the value")
    }

    @Test func survivesEveryByteChangedAndEveryCut() {
        let text = Array(#"{"a": [1, -2.5e3, true, null, "\ud83c\udf37 \n é"], "b": {"c": "d"}}"#.utf8)
        for index in text.indices {
            _ = reason(Array(text[..<index]))
            for byte in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
                var changed = text
                changed[index] = byte
                _ = reason(changed)
            }
        }
        #expect(reason(text) == nil)
    }
}
