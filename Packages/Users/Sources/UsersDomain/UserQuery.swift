import SharedData

/// Which people of the directory are asked for.
public struct UserQuery: Sendable, Hashable, Windowed {
    /// Text that their names or details contain, without regard to case and accents; blank for any. Only its first 500 Unicode scalars count.
    public var search: String
    /// How many of them to skip. One at or behind the end gives the last window, a negative one the first.
    public var offset: Int
    /// How many to give at most: at least 1; nil for all.
    public var limit: Int?

    /// Makes a query: without arguments, for everybody.
    public init(search: String = "", offset: Int = 0, limit: Int? = nil) {
        self.search = search
        self.offset = offset
        self.limit = limit
    }

    /// The text to look for, without white space around it; empty for any.
    public var searchText: String { String(search.unicodeScalars.prefix(500)).trimmed }
}

/// Whom a query found, and how many there are besides.
public struct UserPage: Sendable, Equatable {
    /// The people of the window, in order.
    public var people: [Person]
    /// Where the window begins.
    public var offset: Int
    /// How many people the query fits in all.
    public var total: Int

    /// Makes a page.
    public init(people: [Person], offset: Int = 0, total: Int) {
        self.people = people
        self.offset = offset
        self.total = total
    }
}
