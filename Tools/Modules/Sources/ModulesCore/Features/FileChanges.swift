import Foundation

/// Files that are written, and can be made again what they were.
struct FileChanges {
    let root: URL
    /// What was in each file that has been written; nil where there was none.
    private var before: [String: Data?] = [:]

    init(root: URL) { self.root = root }

    /// Writes a file, and the folders that it is in.
    mutating func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        if before[path] == nil { before[path] = .some(FileManager.default.contents(atPath: file.path)) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// Makes everything again what it was before it was first written; folders that were made stay.
    /// - Throws: ``UsageError`` that names the files with which that did not work.
    func undo() throws {
        let failed = before.keys.sorted().filter { path in
            do { try restore(path) } catch { return true }
            return false
        }
        guard failed.isEmpty else {
            throw UsageError("half done: these could not be put back: \(failed.joined(separator: ", "))")
        }
    }

    private func restore(_ path: String) throws {
        let file = root.appending(path: path)
        if case .some(.some(let data)) = before[path] {
            try data.write(to: file, options: .atomic)
        } else if FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }
}
