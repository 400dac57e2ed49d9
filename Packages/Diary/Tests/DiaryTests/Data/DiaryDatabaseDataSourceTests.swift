import DiaryData
import DiaryDomain
import DiaryTesting
import Foundation
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

@Suite("The database data source") struct DiaryDatabaseDataSourceTests {
    private let ada = User.ID(1)

    @Test("entries, drafts and what can be undone outlast a restart")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diary-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "diary.sqlite").path
        let first = try await makeDatabase(.file(path: path))
        let before = DiaryDatabaseDataSource(database: first)
        _ = try await before.add(SampleEntries.few, same: .isAnother, of: ada)
        _ = try await before.remove(SampleEntries.few[1].id, of: ada)
        let draft = Draft(begun: SampleEntries.few[0].begun, text: "typed", isNew: false, keptAt: Date(milliseconds: 1))
        try await before.keep(draft, of: ada)
        await first.close()

        let after = DiaryDatabaseDataSource(database: try SQLiteDatabase(.file(path: path)))
        let latest = try #require(try await after.deletion(.latest, of: ada))
        _ = try await after.restore(latest.id, of: ada)

        #expect(try await after.sortedEntries(of: ada) == SampleEntries.few)
        #expect(try await after.draft(draft.id, of: ada) == draft)
    }

    @Test("a person's diary goes with the person, deleted entries and drafts too")
    func ownerRemoved() async throws {
        let database = try await makeDatabase(people: ["Ada", "Ben"])
        let source = DiaryDatabaseDataSource(database: database)
        for user in [ada, User.ID(2)] {
            _ = try await source.add(SampleEntries.few, same: .isAnother, of: user)
            _ = try await source.remove(SampleEntries.few[0].id, of: user)
            try await source.keep(
                Draft(begun: .epoch, text: "x", isNew: true, keptAt: Date(milliseconds: 0)), of: user)
        }

        try await database.write { try UserTable.delete(User.ID(1), on: $0) }

        for (table, count) in [("diary_entries", 3), ("diary_deletions", 1), ("diary_drafts", 1)] {
            let rows = try await database.read { try $0.integer("SELECT count(*) FROM \(raw: table)") }
            #expect(rows == count, "\(table)")
        }
    }

    @Test("a row's list columns are read without its text, however long that is")
    func excerptOnly() async throws {
        let database = try await makeDatabase()
        let source = DiaryDatabaseDataSource(database: database)
        let long = String(repeating: "👨‍👩‍👧‍👦 ", count: 200_000)
        try await source.save(Entry(begun: .epoch, text: long), of: ada)

        let page = try await source.page(DiaryQuery(limit: 200), of: ada)

        #expect(page.entries.first?.excerpt.count == 80)
        #expect(try await source.entry(Entry.ID(0), of: ada)?.text.utf8.count == long.utf8.count)
    }

    @Test("the list of 20,000 entries is a window, and counts them all", .timeLimit(.minutes(2)))
    func manyEntries() async throws {
        let source = DiaryDatabaseDataSource(database: try await makeDatabase())
        _ = try await source.add(SampleEntries.daily(20_000), same: .isAnother, of: ada)

        let page = try await source.page(DiaryQuery(limit: 200), of: ada)

        #expect(page.entries.count == 200 && page.total == 20_000 && page.years.first == 2026)
    }
}
