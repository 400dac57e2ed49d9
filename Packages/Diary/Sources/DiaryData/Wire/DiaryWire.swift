import DiaryDomain

/// What the two sides of the wire agree on beside shapes.
public enum DiaryWire {
    /// The most entries that can be added at a time.
    public static let maximumImport = 1000
    /// The largest body, in bytes, that holds an entry. In JSON a quote or a line end takes two bytes; so every text that may be an
    /// entry goes in, unless it is mostly other control characters, which take six.
    public static let maximumBody = 2 * EntryText.maximumBytes + (64 << 10)
}
