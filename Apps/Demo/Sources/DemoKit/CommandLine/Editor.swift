import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The person's own editor, on a temporary file that nobody else may read.
struct Editor {
    /// The command that starts it, as a shell reads it: `$VISUAL`, `$EDITOR` or vi.
    let command: String
    private let environment: [String: String]

    init(environment: [String: String]) {
        self.environment = environment
        command = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    }

    /// A file that is being edited: mode 0600, in a folder of its own with mode 0700.
    struct File {
        let folder: String
        let path: String

        /// The file's bytes.
        func read() throws(Failure) -> [UInt8] {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw Failure(.failed, "\(path) can't be read any more; nothing was changed")
            }
            return Array(data)
        }

        /// Removes the file, and whatever the editor has put beside it.
        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Makes a file with some bytes in it.
    func file(_ bytes: [UInt8]) throws(Failure) -> File {
        let parent = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array((parent + "/demo-diary-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(.failed, "no temporary file can be made in \(parent): \(String(cString: strerror(errno)))")
        }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let file = File(folder: folder, path: folder + "/entry.md")
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            file.remove()
            throw Failure(.failed, "\(file.path) can't be written: \(String(cString: strerror(errno)))")
        }
        let error = Console.write(bytes, to: descriptor)
        let isClosed = close(descriptor) == 0
        guard error == 0, isClosed else {
            file.remove()
            throw Failure(.failed, "\(file.path) can't be written: \(String(cString: strerror(error)))")
        }
        return file
    }

    /// Runs the editor on a file, and waits until it ends.
    /// - Throws: ``Failure`` when it can't be run, or ends with another status than 0.
    func run(_ file: File) async throws(Failure) {
        let status = await withCheckedContinuation { continuation in
            // It waits for a person: not on a thread of the pool that tasks share.
            Thread.detachNewThread { continuation.resume(returning: spawn(file.path)) }
        }
        guard status == 0 else {
            throw Failure(
                .failed,
                status < 0
                    ? "the editor '\(command)' can't be started" : "the editor '\(command)' ended with status \(status)"
            )
        }
    }

    /// Runs the shell with the editor's command; gives its exit status, 128 and the number of a signal that ended it, or -1.
    private func spawn(_ path: String) -> Int32 {
        // Ctrl-C in the editor is for the editor alone.
        let former = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
        defer {
            signal(SIGINT, former.0)
            signal(SIGQUIT, former.1)
        }
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGINT)
        sigaddset(&defaults, SIGQUIT)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var process = pid_t()
        let words = ["sh", "-c", command + " \"$1\"", "sh", path]
        let result = withCStrings(words) { arguments in
            withCStrings(environment.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, variables)
            }
        }
        guard result == 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return -1 } }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// Gives a closure texts as C has them: an array that ends with a null pointer.
    private func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
