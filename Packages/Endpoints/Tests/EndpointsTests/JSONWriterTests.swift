import Endpoints
import Testing

struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func writesObjectsAndArrays() {
        let text = text { writer in
            writer.object { writer in
                writer.name("a")
                writer.integer(.min)
                writer.name("b")
                writer.array { writer in
                    writer.string("x")
                    writer.null()
                    writer.boolean(true)
                    writer.array { _ in }
                    writer.object { _ in }
                    writer.real(0.5)
                }
                writer.name("c")
                writer.integer(.max)
            }
        }

        #expect(text == #"{"a":-9223372036854775808,"b":["x",null,true,[],{},0.5],"c":9223372036854775807}"#)
    }

    @Test func escapesWhatMustBeAndNothingElse() {
        let all = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))

        let text = text { $0.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é🌷\u{2028}</script>") }

        #expect(text == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001f\u{7F}é🌷\u{2028}</script>\"")
        #expect(throws: Never.self) { try JSON(parsing: Array(self.text { $0.string(all) }.utf8)) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNoNumberIsNull(_ value: Double) {
        #expect(text { $0.real(value) } == "null")
    }

    @Test(arguments: [0, -0.0, 1, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, -123.456])
    func everyNumberComesBack(_ value: Double) throws {
        let bytes = value.json

        #expect(try Double(json: bytes) == value)
    }

    @Test(arguments: [
        "", "plain", "\"quoted\"", "back\\slash", "\0", "\u{1}\u{1F}", "e\u{301}", "é", "👩‍👩‍👧‍👦", "שלום", "<script>&amp;",
        "\r\n", "\u{FFFF}", "\u{10FFFF}",
    ])
    func textComesBackByteForByte(_ text: String) throws {
        #expect(Array(try String(json: text.json).utf8) == Array(text.utf8))
    }

    @Test func aValueThatWasReadIsWrittenAsItWas() throws {
        let text = #"{"a":[1,-2.50e+3,true,null,"é\n"],"b":{},"c":[]}"#

        #expect(self.text { $0.value((try? JSON(parsing: Array(text.utf8))) ?? .null) } == text)
    }
}
