/// What a database refused, and why.
public struct DatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kinds of refusal that one can act on.
    public enum Code: String, Sendable {
        /// Another process held the lock for longer than the limit.
        case busy
        /// No room is left where the database is.
        case full
        /// The database, or its folder, may not be written.
        case readOnly
        /// There is a file, and it may not be opened; or a folder in its path is missing.
        case cannotOpen
        /// There is a file, and it is no database.
        case notADatabase
        /// The database belongs to another program.
        case foreign
        /// The database is damaged.
        case corrupt
        /// The schema was made by a newer version of the program.
        case newerSchema
        /// A row with this key is there already.
        case unique
        /// A row that this one refers to is not there, or is still referred to.
        case foreignKey
        /// A value is not allowed where it was to be stored: missing, out of its range, or text with U+0000.
        case constraint
        /// A column holds another type than was asked for.
        case decoding
        /// The task was cancelled before its unit began.
        case cancelled
        /// The database was closed.
        case closed
        /// The statement is wrong: a defect of the program.
        case statement
        /// The medium failed, or something else that the program can't tell.
        case failed
    }

    /// What kind of refusal it is.
    public var code: Code
    /// One sentence for a person: what happened, to which file, and what to do.
    public var message: String
    /// What the database's library said, for a log.
    public var detail: String?

    /// Makes an error.
    public init(_ code: Code, _ message: String, detail: String? = nil) {
        self.code = code
        self.message = message
        self.detail = detail
    }

    public var description: String { detail.map { "\(message) (\($0))" } ?? message }
}
