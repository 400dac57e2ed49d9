import Foundation

/// Standard input, output and error.
enum StandardFiles {
    /// Opens those that the program was started without, so that no file of its own takes their place and is written by mistake.
    static func openMissing() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free is the missing one. From the wrong side, so that using it fails.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
