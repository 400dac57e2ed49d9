import ServiceSQLite
import ServiceTesting
import Testing

@Suite("SQLite keeps the database contract")
struct ContractTests {
    @Test("in memory", arguments: DatabaseContract.cases)
    func inMemory(_ contract: DatabaseContract.Case) async throws {
        try await contract.run { try SQLiteDatabase(.memory) }
    }

    @Test("in a file", arguments: DatabaseContract.cases)
    func inAFile(_ contract: DatabaseContract.Case) async throws {
        let folder = try TemporaryFolder()

        try await contract.run { try SQLiteDatabase(.file(path: folder.path("data.sqlite"))) }
    }
}
