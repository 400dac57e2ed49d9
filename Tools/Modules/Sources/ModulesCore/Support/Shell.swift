import Foundation

/// What a program that was run left behind.
struct ProgramResult: Sendable {
    var status: Int32
    var output: String
    var errors: String
}

/// Runs other programs.
enum Shell {
    /// Runs a program found on PATH and waits for its end. Output goes through files, so that many may run at the same time and none waits for a full pipe.
    static func run(_ arguments: [String], in folder: URL? = nil) throws -> ProgramResult {
        let manager = FileManager.default
        let place = manager.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: place) }
        let output = place.appending(path: "out")
        let errors = place.appending(path: "err")
        let status = try run(arguments, in: folder, output: output, errors: errors)
        return ProgramResult(
            status: status, output: (try? String(contentsOf: output, encoding: .utf8)) ?? "",
            errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    }

    /// Runs a program with its output in files, and gives its status.
    static func run(_ arguments: [String], in folder: URL? = nil, output: URL, errors: URL) throws -> Int32 {
        for file in Set([output, errors]) { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let outputHandle = try FileHandle(forWritingTo: output)
        let errorHandle = output == errors ? outputHandle : try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputHandle
        process.standardError = errorHandle
        try process.run()
        process.waitUntilExit()
        try outputHandle.close()
        if output != errors { try errorHandle.close() }
        return process.terminationStatus
    }
}
