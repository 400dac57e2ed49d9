import AuthDomain
import Foundation
import Testing

@Suite struct RulesTests {
    @Test(arguments: [
        "", "@", "ada", "ada@", "@example.org", "a b@example.org", "a@b@c", "a@.org", "a@org.", "a\u{0}@example.org",
        "a\n@example.org", "a\u{200B}@example.org", "a\u{202E}@example.org", "a\u{85}@example.org",
        String(repeating: "a", count: 243) + "@example.org", String(repeating: "a", count: 1_000_000),
    ])
    func noAddress(_ text: String) { #expect(EmailAddress(text) == nil) }

    @Test func anAddressIsTrimmedAndComparedWithoutCase() throws {
        let typed = try #require(EmailAddress("  Ada.Lovelace@Example.ORG\t\n"))

        #expect(typed.text == "Ada.Lovelace@Example.ORG")
        #expect(typed.folded == "ada.lovelace@example.org")
        #expect(EmailAddress(String(repeating: "a", count: 242) + "@example.org") != nil)
    }

    @Test func anAddressComposedOtherwiseIsTheSame() throws {
        let composed = try #require(EmailAddress("Ren\u{C9}@example.org"))
        let decomposed = try #require(EmailAddress("rene\u{301}@example.org"))
        let plain = try #require(EmailAddress("rene@example.org"))

        #expect(Array(composed.folded.utf8) == Array(decomposed.folded.utf8))
        #expect(composed.folded != plain.folded)
    }

    @Test func aPasswordHasEightTo256CodePoints() async throws {
        #expect(await error { () throws(AuthError) in try NewPassword("1234567") } == .weakPassword(.tooShort))
        #expect(try NewPassword("12345678").text == "12345678")
        #expect(try NewPassword(String(repeating: "💐", count: 256)).text.utf8.count == 1024)
        #expect(
            await error { () throws(AuthError) in try NewPassword(String(repeating: "a", count: 257)) }
                == .weakPassword(.tooLong))
        #expect(
            await error { () throws(AuthError) in try NewPassword(String(repeating: "a", count: 5_000_000)) }
                == .weakPassword(.tooLong))
        // One character to the eye, but eight code points: what counts is said in the documentation.
        #expect(try NewPassword("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}").text.count == 1)
    }

    @Test func aPasswordIsNotTouched() throws {
        let typed = "  e\u{301}\r\n pass\u{0} "
        #expect(Array(try NewPassword(typed).text.utf8) == Array(typed.utf8))
    }

    @Test func secretsAreInNoText() throws {
        let password = try NewPassword("correct horse")
        let session = Session(
            id: .init(1), secret: "the secret", expiresAt: .now,
            account: Account(user: .init(id: .init(1), name: "Ada"), email: nil))

        for text in ["\(password)", String(reflecting: password), String(describing: Optional(password))] {
            #expect(!text.contains("horse"))
        }
        var dumped = ""
        dump(session, to: &dumped)
        dump(password, to: &dumped)
        for text in ["\(session)", String(reflecting: session), dumped] {
            #expect(!text.contains("the secret") && !text.contains("horse"))
        }
    }

    @Test func aNameIsTrimmedAndNeeded() async throws {
        #expect(try PersonName(" Ada \n").text == "Ada")
        #expect(await error { () throws(AuthError) in try PersonName(" \u{A0}\t") } == .invalidName(.empty))
        #expect(
            await error { () throws(AuthError) in try PersonName(String(repeating: "a", count: 201)) }
                == .invalidName(.tooLong))
        #expect(
            await error { () throws(AuthError) in try PersonName("A\u{0}da") } == .invalidName(.unsupportedCharacter))
    }

    @Test func waitingTimesGrowAndEnd() {
        let delays = (0...12).map { SignInLimit().delay(after: $0) }

        #expect(delays == [0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900])
        #expect(SignInLimit().delay(after: .max) == 900)
    }

    @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)])
    func noInstantBreaksTheLimit(_ instant: Date) {
        var attempts = SignInLimit.Attempts(count: .max, lastAt: instant)
        let wait = SignInLimit().claim(&attempts, now: Date(timeIntervalSince1970: 0))

        #expect((wait ?? .zero) <= .seconds(900))
    }
}
