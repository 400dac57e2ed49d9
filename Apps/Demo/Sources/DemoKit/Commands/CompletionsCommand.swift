/// `demo completions bash|zsh|fish`
enum CompletionsCommand {
    static let completions = Command(
        path: ["completions"], summary: "print the script that completes demo's words in a shell",
        operands: [.init(name: "SHELL", choices: Completions.shells)]
    ) { invocation throws(Failure) in
        invocation.console.print(Completions(commands: Commands.all).script(for: invocation.operands[0]))
    }
}
