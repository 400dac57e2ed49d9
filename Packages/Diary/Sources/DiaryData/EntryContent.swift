import DiaryDomain
import SharedData

/// What makes two entries of one moment the same: zone and text, byte for byte.
struct EntryContent: Hashable {
    private let zone: String
    private let offset: Int
    private let text: String

    init(_ entry: Entry) {
        zone = entry.begun.zone
        offset = entry.begun.offset
        text = entry.text
    }

    static func == (one: EntryContent, other: EntryContent) -> Bool {
        one.zone == other.zone && one.offset == other.offset && one.text.hasSameBytes(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
        // Texts of the same bytes have the same hash; others may, too.
        hasher.combine(text)
    }
}
