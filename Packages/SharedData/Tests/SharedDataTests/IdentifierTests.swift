import Foundation
import SharedData
import Testing

struct IdentifierTests {
    @Test(
        arguments: [("0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", .max), ("-9223372036854775808", .min)]
            as [(String, Int64)])
    func readsWholeNumbersOf64Bits(_ text: String, _ value: Int64) {
        #expect(User.ID(text)?.rawValue == value)
        #expect(User.ID(value).description == text)
    }

    @Test(arguments: [
        "", " 7", "7 ", "+7", "7.0", "1e3", "0x7", "7\0", "９", "٧", "9223372036854775808", "-", "--7", "seven",
    ])
    func readsNothingElse(_ text: String) {
        #expect(User.ID(text) == nil)
    }

    @Test func isANumberInJSON() throws {
        let data = try JSONEncoder().encode([User.ID(.max)])

        #expect(String(decoding: data, as: UTF8.self) == "[9223372036854775807]")
        #expect(try JSONDecoder().decode([User.ID].self, from: data) == [User.ID(.max)])
    }

    @Test func isOrderedByItsNumber() {
        #expect([User.ID(3), User.ID(-1), User.ID(2)].sorted().map(\.rawValue) == [-1, 2, 3])
    }
}
