import Endpoints
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing
import Users
import UsersData
import UsersDomain
import UsersTesting

/// The ways in which the directory is kept; the contract is tried on each.
enum Kept: String, CaseIterable, CustomTestStringConvertible {
    case inMemory, inSQLite, behindEndpointsInMemory, behindEndpointsInSQLite

    var testDescription: String { rawValue }

    /// A data source with Ada and Ben in it.
    func subject() async throws -> UserDataSourceContract.Subject {
        let clock = ManualClock()
        let (ada, ben) = (SamplePeople.ada, SamplePeople.ben)
        let source: any UserDataSource =
            switch self {
            case .inMemory, .behindEndpointsInMemory:
                InMemoryUserDataSource([ada, ben].map { Person(user: $0, hasAccount: true) }, clock: clock)
            case .inSQLite, .behindEndpointsInSQLite:
                UserDatabaseDataSource(database: try await makeDatabase(), clock: clock)
            }
        let passDays: @Sendable (Int) -> Void = { clock.advance(by: .seconds($0 * 24 * 60 * 60)) }
        switch self {
        case .inMemory, .inSQLite: return .init(source, of: ada, other: (source, ben), passDays: passDays)
        case .behindEndpointsInMemory, .behindEndpointsInSQLite:
            let endpoints = UsersFactory(dataSource: source, passwords: anyPassword).endpoints()
            return .init(
                apiSource(endpoints, of: ada), of: ada, other: (apiSource(endpoints, of: ben), ben), passDays: passDays)
        }
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
