import Foundation

/// Which database to use, as `--database` or `TRELLIS_DATABASE` names it.
enum DatabaseLocation: Equatable, Sendable {
    /// A file.
    case file(String)
    /// A database that is gone when the program ends.
    case memory

    /// Reads a location: `sqlite::memory:`, `sqlite:PATH`, `sqlite://PATH`, or a plain path.
    /// - Throws: ``Failure`` for a URL of another kind.
    init(_ text: String) throws(Failure) {
        if text == "sqlite::memory:" || text == ":memory:" {
            self = .memory
        } else if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
            throw Failure(.wrongUse, "this program is built without PostgreSQL: name a file, or sqlite:PATH")
        } else {
            var path = text
            for scheme in ["sqlite://", "sqlite:"] where path.hasPrefix(scheme) {
                path = String(path.dropFirst(scheme.count))
                break
            }
            if path == text, let scheme = text.firstRange(of: "://") {
                throw Failure(
                    .wrongUse,
                    "'\(text[..<scheme.lowerBound].description.visible())' is no kind of database: name a file, or sqlite:PATH"
                )
            }
            guard !path.isEmpty, !path.utf8.contains(0) else {
                throw Failure(.wrongUse, "the database's name is empty: name a file, or sqlite:PATH")
            }
            self = .file(URL(filePath: path).standardizedFileURL.path(percentEncoded: false))
        }
    }
}

extension Configuration {
    /// The database to use. The folder of the standard one is made if it isn't there; that of any other is not.
    func databaseLocation() throws(Failure) -> DatabaseLocation {
        if let databaseOption { return try DatabaseLocation(databaseOption) }
        if let named = environment["TRELLIS_DATABASE"], !named.isEmpty { return try DatabaseLocation(named) }
        do {
            try PrivateFolder.make(dataFolder)
        } catch {
            throw Failure(
                .failed,
                "the folder \(dataFolder) can't be made (\(error.localizedDescription)): name a database with --database"
            )
        }
        return .file(dataFolder + "/trellis.sqlite")
    }
}

/// Folders that only their owner may look into.
enum PrivateFolder {
    /// Makes a folder, and those above it, unless it is there.
    static func make(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}
