import Foundation
import Testing

@testable import DemoKit

/// `demo tour`
@MainActor struct TourTests {
    @Test func printsEachScreenAndLeavesNothing() async throws {
        let machine = try Machine()

        let answer = await machine.run("tour")

        #expect(answer.code == 0 && answer.messages.isEmpty, "\(answer.message)")
        let headings = answer.lines.filter { $0.hasPrefix("── ") }
        let titles = [
            "Signing up", "Home", "Flowers with blue blossoms in April", "One flower", "Todos",
            "One is done; another is deleted", "Signing out", "Signed out",
        ]
        for title in titles { #expect(headings.contains { $0.hasPrefix("── \(title) ──") }, "\(title)") }
        #expect(answer.text.contains("[x] Water the roses"))
        #expect(answer.text.contains("Deleted “Order tulip bulbs 🌷”"))
        #expect(!answer.text.contains("a long enough password"))
        #expect(try machine.isUntouched)
    }

    @Test func signsNobodyOut() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("mine")

        #expect(await machine.run("tour").code == 0)

        #expect(await machine.run("todos", "list").lines == ["1 [ ] mine"])
    }
}
