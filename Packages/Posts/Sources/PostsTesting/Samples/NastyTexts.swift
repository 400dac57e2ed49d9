/// Texts that programs have stumbled over. Each is a valid title and body, and survives byte for byte.
public enum NastyTexts {
    /// All of them.
    public static let all: [String] = [
        "👨‍👩‍👧‍👦 family, 🏳️‍🌈 flag, 👍🏽 tone", "❤️ with and ❤ without its selector", "مرحبا بالعالم", "שלום \u{202E}olleh\u{202C}",
        "Cafe\u{301} (NFD)", "Café (NFC)", "Straße, İstanbul, ΣΊΣΥΦΟΣ", "日本語のタスク", "'; DROP TABLE posts; --",
        "\"double\" and 'single' and `back`", "<script>alert(1)</script>", "&amp; &lt;b&gt;", "100 % of 50%",
        "snake_case_",
        "C:\\temp\\new\\", "%_\\%", "$1 $2 ? :name @name", "line one\nline two\r\nline three", "tab\there",
        "bell \u{7} escape \u{1B}[31m delete \u{7F}", "C1 \u{85} and \u{9B}", "zero\u{200B}width and bom \u{FEFF}",
        "\u{FFFD} replacement, \u{10FFFF} last", "null", "true", "0", "-1", "1e400", "{\"title\": \"json\"}",
        "a,b;c\t\"d\"",
        "../../etc/passwd", "Z\u{351}\u{36B}\u{343}a\u{36A}\u{302}lgo", String(repeating: "x", count: 500),
        String(repeating: "é", count: 500),
    ]
}
