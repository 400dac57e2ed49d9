import DiaryDomain
import SharedData

/// A few entries to try things with.
public enum SampleEntries {
    /// Whose they are.
    public static let user = User(id: User.ID(1), name: "Ada")

    /// Three entries of two days in Berlin, the newest first: 2026-05-03 21:15 and 08:00, and 2025-12-31 23:30.
    public static let few = [
        entry(1_777_835_700_000, "The peonies are out.\nRain in the evening."),
        entry(1_777_788_000_000, "Breakfast in the garden"), entry(1_767_220_200_000, "Émilie called 🎆"),
    ]

    /// An entry that was begun at an instant, in milliseconds since 1970, by the clocks of Berlin in 2025 and 2026.
    public static func entry(_ milliseconds: Int64, _ text: String) -> Entry {
        let isSummer =
            (1_743_296_400_000..<1_761_440_400_000).contains(milliseconds) || milliseconds >= 1_774_746_000_000
        let begun = try? Moment(milliseconds: milliseconds, zone: "Europe/Berlin", offset: isSummer ? 7200 : 3600)
        return Entry(begun: begun ?? .epoch, text: text)
    }

    /// So many entries, one a day, the last of them on 2026-05-03, with some paragraphs each. The same each time.
    public static func daily(_ count: Int) -> [Entry] {
        let words = [
            "rain", "garden", "peony", "café", "letter", "walk", "Émilie", "bread", "snow", "train", "桜", "river",
        ]
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        return (0..<max(count, 0)).map { index in
            let day = 1_777_788_000_000 - Int64(index) * 86_400_000
            let text = (0...next(5)).map { _ in
                (0...(8 + next(40))).map { _ in words[next(words.count)] }.joined(separator: " ") + "."
            }
            let begun = try? Moment(
                milliseconds: day + Int64(next(3_600_000)), zone: "Europe/Berlin",
                offset: index % 365 < 217 ? 7200 : 3600)
            return Entry(begun: begun ?? .epoch, text: text.joined(separator: "\n\n"))
        }
    }
}
