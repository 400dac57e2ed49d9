/// What a broken case of a contract throws: what was expected, and what was there.
public struct ContractFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    /// Makes a failure.
    public init(_ description: String) { self.description = description }
}

/// Throws unless a condition holds.
package func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws(ContractFailure) {
    if !condition { throw ContractFailure(otherwise()) }
}

/// Throws unless two values are equal.
package func require<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) throws(ContractFailure) {
    if found != expected { throw ContractFailure("\(what): expected \(expected), found \(found)") }
}
