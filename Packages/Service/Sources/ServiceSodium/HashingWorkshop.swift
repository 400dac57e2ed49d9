import Dispatch
import Service

/// Where hashes are made: two at a time, on threads of their own, so that Swift's are free for everything else.
final class HashingWorkshop: Sendable {
    private let turns = Turns(2)
    private let queue = DispatchQueue(label: "trellis.passwords", qos: .userInitiated, attributes: .concurrent)

    /// Runs a piece of work when it is its turn.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Result<Value, PasswordHashingError>
    ) async throws(PasswordHashingError) -> Value {
        guard Sodium.isReady else { throw .unavailable }
        let place: Int
        do { place = try await turns.take() } catch { throw .cancelled }
        defer { turns.give(place) }
        if Task.isCancelled { throw .cancelled }
        return try await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }.get()
    }
}
