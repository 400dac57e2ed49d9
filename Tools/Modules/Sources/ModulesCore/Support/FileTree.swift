import Foundation

/// The files of a repository, named by their paths from its root: those on a disk, or those of a test.
public protocol FileTree: Sendable {
    /// All files in a folder and below it, sorted; none where there is no such folder. Hidden ones are left out.
    func files(in folder: String) -> [String]
    /// The folders directly in a folder, by name, sorted.
    func folders(in folder: String) -> [String]
    /// The text of a file, or nil where there is none, or none that is UTF-8.
    func text(of file: String) -> String?
}

/// The files of a test.
public struct MemoryTree: FileTree {
    /// Their texts by path.
    public var texts: [String: String]

    /// Makes a tree.
    public init(_ texts: [String: String]) { self.texts = texts }

    public func files(in folder: String) -> [String] {
        texts.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
    }

    public func folders(in folder: String) -> [String] {
        let names = files(in: folder).compactMap { file -> String? in
            let parts = file.dropFirst(folder.count + 1).split(separator: "/")
            return parts.count > 1 ? parts.first.map(String.init) : nil
        }
        return Set(names).sorted()
    }

    public func text(of file: String) -> String? { texts[file] }
}

/// The files below a folder of the disk.
public struct DiskTree: FileTree {
    /// The folder.
    public let root: URL

    /// Makes a tree.
    public init(root: URL) { self.root = root }

    public func files(in folder: String) -> [String] {
        var found: [String] = []
        collect(folder, into: &found)
        return found
    }

    private func collect(_ folder: String, into found: inout [String]) {
        for name in names(in: folder) {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder) else {
                continue
            }
            if isFolder.boolValue { collect(path, into: &found) } else { found.append(path) }
        }
    }

    public func folders(in folder: String) -> [String] {
        names(in: folder).filter { name in
            var isFolder: ObjCBool = false
            let path = root.appending(path: folder + "/" + name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    private func names(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    public func text(of file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: root.appending(path: file).path) else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
