import Service

/// Questions that wait until a test answers them, one by one and in any order.
///
/// A question whose task is cancelled is answered with the failure given for that.
public final class HandDriven<Question: Sendable, Answer: Sendable, Failure: Error>: Sendable {
    private struct State {
        var questions: [Question] = []
        var waiting: [Int: CheckedContinuation<Result<Answer, Failure>, Never>] = [:]
        var answers: [Int: Result<Answer, Failure>] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var cancellations = 0
    }

    private let state = Lock(State())
    private let cancelled: Failure

    /// Makes a place for questions.
    /// - Parameter cancelled: What a question whose task is cancelled is answered with.
    public init(cancelled: Failure) { self.cancelled = cancelled }

    /// The questions that were asked, in order.
    public var questions: [Question] { state.withLock { $0.questions } }

    /// How many questions were cancelled while they waited.
    public var cancellations: Int { state.withLock { $0.cancellations } }

    /// Asks, and waits for the test's answer.
    public func ask(_ question: Question) async throws(Failure) -> Answer {
        let (index, watchers) = state.withLock { state in
            state.questions.append(question)
            let count = state.questions.count
            let ready = state.watchers.filter { $0.count <= count }.map(\.continuation)
            state.watchers.removeAll { $0.count <= count }
            return (count - 1, ready)
        }
        for watcher in watchers { watcher.resume() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state in
                    if state.answers[index] == nil { state.waiting[index] = continuation }
                    return state.answers[index]
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            if settle(index, .failure(cancelled)) { state.withLock { $0.cancellations += 1 } }
        }
        return try result.get()
    }

    /// Answers a question, counted from 0, also one that is yet to be asked. The first answer counts.
    public func answer(_ index: Int, _ result: Result<Answer, Failure>) { settle(index, result) }

    /// Returns when so many questions were asked.
    public func wait(for count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.questions.count < count { state.watchers.append((count, continuation)) }
                return state.questions.count >= count
            }
            if isThere { continuation.resume() }
        }
    }

    @discardableResult private func settle(_ index: Int, _ result: Result<Answer, Failure>) -> Bool {
        let (isFirst, waiting) = state.withLock { state in
            guard state.answers[index] == nil else {
                return (false, nil as CheckedContinuation<Result<Answer, Failure>, Never>?)
            }
            state.answers[index] = result
            return (true, state.waiting.removeValue(forKey: index))
        }
        waiting?.resume(returning: result)
        return isFirst
    }
}
