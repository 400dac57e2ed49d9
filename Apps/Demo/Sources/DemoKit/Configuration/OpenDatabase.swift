import AuthDomain
import Screens
import Service
import ServiceSQLite
import ServiceSodium
import SharedData

/// A database that a command works on, and whose session there is for it.
struct OpenDatabase: Sendable {
    let assembler: Assembler
    let location: DatabaseLocation
    let sessions: SessionFile

    /// Opens the database that the command line names, and brings its schema up to date.
    /// - Throws: ``Failure`` with one sentence that names the file and the way out.
    init(_ configuration: Configuration) async throws(Failure) {
        location = try configuration.databaseLocation()
        sessions = SessionFile(location, configuration: configuration)
        do {
            let database = try SQLiteDatabase(location.sqlite, options: .init(refusesForeign: true))
            try await database.migrate(Assembler.migrations)
            assembler = Assembler(leaves: .standard(database))
        } catch let error as DatabaseError {
            throw Failure(.failed, error.message)
        } catch {
            throw Failure(.failed, "the database can't be opened: \(error)")
        }
    }

    /// The session that was kept for this database.
    /// - Throws: ``Failure`` with the code `notSignedIn` when there is none, or it has ended.
    func session() async throws(Failure) -> Session {
        guard let secret = sessions.read() else { throw .notSignedIn }
        do throws(AuthError) {
            return try await assembler.auth.restoreSession.execute(secret: secret)
        } catch .sessionExpired {
            sessions.remove()
            throw Failure(.notSignedIn, "the session has ended: run 'demo login EMAIL' again")
        } catch {
            throw Failure(error)
        }
    }
}

extension DatabaseLocation {
    /// The location in the words of the SQLite database.
    var sqlite: SQLiteDatabase.Location {
        switch self {
        case .file(let path): .file(path: path)
        case .memory: .memory
        }
    }
}

extension Assembler.Leaves {
    /// The real ones, over a database.
    static func standard(_ database: any Database) -> Assembler.Leaves {
        Assembler.Leaves(
            database: database, clock: SystemClock(), hasher: SodiumPasswordHasher(), secrets: SodiumSecretGenerator(),
            flowers: EmbeddedFlowerService())
    }
}
