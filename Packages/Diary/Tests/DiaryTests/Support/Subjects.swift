import DiaryData
import DiaryTesting
import Foundation
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

/// The ways in which diaries are kept; the contract is tried on each.
enum Kept: String, CaseIterable, CustomTestStringConvertible {
    case inMemory, inSQLite

    var testDescription: String { rawValue }

    /// A data source with nothing in it, and what belongs to it.
    func subject() async throws -> DiaryDataSourceContract.Subject {
        let clock = ManualClock()
        let source: any DiaryDataSource =
            switch self {
            case .inMemory: InMemoryDiaryDataSource(clock: clock)
            case .inSQLite:
                DiaryDatabaseDataSource(database: try await makeDatabase(people: ["Ada", "Ben"]), clock: clock)
            }
        return .init(
            source, of: User(id: User.ID(1), name: "Ada"), other: (source, User(id: User.ID(2), name: "Ben"))
        ) {
            clock.advance(by: .seconds($0 * 24 * 60 * 60))
        }
    }
}

/// A database with the feature's tables and these people, whose ids count from 1.
func makeDatabase(_ location: SQLiteDatabase.Location = .memory, people: [String] = ["Ada"]) async throws
    -> SQLiteDatabase
{
    let database = try SQLiteDatabase(location)
    try await database.migrate(UserTable.migrations + DiarySchema.migrations)
    try await database.write { connection in
        for name in people { _ = try UserTable.insert(name: name, now: 0, on: connection) }
    }
    return database
}

/// The bytes of a text, since `==` takes NFC and NFD for the same.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A zone by its name.
func zone(_ name: String) throws -> TimeZone {
    guard let zone = TimeZone(identifier: name) else { throw CocoaError(.featureUnsupported) }
    return zone
}
