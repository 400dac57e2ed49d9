import Screens

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Asks for a line on standard input, for commands that need a word or two. The question goes to standard error, so that standard output
/// holds nothing but what a command gives.
public enum Prompt {
    /// The longest line that is taken, in UTF-8 bytes.
    public static let maximumLength = 4096

    /// Asks for a secret, which is not shown while it is typed. Where standard input is no terminal, it is its next line.
    ///
    /// The terminal shows what is typed again on every way out, also when a signal ends the program.
    /// - Parameter label: What is asked for, without a colon.
    /// - Returns: The line without its end; nil at the end of input, and for a line that is longer than ``maximumLength`` or no UTF-8.
    public static func secret(_ label: String) -> String? { read(label, isHidden: true) }

    /// Asks for a line that is shown while it is typed.
    ///
    /// - Parameter label: What is asked for, without a colon.
    /// - Returns: The line without its end; nil at the end of input, and for a line that is longer than ``maximumLength`` or no UTF-8.
    public static func line(_ label: String) -> String? { read(label, isHidden: false) }

    private static func read(_ label: String, isHidden: Bool) -> String? {
        let isTerminal = System.isTerminal(STDIN_FILENO)
        guard isTerminal else { return line(from: STDIN_FILENO) }
        let question = label.visible() + ": "
        System.write(Array(question.utf8), to: STDERR_FILENO)
        guard isHidden else { return line(from: STDIN_FILENO) }
        guard
            var attributes = Restoration.begin(
                input: STDIN_FILENO, output: STDERR_FILENO, pipe: -1, question: question)
        else { return nil }
        defer { Restoration.end() }
        attributes.c_lflag &= ~tcflag_t(ECHO)
        attributes.c_lflag |= tcflag_t(ECHONL)
        Restoration.changed(to: attributes, isFullScreen: false)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
        return line(from: STDIN_FILENO)
    }

    /// Reads one line and nothing beyond it.
    static func line(from descriptor: Int32) -> String? {
        var bytes: [UInt8] = []
        var isTooLong = false
        while true {
            guard let next = System.read(descriptor, most: 1) else { return nil }
            guard let byte = next.first else {
                if bytes.isEmpty { return nil }
                break
            }
            if byte == UInt8(ascii: "\n") { break }
            if bytes.count < maximumLength { bytes.append(byte) } else { isTooLong = true }
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return isTooLong ? nil : String(validating: bytes, as: UTF8.self)
    }
}
