import AuthData
import AuthDomain
import AuthTesting
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

@Suite struct AccountStorageTests {
    @Test(arguments: AccountStorageContract.cases)
    func inMemory(_ aCase: AccountStorageContract.Case) async throws {
        try await aCase.run(InMemoryAccountStorage())
    }

    @Test(arguments: AccountStorageContract.cases)
    func inSQLite(_ aCase: AccountStorageContract.Case) async throws {
        try await aCase.run(AccountDatabaseStorage(database: try await database()))
    }

    @Test func removingAUserRemovesAccountAndSessions() async throws {
        let database = try await database()
        let fixture = Fixture(storage: AccountDatabaseStorage(database: database))
        let session = try await fixture.signUp()

        _ = try await database.write { try UserTable.delete(session.user.id, on: $0) }

        #expect(
            await error { () throws(AuthError) in try await fixture.authenticator.session(secret: session.secret) }
                == .sessionExpired)
        #expect(await error { () throws(AuthError) in try await fixture.signIn() } == .signInError)
    }

    @Test func theDatabaseHoldsNoSecretAndNoPassword() async throws {
        let database = try await database()
        let session = try await Fixture(storage: AccountDatabaseStorage(database: database)).signUp()

        let stored = try await database.read { connection in
            try connection.all("SELECT digest FROM sessions") { try $0.bytes(0) }
        }

        #expect(stored == [CountingSecretGenerator().digest(session.secret)])
        #expect(stored != [Array(session.secret.utf8)])
    }

    @Test func aDatabaseThatFailsSaysWhy() async throws {
        let database = try await database()
        let storage = AccountDatabaseStorage(database: database)
        await database.close()

        let failure = await error { () throws(AuthError) in try await Fixture(storage: storage).signIn() }

        guard case .storage(let message) = failure else {
            Issue.record("saw \(String(describing: failure))")
            return
        }
        #expect(!message.isEmpty)
    }

    private func database() async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate(UserTable.migrations + AuthSchema.migrations)
        return database
    }
}
