import Endpoints
import Posts
import PostsData
import PostsTesting
import ServiceSQLite
import SharedData
import SharedDataTesting

extension Kept {
    /// A data source with nothing in it but the people, and what belongs to it.
    func subject() async throws -> PostDataSourceContract.Subject {
        try await .init(
            self, people: (SamplePosts.ada, SamplePosts.ben),
            inMemory: { InMemoryPostDataSource(people: [SamplePosts.ada, SamplePosts.ben], clock: $0) },
            inDatabase: {
                PostDatabaseDataSource(database: try await makeDatabase(people: ["Ada", "Ben"]), clock: $0)
            },
            behindEndpoints: { source, user, _ in apiSource(PostsFactory(dataSource: source).endpoints(), of: user) })
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
