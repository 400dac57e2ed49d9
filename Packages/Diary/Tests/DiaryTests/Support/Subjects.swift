import Diary
import DiaryData
import DiaryTesting
import Endpoints
import Foundation
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

/// The ways in which diaries are kept; the contract is tried on each.
enum Kept: String, CaseIterable, CustomTestStringConvertible {
    case inMemory, inSQLite, behindEndpointsInMemory, behindEndpointsInSQLite

    var testDescription: String { rawValue }

    /// A data source with nothing in it, and what belongs to it.
    func subject() async throws -> DiaryDataSourceContract.Subject {
        let clock = ManualClock()
        let (ada, ben) = (User(id: User.ID(1), name: "Ada"), User(id: User.ID(2), name: "Ben"))
        let source: any DiaryDataSource =
            switch self {
            case .inMemory, .behindEndpointsInMemory: InMemoryDiaryDataSource(clock: clock)
            case .inSQLite, .behindEndpointsInSQLite:
                DiaryDatabaseDataSource(database: try await makeDatabase(people: ["Ada", "Ben"]), clock: clock)
            }
        let passDays: @Sendable (Int) -> Void = { clock.advance(by: .seconds($0 * 24 * 60 * 60)) }
        switch self {
        case .inMemory, .inSQLite:
            return .init(source, of: ada, other: (source, ben), passDays: passDays)
        case .behindEndpointsInMemory, .behindEndpointsInSQLite:
            let endpoints = DiaryFactory(dataSource: source, clock: clock).endpoints()
            return .init(
                apiSource(endpoints, of: ada), of: ada, other: (apiSource(endpoints, of: ben), ben),
                passDays: passDays)
        }
    }
}

/// The API data source over endpoints, in process, on behalf of a person.
func apiSource(_ endpoints: [Endpoint], of user: User) -> DiaryAPIDataSource {
    DiaryAPIDataSource(
        client: InProcessHTTPClient(endpoints, context: Context(user: user), root: "/api"),
        baseURL: InProcessHTTPClient.baseURL.absoluteString + "/api/")
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
