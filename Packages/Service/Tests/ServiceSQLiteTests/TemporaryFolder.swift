import Foundation

/// A folder that is gone when the test lets go of it.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func contents(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: name))) }

    func write(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: url.appending(path: name)) }

    func setPermissions(_ mode: Int, _ name: String? = nil) throws {
        let target = name.map { path($0) } ?? url.path
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
    }

    func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: url.path)) }
}
