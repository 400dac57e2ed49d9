import SharedDataTesting
import Testing
import TodosTesting

@Suite("Every data source") struct DataSourceContractTests {
    @Test("keeps the contract", arguments: Kept.allCases, TodoDataSourceContract.cases)
    func contract(_ kept: Kept, _ contractCase: TodoDataSourceContract.Case) async throws {
        try await contractCase.run(try await kept.subject())
    }
}
