import SharedData

/// An error of a feature that says which problem it is to those who asked.
public protocol ProblemConvertible: Error {
    /// The problem.
    var problem: Problem { get }
}

/// Runs a step of a handler; what the use case throws becomes a problem.
///
///     let todo = try await answering { () async throws(TodoError) in try await getTodo.execute(id, for: user) }
public func answering<Value, Failure: ProblemConvertible>(
    _ step: () async throws(Failure) -> Value
) async throws(Problem) -> Value {
    do { return try await step() } catch { throw error.problem }
}

extension Context {
    /// The id of whoever is signed in.
    /// - Throws: ``Problem/unauthorized`` when nobody is.
    public var signedIn: User.ID {
        get throws(Problem) {
            guard let user else { throw .unauthorized }
            return user.id
        }
    }
}
