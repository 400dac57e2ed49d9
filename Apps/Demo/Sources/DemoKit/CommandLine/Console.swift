import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a command's input comes from and its output goes. A test gives one that gathers what is written.
struct Console: Sendable {
    /// Writes bytes to standard output.
    var output: @Sendable ([UInt8]) -> Void
    /// Writes a message to standard error.
    var message: @Sendable (String) -> Void
    /// All of standard input, or nil when it can't be read. A limit in bytes keeps what is read in bounds.
    var input: @Sendable (_ limit: Int) -> [UInt8]?
    /// Asks for a secret: from a prompt without echo, or the first line of standard input. Nil at its end.
    var secret: @Sendable (_ prompt: String) -> String?
    /// Whether both ends are a terminal that the app can be shown on.
    var isTerminal: Bool

    /// Writes text to standard output.
    func print(_ text: String) { output(Array(text.utf8)) }
}

extension Console {
    /// Writes all of some bytes to a file descriptor.
    /// - Returns: The system's error that ended it, or 0. When nobody reads them any more that is `EPIPE`, unless the signal has ended the program.
    @discardableResult static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var start = 0
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            while start < buffer.count, let base = buffer.baseAddress {
                let count = systemWrite(descriptor, base + start, buffer.count - start)
                if count < 0, errno != EINTR {
                    failure = errno
                    return
                }
                start += max(count, 0)
            }
        }
        return failure
    }

    /// Reads a file descriptor to its end; nil when it fails or holds more than the limit.
    static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return nil
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > limit { return nil }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(descriptor, bytes, count)
    #else
        Darwin.write(descriptor, bytes, count)
    #endif
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.read(descriptor, bytes, count)
    #else
        Darwin.read(descriptor, bytes, count)
    #endif
}
