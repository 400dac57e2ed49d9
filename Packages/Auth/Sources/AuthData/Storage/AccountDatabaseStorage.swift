import AuthDomain
import Service
import SharedData

/// Keeps accounts, sessions and attempts in a database with the tables of ``AuthSchema`` and of `UserTable`.
public struct AccountDatabaseStorage: AccountStorage {
    private let database: any Database

    /// Makes a storage over a database that has been migrated.
    public init(database: any Database) { self.database = database }

    func read<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Value
    ) async throws(AccountStorageError) -> Value {
        do { return try await database.read(work) } catch { throw AccountStorageError(error) }
    }

    func write<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Value
    ) async throws(AccountStorageError) -> Value {
        do { return try await database.write(work) } catch { throw AccountStorageError(error) }
    }
}

extension AccountStorageError {
    /// What a unit of work threw, in this layer's words.
    init(_ error: any Error) {
        switch error {
        case let error as AccountStorageError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError where error.code == .cancelled: self = .cancelled
        case let error as DatabaseError: self = .failed(error.message)
        default: self = .failed("The database failed.")
        }
    }
}
