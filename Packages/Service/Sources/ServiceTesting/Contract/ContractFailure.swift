/// What a broken case of a contract throws: what was expected, and what was there.
public struct ContractFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    /// Makes a failure.
    public init(_ description: String) { self.description = description }
}

/// Fails unless a condition holds.
public func expect(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws(ContractFailure) {
    if !condition { throw ContractFailure(otherwise()) }
}

/// Fails unless two values are equal.
public func expect<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws(ContractFailure) {
    if seen != expected { throw ContractFailure("\(what): expected \(expected), saw \(seen)") }
}
