import Foundation
import Screens
import Service
import Terminal

extension Console {
    /// The process's own files.
    /// - Parameter failure: Takes the system's error when standard output could not be written.
    static func process(failure: Lock<Int32>) -> Console {
        Console(
            output: { bytes in
                let error = write(bytes, to: STDOUT_FILENO)
                if error != 0 { failure.withLock { $0 = error } }
            },
            message: { write(Array(($0.visible(keepingLines: true) + "\n").utf8), to: STDERR_FILENO) },
            input: { read(STDIN_FILENO, limit: $0) },
            secret: { Prompt.secret($0) },
            isTerminal: TerminalShell.isPossible)
    }
}
