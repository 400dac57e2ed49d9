import SharedData

/// Which of a person's entries are asked for.
public struct DiaryQuery: Sendable, Hashable, Windowed {
    /// Text that they contain, without regard to case and accents; blank for any. Only its first 500 Unicode scalars count.
    public var search: String
    /// The year of their day; nil for any.
    public var year: Int?
    /// The month of their day, 1 to 12, of whatever year; nil for any.
    public var month: Int?
    /// Month and day of their day, of whatever year: "on this day". Nil for any.
    public var on: MonthDay?
    /// How many of them to skip. One at or behind the end gives the last window, a negative one the first.
    public var offset: Int
    /// How many to give at most: at least 1; nil for all.
    public var limit: Int?

    /// Makes a query: without arguments, for all entries.
    public init(
        search: String = "", year: Int? = nil, month: Int? = nil, on: MonthDay? = nil, offset: Int = 0,
        limit: Int? = nil
    ) {
        self.search = search
        self.year = year
        self.month = month
        self.on = on
        self.offset = offset
        self.limit = limit
    }

    /// The text to look for, without white space around it; empty for any.
    public var searchText: String {
        let scalars = search.unicodeScalars.prefix(500)
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Whether the query is for every entry, whatever its window.
    public var isForAll: Bool { searchText.isEmpty && year == nil && month == nil && on == nil }

    /// Whether an entry of a day can be one of those asked for.
    public func includes(_ day: Day) -> Bool {
        (year == nil || year == day.year) && (month == nil || month == day.month) && (on == nil || on == MonthDay(day))
    }
}

/// What a query found, and what there is besides.
public struct DiaryPage: Sendable, Equatable {
    /// The entries of the window, newest first.
    public var entries: [EntrySummary]
    /// Where the window begins.
    public var offset: Int
    /// How many entries the query fits in all.
    public var total: Int
    /// The years that this person has entries of, latest first, whatever the query.
    public var years: [Int]

    /// Makes a page.
    public init(entries: [EntrySummary], offset: Int = 0, total: Int, years: [Int]) {
        self.entries = entries
        self.offset = offset
        self.total = total
        self.years = years
    }
}
