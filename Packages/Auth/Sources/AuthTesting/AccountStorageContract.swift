import AuthDomain

/// What every ``AccountStorage`` does. Each case wants an empty storage of its own.
///
///     for aCase in AccountStorageContract.cases { try await aCase.run(MyStorage()) }
public enum AccountStorageContract {
    /// One thing that must hold.
    public struct Case: Sendable, CustomStringConvertible {
        /// What must hold, in words.
        public let name: String
        /// Tries it. Throws a ``BrokenContract`` when it does not hold.
        public let run: @Sendable (any AccountStorage) async throws -> Void

        public var description: String { name }
    }

    /// Everything that must hold.
    public static let cases = accountCases + localUserCases + sessionCases + attemptCases
}

/// A case that did not hold, with words that say which and how.
public struct BrokenContract: Error, CustomStringConvertible {
    public let description: String

    /// Makes a failure from words that say what was expected and what was seen.
    public init(_ description: String) { self.description = description }
}

func expect(_ condition: Bool, _ words: @autoclosure () -> String) throws {
    guard condition else { throw BrokenContract(words()) }
}

func expectEqual<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws {
    guard seen == expected else { throw BrokenContract("\(what): expected \(expected), saw \(seen)") }
}

func unwrap<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw BrokenContract("\(what) is missing") }
    return value
}

func expectThrown<Value: Sendable>(
    _ expected: AccountStorageError, _ what: String,
    by work: @Sendable () async throws(AccountStorageError) -> Value
) async throws {
    do throws(AccountStorageError) {
        _ = try await work()
    } catch {
        guard error == expected else { throw BrokenContract("\(what): expected \(expected), saw \(error)") }
        return
    }
    throw BrokenContract("\(what): expected \(expected), nothing was thrown")
}
