import Foundation

/// A signal between threads. Waiting gives up after a while, so that a test of a deadlock fails rather than hangs.
final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func send() { semaphore.signal() }

    func wait() -> Bool { semaphore.wait(timeout: .now() + 20) == .success }
}

/// Runs a closure on a thread of its own.
/// - Returns: A signal that is sent when it has ended.
func onThread(_ body: @escaping @Sendable () -> Void) -> Signal {
    let ended = Signal()
    Thread {
        body()
        ended.send()
    }.start()
    return ended
}

/// A value that threads hand over.
final class Box<Value: Sendable>: @unchecked Sendable {
    // @unchecked is safe: the lock is held at each access.
    private let lock = NSLock()
    private var stored: Value
    init(_ value: Value) { stored = value }
    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

/// Lets other threads run until a condition holds and some turns longer, but not for ever: one core may have no other thread.
func giveWay(until condition: () -> Bool) {
    var left = 10_000
    while left > 0, !condition() {
        sched_yield()
        left -= 1
    }
    for _ in 0..<100 { sched_yield() }
}
