import Foundation
import Service
import ServiceTesting
import Testing

@testable import ServiceSQLite

@Suite("Opening a database")
struct OpeningTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal(_ name: String) throws -> DatabaseError {
        try #require(throws: DatabaseError.self) { _ = try SQLiteDatabase(.file(path: folder.path(name))) }
    }

    @Test("makes a file that only its owner may read, with what stands beside it")
    func makesAPrivateFile() async throws {
        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await database.makeNumbers()

        for name in ["data.sqlite", "data.sqlite-wal", "data.sqlite-shm"] {
            #expect(try folder.permissions(name) == 0o600, "\(name)")
        }
        await database.close()
    }

    @Test("keeps what was written, and goes on with it")
    func keepsWhatWasWritten() async throws {
        let first = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await first.makeNumbers()
        try await first.add(1)
        await first.close()

        let second = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))

        #expect(try await second.count() == 1)
        #expect(try await second.write { try $0.first("PRAGMA journal_mode") { try $0.text(0) } } == "wal")
        #expect(try await second.read { try $0.integer("PRAGMA foreign_keys") } == 1)
    }

    @Test("names a missing folder")
    func namesAMissingFolder() throws {
        let error = try refusal("missing/data.sqlite")

        #expect(error.code == .cannotOpen)
        #expect(error.message.contains(folder.path("missing")) && error.message.contains("create it"))
    }

    @Test("refuses a folder in place of a file")
    func refusesAFolder() throws {
        let error = try refusal("")

        #expect(error.code == .cannotOpen)
        #expect(error.message.contains("is a folder"))
    }

    @Test("refuses a file in place of a folder")
    func refusesAFileAsFolder() throws {
        try folder.write([1], "file")

        #expect(try refusal("file/data.sqlite").code == .cannotOpen)
    }

    @Test("refuses paths that are none", arguments: ["", "a\0b", "/dev/null"])
    func refusesBadPaths(_ path: String) throws {
        let error = try #require(throws: DatabaseError.self) { _ = try SQLiteDatabase(.file(path: path)) }

        #expect(error.code == .cannotOpen)
    }

    @Test("refuses a link to a file that is missing, and makes none")
    func refusesADanglingLink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.sqlite"), withDestinationPath: folder.path("target.sqlite"))

        #expect(try refusal("link.sqlite").code == .cannotOpen)
        #expect(try folder.names() == ["link.sqlite"])
    }

    @Test(
        "leaves a file that is no database as it is",
        arguments: [
            Array("hello".utf8), [UInt8](repeating: 0x41, count: 10_000),
            Array("SQLite format 2\0".utf8) + [UInt8](repeating: 0, count: 5000),
        ])
    func leavesOtherFilesAlone(_ contents: [UInt8]) throws {
        try folder.write(contents, "letter.txt")

        let error = try refusal("letter.txt")

        #expect(error.code == .notADatabase)
        #expect(error.message.contains(folder.path("letter.txt")))
        #expect(try folder.contents("letter.txt") == contents)
        #expect(try folder.names() == ["letter.txt"])
    }

    @Test("leaves another program's database as it is, where asked to, and takes one that was migrated before")
    func refusesForeign() async throws {
        let location = SQLiteDatabase.Location.file(path: folder.path("data.sqlite"))
        let options = SQLiteDatabase.Options(refusesForeign: true)
        let other = try SQLiteDatabase(location)
        try await other.write { try $0.execute("CREATE TABLE theirs (a INTEGER)") }
        await other.close()
        let before = try folder.contents("data.sqlite")

        let error = #expect(throws: DatabaseError.self) { try SQLiteDatabase(location, options: options) }
        #expect(error?.code == .foreign)
        #expect(error?.message.contains(folder.path("data.sqlite")) == true)
        #expect(try folder.contents("data.sqlite") == before)

        let own = SQLiteDatabase.Location.file(path: folder.path("own.sqlite"))
        try await SQLiteDatabase(own, options: options).migrate([
            Migration("ours", 1) { _ in ["CREATE TABLE ours (a INTEGER)"] }
        ])
        #expect(throws: Never.self) { try SQLiteDatabase(own, options: options) }
    }

    @Test("takes an empty file for an empty database")
    func takesAnEmptyFile() async throws {
        try folder.write([], "data.sqlite")

        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await database.makeNumbers()

        #expect(try await database.count() == 0)
    }

    @Test(
        "takes names that mean something to SQLite for files", arguments: ["a?mode=memory", "file:x", "%41 ü#.sqlite"])
    func takesNamesAsTheyAre(_ name: String) async throws {
        let database = try SQLiteDatabase(.file(path: folder.path(name)))
        try await database.makeNumbers()
        await database.close()

        #expect(try folder.names() == [name])
    }

    @Test("tells of a damaged file, and leaves it as it is")
    func tellsOfDamage() async throws {
        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await database.makeNumbers()
        try await database.write {
            for value in 0..<5000 { try $0.execute("INSERT INTO numbers (value) VALUES (\(value))") }
        }
        await database.close()
        var bytes = try folder.contents("data.sqlite")
        for place in 4096..<bytes.count { bytes[place] = 0x5a }
        try folder.write(bytes, "data.sqlite")

        let damaged = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        let error = try await ServiceSQLiteTests.refusal { try await damaged.count() }
        await damaged.close()

        #expect(error?.code == .corrupt)
        #expect(error?.message.contains(folder.path("data.sqlite")) == true)
        #expect(try folder.contents("data.sqlite") == bytes)
    }

    @Test("tells of a full disk, and goes on when there is room")
    func tellsOfAFullDisk() async throws {
        var options = SQLiteDatabase.Options()
        options.maximumPages = 8
        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")), options: options)
        try await database.makeNumbers()
        try await database.add(1)

        let error = try await ServiceSQLiteTests.refusal {
            try await database.write { connection in
                for value in 0..<100_000 {
                    // What a unit does after such a failure must not be stored on its own.
                    do { try connection.execute("INSERT INTO numbers (value) VALUES (\(value))") } catch
                        where value < 99_000
                    {}
                }
            }
        }

        #expect(error != nil)
        let full = try await ServiceSQLiteTests.refusal {
            try await database.write {
                for value in 0..<100_000 { try $0.execute("INSERT INTO numbers (value) VALUES (\(value))") }
            }
        }
        #expect(full?.code == .full)
        #expect(full?.message.contains("no room left") == true)
        #expect(try await database.count() == 1)
        try await database.add(2)
        #expect(try await database.count() == 2)
    }
}
