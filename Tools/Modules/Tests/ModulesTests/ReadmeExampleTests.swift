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

    @Test func layoutAndPrivateDoNotMatter() {
        let example = ReadmeExamples.statements(of: "struct A { let b = f(1, [2, 3]) }\nlet a = A()\nprint(a)")

        #expect(
            ReadmeExamples.contains(
                "private struct A {\n    let b = f(\n        1,\n        [\n2, 3,\n]\n)\n}\nfunc t() { let a = A() }",
                example))
    }

    @Test(arguments: ["let b = 2\nlet a = 1", "let a = 1", "let a = 1\nlet b = 3", "// let a = 1\n// let b = 2"])
    func otherStatementsAreAnotherExample(source: String) {
        let example = ReadmeExamples.statements(of: "import A\nlet a = 1\nlet b = 2")

        #expect(!ReadmeExamples.contains(source, example))
    }
}
