import Testing

@testable import ModulesCore

struct PackagePartsTests {
    @Test func packageWithoutReadme() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/README.md"] = nil

        #expect(try await sample.findings("package-parts") == ["Packages/Notes/README.md:1: Notes has no README"])
    }

    @Test func packageWithoutTests() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/Tests/NotesTests/NotesTests.swift"] = "import Notes\n// @Test func none() {}\n"

        #expect(try await sample.findings("package-parts") == ["Packages/Notes/Package.swift:1: Notes has no tests"])
    }

    @Test func sourcesThatBelongToNoTarget() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/Sources/Forgotten/A.swift"] = ""

        #expect(
            try await sample.findings("package-parts") == [
                "Packages/Notes/Sources/Forgotten/A.swift:1: Packages/Notes/Sources/Forgotten belongs to no target"
            ])
    }

    @Test func exampleThatNoTestContains() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/README.md"] =
            "# Notes\n\n```swift\nimport Notes\n\nlet one = 1\nlet two = 2\n```\n"

        let findings = try await sample.findings("readme-examples")

        #expect(
            findings == [
                "Packages/Notes/README.md:3: the first example of Notes is in none of its tests, so nobody knows whether it compiles"
            ])
    }

    @Test func readmeWithoutExample() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/README.md"] = "# Notes\n\n```sh\nls\n```\n"

        #expect(
            try await sample.findings("readme-examples") == [
                "Packages/Notes/README.md:1: the README of Notes has no example"
            ])
    }

    @Test func longFileIsWorthAWarning() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/Sources/Notes/Short.swift"] = String(repeating: "//\n", count: 300)
        sample.texts["Packages/Notes/Sources/Notes/Long.swift"] = String(repeating: "//\n", count: 301)

        let all = Checker.findings(in: try await sample.workspace())

        #expect(all.map(\.severity) == [.warning])
        #expect(
            all.first?.text.hasPrefix(
                "Packages/Notes/Sources/Notes/Long.swift:301: warning: the file has 301 lines, more than 300: ") == true
        )
        #expect(Report(all).errors == 0)
    }
}
