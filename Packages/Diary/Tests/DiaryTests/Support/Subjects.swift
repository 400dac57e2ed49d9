import Diary
import DiaryData
import DiaryTesting
import Endpoints
import Foundation
import ServiceSQLite
import SharedData
import SharedDataTesting

extension Kept {
    /// A data source with nothing in it but the people, and what belongs to it.
    func subject() async throws -> DiaryDataSourceContract.Subject {
        try await .init(
            self,
            inMemory: { InMemoryDiaryDataSource(clock: $0) },
            inDatabase: {
                DiaryDatabaseDataSource(database: try await makeDatabase(people: ["Ada", "Ben"]), clock: $0)
            },
            behindEndpoints: { source, user, clock in
                apiSource(DiaryFactory(dataSource: source, clock: clock).endpoints(), of: user)
            })
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
