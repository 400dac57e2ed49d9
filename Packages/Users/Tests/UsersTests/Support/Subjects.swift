import Endpoints
import Service
import ServiceSQLite
import SharedData
import SharedDataTesting
import Users
import UsersData
import UsersDomain
import UsersTesting

extension Kept {
    /// A data source with nothing in it but the people, and what belongs to it.
    func subject() async throws -> UserDataSourceContract.Subject {
        try await .init(
            self, people: (SamplePeople.ada, SamplePeople.ben),
            inMemory: { clock in
                let people = [SamplePeople.ada, SamplePeople.ben].map { Person(user: $0, hasAccount: true) }
                return InMemoryUserDataSource(people, clock: clock)
            },
            inDatabase: { UserDatabaseDataSource(database: try await makeDatabase(), clock: $0) },
            behindEndpoints: { source, user, _ in
                apiSource(UsersFactory(dataSource: source, passwords: anyPassword).endpoints(), of: user)
            })
    }
}

/// The API data source over endpoints, in process, on behalf of a person.
func apiSource(_ endpoints: [Endpoint], of user: User) -> UserAPIDataSource {
    UserAPIDataSource(
        client: InProcessHTTPClient(endpoints, context: Context(user: user), root: "/api"),
        baseURL: InProcessHTTPClient.baseURL.absoluteString + "/api/")
}

/// A database in memory with the feature's tables and two people, Ada and Ben.
func makeDatabase(_ location: SQLiteDatabase.Location = .memory) async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(location)
    try await database.migrate(UserTable.migrations + UserSchema.migrations)
    try await database.write { connection in
        for name in ["Ada", "Ben"] { _ = try UserTable.insert(name: name, now: 0, on: connection) }
    }
    return database
}

/// Lets every password pass.
let anyPassword = PasswordCheck { _, _ throws(PasswordRefusal) in }

/// Lets only one password pass, and only Ada's.
let secretOfAda = PasswordCheck { password, user throws(PasswordRefusal) in
    guard password == "secret", user == SamplePeople.ada.id else { throw .wrong("The password is wrong.") }
}

/// The bytes of a text, since `==` takes NFC and NFD for the same.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
