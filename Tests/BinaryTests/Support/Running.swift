import Foundation

/// A process that was started, and is ended after a limit whatever it does.
final class Running: Sendable {
    /// How a process ended, and what it wrote.
    struct Ended: Sendable {
        /// The exit status, or 128 and the signal's number.
        let code: Int32
        let output: [UInt8]
        let message: String

        var text: String { String(decoding: output, as: UTF8.self) }
        var lines: [String] { text.split(separator: "\n").map(String.init) }
    }

    private let process: Process
    private let files: URL
    private let endings: AsyncStream<Void>

    /// Starts a program. Its output goes to files, so that it never waits for a reader.
    init(_ program: String, _ words: [String], input: [UInt8], environment: [String: String], folder: String) throws {
        files = URL(filePath: folder).appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.environment = environment
        process.currentDirectoryURL = URL(filePath: folder)
        try Data(input).write(to: files.appending(path: "input"))
        for name in ["output", "message"] { try Data().write(to: files.appending(path: name)) }
        process.standardInput = try FileHandle(forReadingFrom: files.appending(path: "input"))
        process.standardOutput = try FileHandle(forWritingTo: files.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: files.appending(path: "message"))
        let (endings, ending) = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ending.finish() }
        self.process = process
        self.endings = endings
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Ends the process at once, as the system does when it must.
    func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Waits until the process has ended.
    func end(within limit: Duration = .seconds(90)) async throws -> Ended {
        let watchdog = Task {
            try await Task.sleep(for: limit)
            kill()
        }
        for await _ in endings {}
        watchdog.cancel()
        let code = process.terminationStatus
        let output = try Data(contentsOf: files.appending(path: "output"))
        let message = try Data(contentsOf: files.appending(path: "message"))
        try FileManager.default.removeItem(at: files)
        return Ended(
            code: process.terminationReason == .uncaughtSignal ? 128 + code : code, output: Array(output),
            message: String(decoding: message, as: UTF8.self))
    }
}
