/// Runs a view model's writes one after the other, in the order in which they were asked for. A write is not cancelled when
/// who asked for it is: leaving a screen must not undo what was done on it.
@MainActor public final class WriteQueue {
    private var tail: Task<Void, Never>?
    /// How many writes have not ended yet.
    public private(set) var pending = 0

    /// Makes a queue with nothing in it.
    public init() {}

    /// Runs a write after those before it, and returns what it gives.
    public func run<Value: Sendable>(_ write: @escaping @MainActor () async -> Value) async -> Value {
        pending += 1
        let previous = tail
        let task = Task {
            await previous?.value
            let value = await write()
            pending -= 1
            return value
        }
        tail = Task { _ = await task.value }
        return await task.value
    }

    /// Returns when no write is left, so that a reload doesn't land between two of them.
    public func settle() async {
        while pending > 0 { await tail?.value }
    }
}
