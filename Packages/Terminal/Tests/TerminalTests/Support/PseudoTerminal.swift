import class Foundation.Thread

@testable import Terminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A terminal without a window: what a program writes to it is kept, and what a test types is given to the program.
@MainActor final class PseudoTerminal {
    /// The end that a program has.
    let person: Int32
    private let window: Int32
    private let stop: (reader: Int32, writer: Int32)
    private let arrivals: AsyncStream<[UInt8]>
    private(set) var output = ""
    private var bytes: [UInt8] = []

    init?(columns: Int, rows: Int) {
        var ends: (window: Int32, person: Int32) = (-1, -1)
        guard openpty(&ends.window, &ends.person, nil, nil, nil) == 0 else { return nil }
        (window, person) = ends
        var pipeEnds: [Int32] = [-1, -1]
        guard pipe(&pipeEnds) == 0 else { return nil }
        stop = (pipeEnds[0], pipeEnds[1])
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        arrivals = stream
        resize(columns: columns, rows: rows)
        let window = window
        let stop = stop.reader
        Thread.detachNewThread {
            // A read that waits would keep the window open for ever: so wait for either.
            while true {
                var waiting = [window, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                guard poll(&waiting, 2, -1) > 0, waiting[1].revents == 0,
                    let bytes = System.read(window, most: 4096), !bytes.isEmpty
                else { break }
                continuation.yield(bytes)
            }
            close(window)
            continuation.finish()
        }
    }

    /// The settings of the terminal, as numbers that can be compared.
    var attributes: [UInt64] {
        var attributes = termios()
        tcgetattr(person, &attributes)
        return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag].map { UInt64($0) }
    }

    var isEchoing: Bool {
        var attributes = termios()
        tcgetattr(person, &attributes)
        return attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Has the terminal show what is typed, as a shell does while the program is stopped.
    func showTyped() {
        var attributes = termios()
        tcgetattr(person, &attributes)
        attributes.c_lflag |= tcflag_t(ECHO)
        tcsetattr(person, TCSANOW, &attributes)
    }

    /// How often a text has been written.
    func count(of text: String) -> Int { output.ranges(of: text).count }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    }

    func press(_ text: String) { System.write(Array(text.utf8), to: window) }

    /// Returns when a text has been written, so often; gives up when the terminal is gone.
    func wait(for text: String, times: Int = 1) async {
        if count(of: text) >= times { return }
        for await new in arrivals {
            bytes += new
            output = String(decoding: bytes, as: UTF8.self)
            if count(of: text) >= times { return }
        }
    }

    /// Closes the window.
    func hangUp() { System.write([0], to: stop.writer) }
}
