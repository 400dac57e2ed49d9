extension SQLiteDatabase {
    /// Where a database is kept.
    public enum Location: Sendable, Equatable {
        /// In a file, which is created, for its owner only, where there is none. Its folder must be there.
        case file(path: String)
        /// In memory, for as long as the object lives; each object has its own.
        case memory
    }

    /// What one can choose about a database.
    public struct Options: Sendable {
        /// How sure a commit is.
        public enum Synchronous: String, Sendable {
            /// A commit survives a crash of the program; the last ones may be lost when the machine loses power. Nothing is damaged.
            case normal = "NORMAL"
            /// A commit survives a loss of power too, and takes about five times as long.
            case full = "FULL"
        }

        /// How sure a commit is.
        public var synchronous: Synchronous
        /// How long a unit waits for a lock that another process holds.
        public var busyLimit: Duration
        /// How many units may read at the same time: at least 1. In memory it is always 1, which the writer shares.
        public var readers: Int
        /// Whether a file that has tables, and was never migrated by ``SQLiteDatabase/migrate(_:)``, is refused as another program's, before
        /// anything is written to it.
        public var refusesForeign: Bool
        /// The most pages the file may have, so that a test sees a full disk.
        package var maximumPages: Int?
        /// Opens the file as if it may not be written.
        package var isReadOnly = false

        /// Makes options.
        public init(
            synchronous: Synchronous = .normal, busyLimit: Duration = .seconds(5), readers: Int = 3,
            refusesForeign: Bool = false
        ) {
            self.synchronous = synchronous
            self.busyLimit = busyLimit
            self.readers = readers
            self.refusesForeign = refusesForeign
        }
    }
}
