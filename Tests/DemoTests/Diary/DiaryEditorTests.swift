import Foundation
import Testing

@testable import DemoKit

/// `demo diary edit` with an editor of the person's own.
@MainActor struct DiaryEditorTests {
    /// A machine with one entry, and a folder for its temporary files.
    private func machine(_ text: String) async throws -> (machine: Machine, id: String, environment: [String: String]) {
        let machine = try await Machine.signedIn()
        let temporary = machine.folder + "/tmp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let id = await machine.run("diary", "add", "--", text).text.trimmingCharacters(in: .newlines)
        return (machine, id, ["TMPDIR": temporary, "PATH": "/usr/bin:/bin", "VISUAL": "", "EDITOR": "vi"])
    }

    private func edit(
        _ machine: Machine, _ id: String, _ editor: String, _ environment: [String: String]
    ) async -> Answer {
        await machine.run(["diary", "edit", id], environment: environment.merging(["EDITOR": editor]) { $1 })
    }

    private func leftBehind(_ environment: [String: String]) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: environment["TMPDIR"] ?? "")
    }

    @Test func whatTheEditorWritesIsStoredWithTheSameKey() async throws {
        let (machine, id, environment) = try await machine("one two")
        let before = try await machine.entries()

        let answer = await edit(machine, id, "sed -i s/two/three/", environment)

        #expect(answer.code == 0 && answer.messages.isEmpty)
        let after = try await machine.entries()
        #expect(after.map(\.text) == ["one three"])
        #expect(after.map(\.begun) == before.map(\.begun) && after.map(\.zone) == before.map(\.zone))
        #expect(try leftBehind(environment).isEmpty)
    }

    @Test(arguments: ["no line end", "one line end\n", "two\n\n", "cr\r\nlf\r\n", " \u{FEFF}nfd e\u{301}"])
    func anEditorThatChangesNothingChangesNothing(_ text: String) async throws {
        let (machine, id, environment) = try await machine(text)

        for editor in ["true", "touch", ":", "cat >/dev/null"] {
            let answer = await edit(machine, id, editor, environment)
            #expect(answer.code == 0 && answer.message == "nothing was changed", "\(editor): \(answer.message)")
        }

        #expect(try await machine.entries().map { Array($0.text.utf8) } == [Array(text.utf8)])
        #expect(try leftBehind(environment).isEmpty)
    }

    @Test func anEditorThatFailsChangesNothing() async throws {
        let (machine, id, environment) = try await machine("as it was")

        for (editor, words) in [("false", "status 1"), ("exit 7 #", "status 7"), ("no-such-editor-here", "status 127")]
        {
            let answer = await edit(machine, id, editor, environment)
            #expect(answer.code == 1 && answer.message.contains(words), "\(answer.message)")
            #expect(answer.message.contains("nothing was changed"))
        }
        #expect(try await machine.entries().map(\.text) == ["as it was"])
        #expect(try leftBehind(environment).isEmpty)

        // What a failing editor has written all the same is kept where it can be found.
        let answer = await edit(machine, id, "sh -c 'echo new > \"$0\"; exit 3'", environment)
        #expect(answer.code == 1 && answer.message.contains(environment["TMPDIR"] ?? "?"))
        #expect(try await machine.entries().map(\.text) == ["as it was"])
    }

    @Test func theFileIsForNobodyElse() async throws {
        let (machine, id, environment) = try await machine("secret")
        let seen = machine.folder + "/seen"

        _ = await edit(machine, id, "sh -c 'stat -c %a \"$0\" \"$(dirname \"$0\")\" > \(seen)'", environment)

        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "600\n700\n")
    }

    @Test func visualComesBeforeEditor() async throws {
        let (machine, id, environment) = try await machine("one")
        let both = environment.merging(["VISUAL": "sed -i s/one/visual/", "EDITOR": "sed -i s/one/editor/"]) { $1 }

        #expect(await machine.run(["diary", "edit", id], environment: both).code == 0)

        #expect(try await machine.entries().map(\.text) == ["visual"])
    }

    @Test func anEmptiedTextIsRefusedAndTextThatIsNotUTF8IsKeptInTheFile() async throws {
        let (machine, id, environment) = try await machine("as it was")

        let emptied = await edit(machine, id, "truncate -s 0", environment)
        #expect(emptied.code == 2 && emptied.message.contains("An entry needs some text."))
        #expect(try leftBehind(environment).isEmpty)

        let binary = await edit(machine, id, "sh -c 'printf \"\\377\" > \"$0\"'", environment)
        #expect(binary.code == 1 && binary.message.contains("not UTF-8") && binary.message.contains("entry.md"))
        #expect(try await machine.entries().map(\.text) == ["as it was"])
    }

    @Test func whatCanNotBeStoredIsKept() async throws {
        let (machine, id, environment) = try await machine("as it was")
        let remove = "DELETE FROM diary_entries"
        let database = try await OpenDatabase(machine.configuration())

        // While the person writes, the entry is deleted elsewhere: here, by the editor's own command.
        let script = try machine.file(
            "editor",
            "#!/bin/sh\necho late >> \"$1\"\ntouch \"$0.ran\"\nwhile [ ! -e \"$0.go\" ]; do sleep 0.05; done\n")
        async let editing = edit(machine, id, "sh \(script)", environment)
        while !FileManager.default.fileExists(atPath: script + ".ran") { await Task.yield() }
        try await database.assembler.leaves.database.write { try $0.execute(.init(stringLiteral: remove)) }
        try Data().write(to: URL(filePath: script + ".go"))

        let answer = await editing
        #expect(answer.code == 4 && answer.message.contains("kept as a draft"), "\(answer.message)")
        let list = await machine.run("show", "/diary")
        #expect(list.text.contains("## Drafts") && list.text.contains("as it was late"))
    }
}
