import Synchronization

import class Foundation.Thread

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What comes from a terminal.
enum TerminalEvent: Sendable, Equatable {
    /// Keys, and the number of the drawing that was on the screen when they were pressed.
    case keys([Key], seen: Int)
    /// A signal of the system.
    case signal(Int32)
    /// The terminal is gone.
    case ended
}

/// Reads keys and signals on a thread of its own: a poll and a read, which are right for a terminal, a pipe and a closed one.
final class TerminalInput: Sendable {
    /// How long a lone Esc waits to become an arrow key, in milliseconds.
    static let escapeDelay: Int32 = 30

    let events: AsyncStream<TerminalEvent>
    /// Where signal handlers write the number of a signal; 0 ends the thread.
    let pipeEnd: Int32
    /// The number of the drawing that is on the screen.
    let drawn = Atomic<Int>(0)
    private let continuation: AsyncStream<TerminalEvent>.Continuation
    private let descriptor: Int32
    private let pipeStart: Int32

    /// Prepares reading.
    /// - Returns: Nil when the system has no pipe left.
    init?(descriptor: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        pipeStart = ends[0]
        pipeEnd = ends[1]
        self.descriptor = descriptor
        (events, continuation) = AsyncStream.makeStream()
    }

    /// Starts the thread.
    func start() {
        Thread.detachNewThread { [self] in run() }
    }

    /// Ends the events, when the program ends without a key.
    func end() { continuation.finish() }

    /// Ends the thread.
    func stop() {
        System.write([0], to: pipeEnd)
        continuation.finish()
    }

    private func run() {
        var decoder = KeyDecoder()
        while true {
            var waiting = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: pipeStart, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&waiting, 2, decoder.isPending ? Self.escapeDelay : -1)
            if ready < 0, errno != EINTR { break }
            if ready == 0 { send(decoder.flush()) }
            if ready > 0, waiting[1].revents != 0 {
                for signal in System.read(pipeStart, most: 64) ?? [] {
                    if signal == 0 { return closePipe() }
                    continuation.yield(.signal(Int32(signal)))
                }
            }
            if ready > 0, waiting[0].revents != 0 {
                let bytes = readAll()
                guard !bytes.isEmpty else { break }
                send(decoder.feed(bytes))
            }
        }
        continuation.yield(.ended)
    }

    /// What is there. The system hands over a long text in small pieces: while they come without a pause, they are gathered.
    private func readAll() -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < KeyDecoder.pasteChunk {
            let piece = System.read(descriptor, most: 65_536) ?? []
            bytes += piece
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Nobody types as much at once, so that no key waits for another one.
            guard piece.count >= 1024, poll(&waiting, 1, 2) > 0 else { break }
        }
        return bytes
    }

    private func send(_ keys: [Key]) {
        guard !keys.isEmpty else { return }
        continuation.yield(.keys(keys, seen: drawn.load(ordering: .acquiring)))
    }

    private func closePipe() {
        close(pipeStart)
        close(pipeEnd)
    }
}
