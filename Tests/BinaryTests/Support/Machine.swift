import Foundation

/// A machine of its own for a test: folders that nothing else uses, and the built program as a process.
final class Machine: Sendable {
    let folder: String
    let environment: [String: String]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("XDG_") && !$0.key.hasPrefix("TRELLIS_")
        }
        environment["HOME"] = folder + "/home"
        environment["XDG_DATA_HOME"] = folder + "/data"
        environment["XDG_STATE_HOME"] = folder + "/state"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // A program that was built to count the lines that run would leave files where it is run.
        environment["LLVM_PROFILE_FILE"] = "/dev/null"
        self.environment = environment
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The file of the standard database.
    var database: String { folder + "/data/trellis/trellis.sqlite" }

    /// Starts `demo`.
    func start(_ words: [String], input: [UInt8] = []) throws -> Running {
        try Running(Binary.path, words, input: input, environment: environment, folder: folder)
    }

    /// Runs `demo` to its end.
    @discardableResult func run(_ words: String..., input: String = "") async throws -> Running.Ended {
        try await start(words, input: Array(input.utf8)).end()
    }

    /// Starts a script of the shell, in which `$0` is `demo`.
    func startShell(_ script: String, _ words: [String] = [], shell: String = "/bin/sh") throws -> Running {
        try Running(
            shell, ["-c", script, Binary.path] + words, input: [], environment: environment, folder: folder)
    }

    /// Runs a script of the shell, in which `$0` is `demo`, to its end.
    func shell(_ script: String, _ words: [String] = [], shell: String = "/bin/sh") async throws -> Running.Ended {
        try await startShell(script, words, shell: shell).end()
    }

    /// A machine on which the local user is signed in.
    static func signedIn() async throws -> Machine {
        let machine = try Machine()
        let answer = try await machine.run("login", "--local")
        guard answer.code == 0 else { throw CocoaError(.userCancelled, userInfo: ["message": answer.message]) }
        return machine
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = folder + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
}
