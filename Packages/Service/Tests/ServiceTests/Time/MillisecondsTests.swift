import Foundation
import Service
import Testing

@Suite("Instants as they are stored")
struct MillisecondsTests {
    @Test(
        "come back to the millisecond",
        arguments: [0, 1, -1, 1_767_225_600_123, -62_135_596_800_000, 253_402_300_799_999] as [Int64])
    func comeBack(_ milliseconds: Int64) {
        #expect(Date(milliseconds: milliseconds).milliseconds == milliseconds)
    }

    @Test("are clamped where 64 bits can't hold them")
    func areClamped() {
        #expect(Date(timeIntervalSince1970: 1e300).milliseconds == .max)
        #expect(Date(timeIntervalSince1970: -1e300).milliseconds == .min)
        #expect(Date(timeIntervalSince1970: .infinity).milliseconds == .max)
        _ = Date(timeIntervalSince1970: .nan).milliseconds
    }
}
