import Foundation
import Service
import ServiceTesting
import Testing

@testable import ServiceSQLite

#if canImport(Glibc)
    import Glibc
#endif

@Suite("A database that may only be read")
struct ReadOnlyTests {
    /// Root may write what is write-protected, so these tests can't see anything as root.
    static let isRoot = geteuid() == 0

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func prepare() async throws {
        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await database.makeNumbers()
        try await database.add(1)
        await database.close()
    }

    private func expectReadingOnly(_ database: SQLiteDatabase) async throws {
        #expect(try await database.count() == 1)
        let error = try await refusal { try await database.add(2) }
        #expect(error?.code == .readOnly)
        #expect(error?.message.contains(folder.path("data.sqlite")) == true)
        #expect(try await database.count() == 1)
    }

    @Test("is read, also while another program has not put its changes into the file")
    func isRead() async throws {
        let writer = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        try await writer.makeNumbers()
        try await writer.add(1)
        var options = SQLiteDatabase.Options()
        options.isReadOnly = true

        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")), options: options)

        try await expectReadingOnly(database)
        try await database.migrate([])
        await database.close()
        await writer.close()
    }

    @Test("is read in a folder where nothing may be written", .disabled(if: isRoot, "root may write anywhere"))
    func isReadInAReadOnlyFolder() async throws {
        try await prepare()
        try folder.setPermissions(0o400, "data.sqlite")
        try folder.setPermissions(0o500)

        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))

        try await expectReadingOnly(database)
    }

    @Test("is read when only its folder is write-protected", .disabled(if: isRoot, "root may write anywhere"))
    func isReadWhenTheFolderIsProtected() async throws {
        try await prepare()
        try folder.setPermissions(0o500)

        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))

        try await expectReadingOnly(database)
    }

    @Test("is read when only the file is write-protected", .disabled(if: isRoot, "root may write anywhere"))
    func isReadWhenTheFileIsProtected() async throws {
        try await prepare()
        try folder.setPermissions(0o400, "data.sqlite")

        let database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))

        try await expectReadingOnly(database)
    }

    @Test("is refused where it may not even be read", .disabled(if: isRoot, "root may read anything"))
    func isRefusedWithoutPermission() async throws {
        try await prepare()
        try folder.setPermissions(0o000, "data.sqlite")

        let error = try #require(throws: DatabaseError.self) {
            _ = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        }

        #expect(error.code == .cannotOpen)
        #expect(error.message.contains("permission") && error.message.contains(folder.path("data.sqlite")))
    }

    @Test("is refused where it would have to be made", .disabled(if: isRoot, "root may write anywhere"))
    func isRefusedWhereItCannotBeMade() throws {
        try folder.setPermissions(0o500)

        let error = try #require(throws: DatabaseError.self) {
            _ = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
        }

        #expect(error.code == .cannotOpen)
        #expect(error.message.contains("permission"))
    }
}
