import Foundation

/// The repository that this tool is in.
enum Repository {
    static let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL
}

/// What is in a folder, to be compared with what was in it before: files by path, hidden ones left out, and folders.
struct Contents: Equatable {
    private var files: [String: Data?] = [:]

    init(of root: URL) {
        let all = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let url = all?.nextObject() as? URL {
            let path = String(url.path.dropFirst(root.path.count + 1))
            files[path] = .some(FileManager.default.contents(atPath: url.path))
        }
    }

    /// The paths at which two differ.
    func differences(from other: Contents) -> [String] {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
    }
}
