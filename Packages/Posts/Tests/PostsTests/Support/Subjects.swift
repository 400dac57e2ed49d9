import Endpoints
import Foundation
import Posts
import PostsData
import PostsTesting
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

/// The ways in which posts are kept; the contract is tried on each.
enum Kept: String, CaseIterable, CustomTestStringConvertible {
    case inMemory, inSQLite, behindEndpointsInMemory, behindEndpointsInSQLite

    var testDescription: String { rawValue }

    /// A data source with nothing in it, and what belongs to it.
    func subject() async throws -> PostDataSourceContract.Subject {
        let clock = ManualClock()
        let (ada, ben) = (SamplePosts.ada, SamplePosts.ben)
        let source: any PostDataSource =
            switch self {
            case .inMemory, .behindEndpointsInMemory: InMemoryPostDataSource(people: [ada, ben], clock: clock)
            case .inSQLite, .behindEndpointsInSQLite:
                PostDatabaseDataSource(database: try await makeDatabase(people: [ada.name, ben.name]), clock: clock)
            }
        let passDays: @Sendable (Int) -> Void = { clock.advance(by: .seconds($0 * 24 * 60 * 60)) }
        switch self {
        case .inMemory, .inSQLite:
            return .init(source, of: ada, other: (source, ben), passDays: passDays)
        case .behindEndpointsInMemory, .behindEndpointsInSQLite:
            let endpoints = PostsFactory(dataSource: source).endpoints()
            return .init(
                apiSource(endpoints, of: ada), of: ada, other: (apiSource(endpoints, of: ben), ben), passDays: passDays)
        }
    }
}

/// The API data source over endpoints, in process, on behalf of a person.
func apiSource(_ endpoints: [Endpoint], of user: User) -> PostAPIDataSource {
    PostAPIDataSource(
        client: InProcessHTTPClient(endpoints, context: Context(user: user), root: "/api"),
        baseURL: InProcessHTTPClient.baseURL.absoluteString + "/api/")
}

/// A database with the feature's table and these people, whose ids count from 1.
func makeDatabase(_ location: SQLiteDatabase.Location = .memory, people: [String] = ["Ada"]) async throws
    -> SQLiteDatabase
{
    let database = try SQLiteDatabase(location)
    try await database.migrate(UserTable.migrations + PostSchema.migrations)
    try await database.write { connection in
        for name in people { _ = try UserTable.insert(name: name, now: 0, on: connection) }
    }
    return database
}

/// The bytes of a text, since `==` takes NFC and NFD for the same.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
