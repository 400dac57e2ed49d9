import Foundation

/// Files that git could not give back.
enum UncommittedFiles {
    /// What is in a folder and not, as it is, in the last commit: files that were changed or never added, and those that git ignores. What
    /// SwiftPM builds in the folder is left out.
    /// - Throws: ``UsageError`` where git can't tell.
    static func inside(_ folder: String, of root: URL) throws -> [String] {
        let status = try Shell.run([
            "git", "-C", root.path, "status", "--porcelain", "-z", "--no-renames", "--untracked-files=all",
            "--ignored=matching", "--", folder,
        ])
        guard status.status == 0 else {
            let reason = status.errors.split(separator: "\n").first ?? "no reason given"
            throw UsageError("git can't tell whether \(folder) is committed (\(reason)); --force does not ask it")
        }
        return status.output.split(separator: "\0").compactMap { entry in
            let isGone = entry.prefix(2).contains("D")
            let path = String(entry.dropFirst(3))
            return isGone || path.contains(folder + "/.build/") ? nil : path
        }
    }
}
