import Testing

@testable import ModulesCore

struct ReadmeExampleTests {
    @Test func exampleMayHaveExpectationsBetweenItsLinesInTheTest() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/README.md"] = """
            # Notes

            ```swift
            import Notes

            // What it is about.
            let one = 1  // the first
            print(one)
            let two = 2
            ```

            """
        sample.texts["Packages/Notes/Tests/NotesTests/ExampleTests.swift"] = """
            import Testing
            @Test func example() {
                    let one = 1
                    #expect(one == 1)
                    let two = 2
            }

            """

        #expect(try await sample.findings("readme-examples") == [])
    }

    @Test func linesInAnotherOrderAreAnotherExample() {
        #expect(!ReadmeExamples.contains(["b", "a"], ["a", "b"]))
        #expect(ReadmeExamples.contains(["x", "a", "y", "b"], ["a", "b"]))
        #expect(!ReadmeExamples.contains(["a"], ["a", "a"]))
    }
}
