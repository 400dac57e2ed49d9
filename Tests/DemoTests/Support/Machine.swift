import Foundation
import Service

@testable import DemoKit

/// A machine of its own for a test: folders that nothing else uses, and commands that run in process.
final class Machine: Sendable {
    let folder: String
    private let standing: [String: String]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)").path
        standing = [
            "HOME": folder + "/home", "XDG_DATA_HOME": folder + "/data", "XDG_STATE_HOME": folder + "/state",
        ]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The file of the standard database.
    var database: String { folder + "/data/trellis/trellis.sqlite" }

    /// Where things are on this machine.
    func configuration(database: String? = nil) -> Configuration {
        Configuration(environment: standing, databaseOption: database)
    }

    /// Runs a command as the process would.
    /// - Parameters:
    ///   - input: Standard input; nil where it can't be read.
    ///   - secrets: What is typed at each prompt; after the last one the input is at its end.
    ///   - environment: Variables besides, or instead of, the machine's own.
    @MainActor func run(
        _ words: [String], input: [UInt8]? = [], secrets: [String] = [], environment: [String: String] = [:],
        isTerminal: Bool = false
    ) async -> Answer {
        let output = Lock<[UInt8]>([])
        let messages = Lock<[String]>([])
        let rest = Lock(secrets)
        let console = Console(
            output: { bytes in output.withLock { $0 += bytes } },
            message: { text in messages.withLock { $0.append(text) } },
            input: { limit in input.flatMap { $0.count > limit ? nil : $0 } },
            secret: { _ in rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }, isTerminal: isTerminal)
        let code = await Demo.run(
            words, environment: standing.merging(environment) { $1 }, console: console)
        return Answer(code: code, output: output.withLock { $0 }, messages: messages.withLock { $0 })
    }

    /// Runs a command that takes nothing but words.
    @MainActor @discardableResult func run(_ words: String...) async -> Answer { await run(words) }

    /// Whether no command has left anything in its folders.
    var isUntouched: Bool {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty }
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = folder + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }
}

extension Machine {
    /// A machine on which the local user is signed in.
    @MainActor static func signedIn() async throws -> Machine {
        let machine = try Machine()
        let answer = await machine.run("login", "--local")
        guard answer.code == 0 else { throw CocoaError(.userCancelled, userInfo: ["answer": answer.message]) }
        return machine
    }

    /// The bytes of the titles that are there, in order.
    @MainActor func titles() async throws -> [[UInt8]] {
        try await run("export", "todos").todos().map(\.titleBytes)
    }

    /// Adds a todo and gives its id.
    @MainActor @discardableResult func add(_ title: String) async -> String {
        await run("todos", "add", "--", title).text.trimmingCharacters(in: .newlines)
    }
}
