import PostsTesting
import SharedDataTesting
import Testing

@Suite("Every data source") struct DataSourceContractTests {
    @Test("keeps the contract", arguments: Kept.allCases, PostDataSourceContract.cases)
    func contract(_ kept: Kept, _ contractCase: PostDataSourceContract.Case) async throws {
        try await contractCase.run(try await kept.subject())
    }
}
