import Foundation

/// Gives the manifest of a package.
public protocol ManifestReading: Sendable {
    /// - Parameter folder: The package's folder, from the root; empty for the root itself.
    /// - Throws: ``ManifestProblem`` when it can't be read.
    func manifest(in folder: String, text: String) throws(ManifestProblem) -> Manifest
}

/// Why a manifest can't be read.
public struct ManifestProblem: Error, CustomStringConvertible {
    /// What SwiftPM said.
    public var description: String
}

/// Reads plain manifests itself, and asks another reader for all others.
public struct PlainManifestReader: ManifestReading {
    let root: URL
    let other: any ManifestReading

    public func manifest(in folder: String, text: String) throws(ManifestProblem) -> Manifest {
        if let manifest = PlainManifest.read(text, in: root.appending(path: folder)) { return manifest }
        return try other.manifest(in: folder, text: text)
    }
}

/// Asks SwiftPM, and remembers its answer for as long as the manifest's text stays the same.
public struct DumpingManifestReader: ManifestReading {
    let root: URL
    let cache: URL

    /// Makes a reader.
    /// - Parameter cache: A folder for answers; it need not exist.
    public init(root: URL, cache: URL) {
        self.root = root
        self.cache = cache
    }

    public func manifest(in folder: String, text: String) throws(ManifestProblem) -> Manifest {
        let kept = cache.appending(path: ContentKey.of(folder + "\n" + root.path + "\n" + text) + ".json")
        if let data = try? Data(contentsOf: kept), let manifest = try? Manifest(dump: data) { return manifest }
        let place = root.appending(path: folder).path
        let result: ProgramResult
        do {
            result = try Shell.run(["swift", "package", "--package-path", place, "dump-package"])
        } catch {
            throw ManifestProblem(description: "swift could not be started (\(error))")
        }
        guard result.status == 0 else {
            let lines = result.errors.split(separator: "\n")
            let reason = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason given"
            throw ManifestProblem(description: String(reason))
        }
        let data = Data(result.output.utf8)
        do {
            let manifest = try Manifest(dump: data)
            try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            try? data.write(to: kept, options: .atomic)
            return manifest
        } catch {
            throw ManifestProblem(
                description: "what `swift package dump-package` prints could not be understood (\(error))")
        }
    }
}
