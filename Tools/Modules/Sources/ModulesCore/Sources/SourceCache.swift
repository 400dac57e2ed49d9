import Foundation

/// Remembers what was found in sources, for as long as they and the program stay the same: parsing is what takes the time.
public struct SourceCache: Sendable {
    private let file: URL
    private let kept: [String: SourceFile]

    /// Opens a cache.
    /// - Parameters:
    ///   - file: Where it is kept; it need not exist.
    ///   - version: Something that changes when the program does.
    public init(file: URL, version: String) {
        self.file = file.deletingPathExtension().appendingPathExtension(ContentKey.of(version) + ".json")
        let data = (try? Data(contentsOf: self.file)) ?? Data()
        kept = (try? JSONDecoder().decode([String: SourceFile].self, from: data)) ?? [:]
    }

    func source(_ text: String, path: String) -> (key: String, file: SourceFile) {
        let key = ContentKey.of(path + "\n" + text)
        return (key, kept[key] ?? SourceReader.read(text, path: path))
    }

    /// Keeps these, and nothing that was kept before.
    func keep(_ files: [String: SourceFile]) {
        guard Set(files.keys) != Set(kept.keys), let data = try? JSONEncoder().encode(files) else { return }
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }
}
