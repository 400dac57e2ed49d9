import Foundation
import Testing

@testable import DemoKit

/// The scripts by which shells complete words.
struct CompletionsTests {
    @Test(arguments: Completions.shells)
    func eachScriptHoldsEveryWordOfEveryCommand(_ shell: String) {
        let words = Set(
            Completions(commands: Commands.all).script(for: shell).split { !$0.isLetter && !"-.".contains($0) }
                .map(String.init))

        for command in Commands.all {
            for word in command.path { #expect(words.contains(word), "\(word)") }
            for option in command.options {
                #expect(words.contains(shell == "fish" ? option.name : "--" + option.name), "\(option.name)")
                for choice in option.choices { #expect(words.contains(choice), "\(choice)") }
            }
            for choice in command.operands.flatMap(\.choices) { #expect(words.contains(choice), "\(choice)") }
        }
    }

    @Test @MainActor func theCommandPrintsTheScript() async throws {
        for shell in Completions.shells {
            let answer = try await Machine().run("completions", shell)
            #expect(answer.code == 0)
            #expect(answer.text == Completions(commands: Commands.all).script(for: shell))
        }
    }

    @Test func zshsPathIsLeftAlone() {
        let script = Completions(commands: Commands.all).script(for: "zsh")

        #expect(script.hasPrefix("#compdef demo\n"))
        #expect(!script.contains(" path="), "zsh ties the variable path to PATH")
    }
}
