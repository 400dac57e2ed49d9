/// Titles that programs have stumbled over, in files of lines above all. Each is a valid title and survives byte for byte.
enum NastyTitles {
    static let all = [
        "plain", "x done or not", "x  two spaces", "x", "xx", "X capital", "x\ttab", "x\nline", "xylophone",
        "line one\nline two\r\nline three", "carriage\rreturn", "ends in x", "tab\tinside",
        "encoding:percent", "text encoding:percent", "text  encoding:percent", "x encoding:percent",
        "encoding:percent encoding:percent", "%", "100 %", "%25", "%0A encoding:percent", "%zz encoding:percent",
        "\u{FEFF}with a mark in front", "inside \u{FEFF} a mark", "👨‍👩‍👧‍👦 family 🏳️‍🌈", "مرحبا بالعالم",
        "שלום \u{202E}olleh\u{202C}", "Cafe\u{301} NFD", "Café NFC", "日本語のタスク",
        "bell \u{7} escape \u{1B}[31m delete \u{7F}", "C1 \u{9B}31m and \u{90}",
        "next\u{85}line and \u{2028} separator",
        "\u{1F}unit separator", "(A) priority", "2026-01-01 a date", "+project @context due:2026-01-01",
        "'; DROP TABLE todos; --", "\"quotes\" and \\backslash\\", "<script>alert(1)</script>", "--help", "-h", "--",
        "-1",
        "[1]", "{\"title\": 1}", "null", "# comment", String(repeating: "é", count: 500),
        "a" + String(repeating: "\n", count: 9) + "x",
        "\u{10FFFF}", "\u{FFFD}", "ïx starts with EF-like bytes", "ｘ full width",
    ]
}
