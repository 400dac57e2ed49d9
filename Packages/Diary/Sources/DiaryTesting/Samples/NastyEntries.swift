/// Texts that programs have stumbled over. Each is a valid entry, and survives byte for byte.
public enum NastyEntries {
    /// All of them.
    public static let all: [String] = [
        "👨‍👩‍👧‍👦 family, 🏳️‍🌈 flag, 👍🏽 tone", "❤️ with and ❤ without its selector", "مرحبا بالعالم", "שלום \u{202E}olleh\u{202C}",
        "Cafe\u{301} (NFD)", "Café (NFC)", "Straße, İstanbul, ΣΊΣΥΦΟΣ", "日本語の日記", "'; DROP TABLE diary_entries; --",
        "\"double\" and 'single' and `back`", "<script>alert(1)</script>", "&amp; &lt;b&gt;", "100 % of 50%", "%_\\%",
        "C:\\temp\\new\\", "$1 $2 ? :name @name", "line one\nline two\r\nline three\rline four",
        "\n\nblank lines\n\n\n",
        " spaces around \t", "ends in a line feed\n", "ends in CR LF\r\n", "[2026-01-02T03:04:05.000+00:00 GMT]",
        "one\n[2026-01-02T03:04:05.000+00:00 GMT]\ntwo", "[ ] a list\n[x] of things", "\\[ escaped\n\\\\ twice\n\\",
        "# heading\n## another\n---\n```\ncode", "bell \u{7} escape \u{1B}[31m delete \u{7F}", "C1 \u{85} and \u{9B}",
        "zero\u{200B}width and bom \u{FEFF}", "\u{FEFF}bom first", "\u{2028}line and \u{2029}paragraph separators",
        "\u{FFFD} replacement, \u{10FFFF} last", "null", "true", "0", "-1", "{\"text\": \"json\"}", "[{\"begun\": 1}]",
        "Z\u{351}\u{36B}\u{343}a\u{36A}\u{302}lgo", String(repeating: "👨‍👩‍👧‍👦", count: 200),
        String(repeating: "é", count: 5000),
    ]
}
