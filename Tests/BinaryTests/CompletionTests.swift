import Foundation
import Testing

/// The completion scripts, in the shells that they are for.
struct CompletionTests {
    @Test(
        .enabled("bash is not installed") { Binary.system("bash") != nil },
        arguments: [
            ("demo todos d", ["delete", "done"]), ("demo comp", ["completions"]), ("demo completions z", ["zsh"]),
            ("demo todos list --filter a", ["active", "all"]), ("demo --database x flowers s", ["show"]),
            ("demo todos list --js", ["--json"]), ("demo todos add --js", []),
            ("demo export todos --format t", ["todo.txt"]), ("demo previews --feature p", ["people", "posts"]),
        ])
    func bashCompletes(_ line: String, _ expected: [String]) async throws {
        let bash = try #require(Binary.system("bash"))
        let words = line.split(separator: " ", omittingEmptySubsequences: false)

        let ended = try await Machine().shell(
            """
            "$0" completions bash > script && bash -n script && source ./script
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _demo
            printf '%s\\n' "${COMPREPLY[@]}"
            """, words.map(String.init), shell: bash)

        #expect(ended.code == 0 && ended.message.isEmpty, "\(ended.message)")
        #expect(ended.lines.sorted() == expected, "\(ended.lines)")
    }

    @Test(.enabled("zsh is not installed") { Binary.system("zsh") != nil }) func zshFindsNoFault() async throws {
        try await check("zsh")
    }

    @Test(.enabled("fish is not installed") { Binary.system("fish") != nil }) func fishFindsNoFault() async throws {
        try await check("fish")
    }

    private func check(_ shell: String) async throws {
        let ended = try await Machine().shell("\"$0\" completions \(shell) > script && \(shell) -n script")

        #expect(ended.code == 0 && ended.message.isEmpty, "\(ended.message)")
    }
}
