import Testing

@testable import DemoKit

/// The word that a person probably meant.
struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("list", "lsit", 1), ("list", "lis", 1),
        ("list", "lists", 1), ("list", "lost", 1), ("kitten", "sitting", 3), ("résumé", "resume", 2),
    ])
    func countsTheStepsFromOneWordToAnother(_ left: String, _ right: String, _ steps: Int) {
        #expect(Suggestion.distance(left, right) == steps)
        #expect(Suggestion.distance(right, left) == steps)
    }

    @Test func givesTheNearestAndBetweenTwoTheFirstInOrder() {
        #expect(Suggestion.nearest(to: "flwers", among: ["todos", "flowers", "tour"]) == "flowers")
        #expect(Suggestion.nearest(to: "cat", among: ["car", "bat", "rat"]) == "bat")
    }

    @Test func capitalsAreNoDifference() {
        #expect(Suggestion.nearest(to: "FLOWERS", among: ["todos", "flowers"]) == "flowers")
        #expect(Suggestion.nearest(to: "/TODO", among: ["/todos", "/flowers"]) == "/todos")
    }

    @Test func givesNothingWhenNothingIsNear() {
        #expect(Suggestion.nearest(to: "zzzzzz", among: ["todos", "flowers"]) == nil)
        #expect(Suggestion.nearest(to: "todos", among: []) == nil)
        #expect(Suggestion.nearest(to: "ab", among: ["cd"]) == nil)
        #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["todos"]) == nil)
    }
}
