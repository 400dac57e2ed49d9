import Service

/// What every ``Database`` must do, as cases that need no test framework: a broken one throws, mostly a ``ContractFailure``.
///
///     @Test(arguments: DatabaseContract.cases)
///     func keepsTheContract(_ contract: DatabaseContract.Case) async throws {
///         try await contract.run { try SQLiteDatabase(.memory) }
///     }
public enum DatabaseContract {
    /// Makes a database that is empty and used by nobody else.
    public typealias MakeDatabase = @Sendable () async throws -> any Database

    /// One thing that a database must do.
    public typealias Case = ContractCase<any Database>

    /// All cases.
    public static let cases = values + statements + units + migrations + changes

    /// The tables that the cases use.
    static let schema = [
        Migration("contract", 1) { dialect in
            [
                SQL(
                    """
                    CREATE TABLE contract_owners (id \(dialect.identity), name \(dialect.text) NOT NULL UNIQUE)
                    """, []),
                SQL(
                    """
                    CREATE TABLE contract_items (
                        id \(dialect.identity),
                        owner_id \(dialect.integer) NOT NULL REFERENCES contract_owners (id) ON DELETE CASCADE,
                        title \(dialect.text) NOT NULL, note \(dialect.text), rank \(dialect.integer),
                        weight DOUBLE PRECISION, is_done \(dialect.boolean), data \(dialect.bytes))
                    """, []),
            ]
        }
    ]

    /// Adds an owner and tells its id.
    static func addOwner(_ name: String, _ database: any Database) async throws -> Int64 {
        try await database.write { connection in
            try connection.integer("INSERT INTO contract_owners (name) VALUES (\(name)) RETURNING id")
        }
    }

    /// How many owners are stored, read in a unit of its own.
    static func countOwners(_ database: any Database) async throws -> Int64 {
        try await database.read { try $0.integer("SELECT count(*) FROM contract_owners") }
    }

    /// Sees that something is refused, and for the right reason.
    static func expectRefusal<Value>(
        _ codes: DatabaseError.Code..., when what: String, _ body: () async throws -> Value
    ) async throws -> DatabaseError {
        do { _ = try await body() } catch let error as DatabaseError {
            try expect(codes.contains(error.code), "\(what): refused as \(error.code) (\(error)), not as \(codes)")
            try expect(!error.message.isEmpty, "\(what): the refusal says nothing")
            return error
        }
        throw ContractFailure("\(what): was not refused")
    }
}

extension ContractCase<any Database> {
    /// Tries it on a database made for it, which is closed afterwards.
    public func run(_ makeDatabase: DatabaseContract.MakeDatabase) async throws {
        let database = try await makeDatabase()
        try await database.migrate(DatabaseContract.schema)
        do { try await run(database) } catch {
            await database.close()
            throw error
        }
        await database.close()
    }
}
