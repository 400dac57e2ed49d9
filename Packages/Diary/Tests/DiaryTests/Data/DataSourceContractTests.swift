import DiaryTesting
import SharedDataTesting
import Testing

@Suite("Every data source") struct DataSourceContractTests {
    @Test("keeps the contract", arguments: Kept.allCases, DiaryDataSourceContract.cases)
    func contract(_ kept: Kept, _ contractCase: DiaryDataSourceContract.Case) async throws {
        try await contractCase.run(try await kept.subject())
    }
}
