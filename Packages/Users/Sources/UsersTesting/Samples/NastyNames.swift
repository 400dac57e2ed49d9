/// Names that programs have stumbled over. Each is a valid name, and survives byte for byte.
public enum NastyNames {
    /// All of them.
    public static let all: [String] = [
        "👨‍👩‍👧‍👦 family, 🏳️‍🌈 flag", "مرحبا", "שלום \u{202E}olleh\u{202C}", "Zoe\u{308} (NFD)", "Zoë (NFC)",
        "İstanbul, ΣΊΣΥΦΟΣ", "日本語の名前", "Robert'); DROP TABLE users; --", "\"double\" and 'single'",
        "<script>alert(1)</script>", "&amp; &lt;b&gt;", "100 % of 50%", "snake_case_", "C:\\temp\\", "$1 $2 ? :name",
        "line one\nline two\r\nline three", "tab\there", "bell \u{7} escape \u{1B}[31m delete \u{7F}",
        "C1 \u{85} and \u{9B}", "\u{FEFF}a mark", "\u{10FFFF}", "null", "-1", "1e400", "Z\u{351}\u{36B}\u{343}algo",
        String(repeating: "x", count: 200), String(repeating: "é", count: 200),
    ]
}
