import SharedDataTesting
import Testing
import UsersTesting

@Suite("Every data source") struct DataSourceContractTests {
    @Test("keeps the contract", arguments: Kept.allCases, UserDataSourceContract.cases)
    func contract(_ kept: Kept, _ contractCase: UserDataSourceContract.Case) async throws {
        try await contractCase.run(try await kept.subject())
    }
}
