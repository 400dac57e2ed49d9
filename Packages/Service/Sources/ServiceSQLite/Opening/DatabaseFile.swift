import Service

import class Foundation.FileManager

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file of a database: whether it can be one, and making it.
struct DatabaseFile: Sendable {
    /// The whole path, from the root.
    let path: String

    /// Creating a file opens it and closes it again, and closing lets go of the locks that the process has on that file. So nothing
    /// else of this process may open it meanwhile.
    ///
    /// The number says nothing; but a value without a size shares its address with other memory, which the thread sanitizer takes for a race.
    private static let creation = Lock(0)

    init(path: String) throws(DatabaseError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw DatabaseError(
                .cannotOpen,
                "A database needs the path of a file, and \(path.isEmpty ? "none was" : "one with U+0000 was") given.")
        }
        // A whole path is never read as one of SQLite's own names, such as ":memory:", and survives a change of folder.
        self.path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// Whether there are changes beside the file that are not in it yet.
    var hasPendingChanges: Bool {
        var status = stat()
        return stat(path + "-wal", &status) == 0 && status.st_size > 0
    }

    /// Sees that there is a file that could be a database, and makes an empty one for its owner only where there is none. A file
    /// that is there is not touched.
    func createIfMissing() throws(DatabaseError) {
        var status = stat()
        guard stat(path, &status) != 0 else { return try check(status) }
        let reason = errno
        guard reason == ENOENT else { throw refusal(reason) }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "/"
        if stat(folder, &status) != 0 {
            throw DatabaseError(
                .cannotOpen,
                "The folder \(folder) for the database \(path) is missing; create it, or choose another file.")
        }
        if lstat(path, &status) == 0 {
            throw DatabaseError(
                .cannotOpen, "The database \(path) is a link to a file that is missing; choose another file.")
        }
        let failure: Int32 = Self.creation.withLock { _ in
            let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return errno }
            close(descriptor)
            return 0
        }
        if failure != 0, failure != EEXIST { throw refusal(failure) }
    }

    private func check(_ status: stat) throws(DatabaseError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR:
            throw DatabaseError(.cannotOpen, "\(path) is a folder, not a database; name a file in it.")
        default:
            throw DatabaseError(
                .cannotOpen, "\(path) is not a regular file, so it can't be a database; choose another file.")
        }
    }

    private func refusal(_ reason: Int32) -> DatabaseError {
        let detail = String(cString: strerror(reason))
        switch reason {
        case ENOSPC, EDQUOT:
            return DatabaseError(
                .full, "There is no room left for the database \(path); free some space on its disk, and try again.",
                detail: detail)
        case EACCES, EPERM:
            return DatabaseError(
                .cannotOpen,
                "There is no permission to open or create the database \(path); allow it, or choose another file.",
                detail: detail)
        case EROFS:
            return DatabaseError(
                .cannotOpen, "The database \(path) can't be created where nothing may be written; choose another file.",
                detail: detail)
        default:
            return DatabaseError(
                .cannotOpen, "The database \(path) can't be opened; choose another file.", detail: detail)
        }
    }
}
