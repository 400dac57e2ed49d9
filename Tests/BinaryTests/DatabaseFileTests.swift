import Foundation
import Testing

/// What is said when the database can't be used: one sentence that names the file, exit 1, the file untouched.
struct DatabaseFileTests {
    private func check(_ ended: Running.Ended, names path: String) {
        #expect(ended.code == 1 && ended.output.isEmpty)
        #expect(ended.message.hasPrefix("demo: ") && ended.message.contains(path), "\(ended.message)")
        #expect(ended.message.split(separator: "\n").count == 1)
    }

    @Test func aMissingFolder() async throws {
        let machine = try Machine()
        let path = machine.folder + "/missing/a.sqlite"

        check(try await machine.run("--database", path, "todos", "list"), names: machine.folder + "/missing")

        #expect(!FileManager.default.fileExists(atPath: machine.folder + "/missing"))
    }

    @Test func aFolderInItsPlace() async throws {
        let machine = try Machine()

        check(try await machine.run("login", "--local", "--database", machine.folder), names: machine.folder)
    }

    @Test func anotherKindOfFile() async throws {
        let machine = try Machine()
        let letter = Array(String(repeating: "Dear Rose, this is no database.\n", count: 300).utf8)
        let path = try machine.file("letter", letter)

        check(try await machine.run("login", "--local", "--database", path), names: path)

        #expect(try machine.bytes(path) == letter)
        #expect(try FileManager.default.contentsOfDirectory(atPath: machine.folder) == ["letter"])
    }

    @Test func aDatabaseThatIsDamaged() async throws {
        let machine = try await Machine.signedIn()
        var bytes = try machine.bytes(machine.database)
        for place in 100..<bytes.count { bytes[place] = 0xA5 }
        try Data(bytes).write(to: URL(filePath: machine.database))

        check(try await machine.run("todos", "list"), names: machine.database)

        #expect(try machine.bytes(machine.database) == bytes)
    }

    @Test func aFileThatIsCutOff() async throws {
        let machine = try await Machine.signedIn()
        let bytes = Array(try machine.bytes(machine.database).prefix(5000))
        try Data(bytes).write(to: URL(filePath: machine.database))

        check(try await machine.run("todos", "list"), names: machine.database)

        #expect(try machine.bytes(machine.database) == bytes)
    }

    @Test(
        .enabled("as root it needs setpriv, and a build folder that everyone may read") {
            try await Ordinary.isPossible
        })
    func aPlaceThatMayOnlyBeRead() async throws {
        let machine = try Machine()
        let ordinary = Ordinary(machine: machine)
        try ordinary.setPermissions(0o777, "")
        #expect(try await ordinary.run("login", "--local").code == 0)
        #expect(try await ordinary.run("todos", "add", "kept").code == 0)
        let before = try machine.bytes(machine.database)
        try ordinary.setPermissions(0o444, "/data/trellis/trellis.sqlite")
        try ordinary.setPermissions(0o555, "/data/trellis")

        let list = try await ordinary.run("todos", "list")
        let add = try await ordinary.run("todos", "add", "new")

        #expect(list.code == 0 && list.lines == ["1 [ ] kept"], "\(list.message)")
        check(add, names: machine.database)
        #expect(try machine.bytes(machine.database) == before)
        try ordinary.setPermissions(0o777, "/data/trellis")
    }
}

/// `demo` as a user to whom permissions mean something.
private struct Ordinary {
    let machine: Machine

    /// What goes before the program; nil where there is no way.
    private static var prefix: [String]? {
        guard geteuid() == 0 else { return [] }
        return Binary.system("setpriv").map { [$0, "--reuid", "65534", "--regid", "65534", "--clear-groups"] }
    }

    static var isPossible: Bool {
        get async throws {
            guard prefix != nil else { return false }
            return try await Ordinary(machine: Machine()).run("--version").code == 0
        }
    }

    func run(_ words: String...) async throws -> Running.Ended {
        let words = (Self.prefix ?? []) + [Binary.path] + words
        return try await Running(
            words[0], Array(words.dropFirst()), input: [], environment: machine.environment, folder: machine.folder
        ).end()
    }

    func setPermissions(_ mode: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: machine.folder + name)
    }
}
