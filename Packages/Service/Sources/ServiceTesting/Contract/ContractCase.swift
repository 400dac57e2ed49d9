/// One thing that every implementation of a protocol must do. It needs no test framework: a case that does not hold throws.
public struct ContractCase<Subject: Sendable>: Sendable, CustomStringConvertible {
    /// What must hold, in words.
    public let description: String
    private let body: @Sendable (Subject) async throws -> Void

    /// Makes a case from its words, and what tries them on a subject.
    public init(_ description: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
        self.description = description
        self.body = body
    }

    /// Tries it on a subject, which must be fresh.
    /// - Throws: ``ContractFailure`` that says what does not hold, or what was thrown unexpectedly.
    public func run(_ subject: Subject) async throws(ContractFailure) {
        do { try await body(subject) } catch {
            throw ContractFailure("“\(description)” does not hold: \(error)")
        }
    }
}
