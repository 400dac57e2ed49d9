import Foundation
import Service
import ServiceSQLite
import Testing

@testable import DemoKit

/// What a command says when its database can't be used: one sentence that names the file, exit 1, the file untouched.
@MainActor struct OpeningTests {
    private func check(_ answer: Answer, names path: String, says words: String) {
        #expect(answer.code == 1, "\(answer.message)")
        #expect(answer.output.isEmpty)
        #expect(answer.messages.count == 1)
        #expect(answer.message.contains(path) && answer.message.contains(words), "\(answer.message)")
        #expect(!answer.message.contains("\n"))
    }

    @Test func aMissingFolderIsNamedAndNotMade() async throws {
        let machine = try Machine()
        let path = machine.folder + "/missing/a.sqlite"

        check(await machine.run("todos", "list", "--database", path), names: path, says: "create it")

        #expect(try machine.isUntouched)
    }

    @Test func aFolderIsNoDatabase() async throws {
        let machine = try Machine()

        let answer = await machine.run("login", "--local", "--database", machine.folder)

        check(answer, names: machine.folder, says: "is a folder")
        #expect(try machine.isUntouched)
    }

    @Test(arguments: ["This is no database, but a letter to Rose. ", "SQLite format 3\u{0}"])
    func anotherKindOfFileStaysAsItIs(_ text: String) async throws {
        let machine = try Machine()
        let bytes = Array(String(repeating: text, count: 200).utf8)
        let path = try machine.file("letter.txt", bytes)

        let answer = await machine.run("login", "--local", "--database", path)

        check(answer, names: path, says: "t was left as it is")
        #expect(Array(try Data(contentsOf: URL(filePath: path))) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: machine.folder) == ["letter.txt"])
    }

    @Test(arguments: ["todos", "auth", "users"])
    func aNewerSchemaIsLeftToTheNewerProgram(_ feature: String) async throws {
        let machine = try await Machine.signedIn()
        await machine.add("kept")
        let database = try SQLiteDatabase(.file(path: machine.database))
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO schema_migrations (feature, version, applied_at) VALUES (\(feature), \(99), \(0))")
        }
        await database.close()

        for words in [["todos", "list"], ["todos", "add", "new"], ["login", "--local"], ["show", "/flowers"]] {
            check(await machine.run(words), names: machine.database, says: "newer version")
        }

        let again = try SQLiteDatabase(.file(path: machine.database))
        let titles = try await again.read { try $0.all("SELECT title FROM todos") { try $0.text(0) } }
        await again.close()
        #expect(titles == ["kept"])
    }

    @Test func theStandardDatabaseIsForItsOwnerOnly() async throws {
        let machine = try await Machine.signedIn()

        #expect(try permissions(machine.database) == 0o600)
    }

    @Test func aDatabaseInMemoryRemembersNothing() async throws {
        let machine = try Machine()

        #expect(await machine.run("login", "--local", "--database", "sqlite::memory:").code == 0)
        #expect(await machine.run("whoami", "--database", "sqlite::memory:").code == 3)

        #expect(try machine.isUntouched)
    }

    @Test func anUnknownKindOfDatabaseIsWrongUse() async throws {
        let answer = try await Machine().run("todos", "list", "--database", "mysql://host/a")

        #expect(answer.code == 2)
    }
}
