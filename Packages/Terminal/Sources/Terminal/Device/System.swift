#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the system that a terminal needs, the same on every platform.
enum System {
    /// Writes all of it, waiting where the terminal is slow.
    /// - Returns: False when the terminal is gone.
    @discardableResult static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count, let base = buffer.baseAddress {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, base + done, buffer.count - done)
                #elseif canImport(Glibc)
                    let count = Glibc.write(descriptor, base + done, buffer.count - done)
                #else
                    let count = Musl.write(descriptor, base + done, buffer.count - done)
                #endif
                if count > 0 {
                    done += count
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, 1000)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// Reads what is there, waiting for the first byte.
    /// - Returns: Nothing at the end of input; nil when reading failed.
    static func read(_ descriptor: Int32, most: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: most)
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(descriptor, &buffer, most)
            #elseif canImport(Glibc)
                let count = Glibc.read(descriptor, &buffer, most)
            #else
                let count = Musl.read(descriptor, &buffer, most)
            #endif
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&waiting, 1, 1000)
            } else if errno != EINTR {
                return nil
            }
        }
    }

    /// How large the terminal is; 80×24 where it doesn't say.
    static func size(of descriptor: Int32) -> Size {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// The value of an environment variable.
    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
