import AuthDomain
import ServiceTesting

/// What every ``AccountStorage`` does. Each case wants an empty storage of its own.
///
///     for aCase in AccountStorageContract.cases { try await aCase.run(MyStorage()) }
public enum AccountStorageContract {
    /// One thing that must hold.
    public typealias Case = ContractCase<any AccountStorage>

    /// Everything that must hold.
    public static let cases = accountCases + localUserCases + sessionCases + attemptCases
}

func unwrap<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw ContractFailure("\(what) is missing") }
    return value
}

func expectThrown<Value: Sendable>(
    _ expected: AccountStorageError, _ what: String,
    by work: @Sendable () async throws(AccountStorageError) -> Value
) async throws {
    do throws(AccountStorageError) {
        _ = try await work()
    } catch {
        guard error == expected else { throw ContractFailure("\(what): expected \(expected), saw \(error)") }
        return
    }
    throw ContractFailure("\(what): expected \(expected), nothing was thrown")
}
