import Foundation
import Screens

/// Keeps the token of the session on this machine between two commands: one file for each database, mode 0600.
struct SessionFile: Sendable {
    private let path: String?

    /// Makes the store for a database. A database in memory has none: its sessions go with it.
    init(_ location: DatabaseLocation, configuration: Configuration) {
        guard case .file(let database) = location else {
            path = nil
            return
        }
        path = configuration.stateFolder + "/sessions/" + Self.key(database)
    }

    /// The token that was saved, or nil.
    func read() -> String? {
        guard let path, let bytes = FileManager.default.contents(atPath: path), bytes.count <= 1024 else { return nil }
        let token = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return token.isEmpty ? nil : token
    }

    /// Saves a token: written to a file of its own first, which then takes the place of the old one.
    func save(_ token: SessionToken) throws(Failure) {
        guard let path else { return }
        do {
            try PrivateFolder.make((path as NSString).deletingLastPathComponent)
            let new = path + ".new-" + UUID().uuidString
            guard
                FileManager.default.createFile(
                    atPath: new, contents: Data((token.secret + "\n").utf8), attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            guard rename(new, path) == 0 else {
                try? FileManager.default.removeItem(atPath: new)
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            throw Failure(
                .failed,
                "the session can't be kept in \(path): check the folder's permissions, and that its disk has room")
        }
    }

    /// Forgets the token.
    func remove() {
        guard let path else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A file name for a database's path: FNV-1a, 64 bits. Two paths that met in it would only share a token that the other database doesn't know.
    private static func key(_ path: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
