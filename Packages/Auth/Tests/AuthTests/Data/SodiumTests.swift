import AuthData
import AuthDomain
import ServiceSQLite
import ServiceSodium
import SharedData
import Testing

@testable import Auth

/// Everything together, as a program has it.
@Suite struct SodiumTests {
    @Test func realHashesAndSecretsInARealDatabase() async throws {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate(UserTable.migrations + AuthSchema.migrations)
        let auth = AuthFactory(
            database: database, hasher: SodiumPasswordHasher(parameters: .forTesting), secrets: SodiumSecretGenerator())
        let ada = try await auth.signUp.execute(
            name: "Ada", email: "ada@example.org", password: "caf\u{E9} au lait", takingOver: nil, client: "terminal")

        let composedOtherwise = await error { () throws(AuthError) in
            try await auth.signIn.execute(email: "ada@example.org", password: "cafe\u{301} au lait", client: "terminal")
        }
        let again = try await auth.signIn.execute(
            email: "ADA@example.org", password: "caf\u{E9} au lait", client: "terminal")

        #expect(composedOtherwise == .signInError)
        #expect(again.user == ada.user)
        #expect(again.secret.utf8.count == 43 && again.secret != ada.secret)
        #expect(try await auth.restoreSession.execute(secret: again.secret).user == ada.user)
        let hash = try await database.read { try $0.first("SELECT password_hash FROM accounts") { try $0.text(0) } }
        #expect(hash?.hasPrefix("$argon2id$") == true)
    }
}
