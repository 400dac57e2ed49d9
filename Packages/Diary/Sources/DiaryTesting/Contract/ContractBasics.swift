import DiaryData
import DiaryDomain
import ServiceTesting
import SharedData
import SharedDataTesting

import struct Foundation.Date

extension DiaryDataSourceContract {
    static let basics = [
        Case("a new data source has no entries") { subject in
            try expect(try await subject.all(), [], "the entries")
            let page = try await subject.source.page(DiaryQuery(), of: subject.user.id)
            try expect(page, DiaryPage(entries: [], total: 0, years: []), "the page")
            try expect(try await subject.source.deletion(.latest, of: subject.user.id), nil, "the latest deletion")
            try expect(try await subject.source.drafts(of: subject.user.id), [], "the drafts")
        },
        Case("a saved entry is there as it was given") { subject in
            let entry = try await subject.save(0, "first\nline")
            try expect(try await subject.all(), [entry], "the entries")
            try expect(try await subject.source.entry(entry.id, of: subject.user.id), entry, "the entry alone")
            try expect(try await subject.find(DiaryQuery()), ["first line"], "the list")
        },
        Case("saving the same key again keeps one entry, with the newest text") { subject in
            for text in ["one", "two", "two", "three"] { try await subject.save(0, text) }
            try expect(try await subject.all().map(\.text), ["three"], "the texts")
            try expect(try await subject.find(DiaryQuery(search: "three")), ["three"], "what is found")
            try expect(try await subject.find(DiaryQuery(search: "two")), [], "what is found of the older text")
        },
        Case("no later saving moves an entry to another day") { subject in
            let begun = try Moment(milliseconds: 1_767_220_200_000, zone: "Europe/Berlin", offset: 3600)
            let later = try Moment(milliseconds: 1_767_220_200_000, zone: "Pacific/Auckland", offset: 46_800)
            try await subject.source.save(Entry(begun: begun, text: "one"), of: subject.user.id)
            try await subject.source.save(Entry(begun: later, text: "two"), of: subject.user.id)
            try expect(try await subject.all(), [Entry(begun: begun, text: "two")], "the entry")
        },
        Case("entries come newest first, in whatever order they were saved") { subject in
            var saved: [Entry] = []
            for minute in [5, 1440, 0, -1440, 7, 6] { saved.append(try await subject.save(minute, "at \(minute)")) }
            let expected = [1440, 7, 6, 5, 0, -1440].map { "at \($0)" }
            try expect(try await subject.all().map(\.text), expected, "all")
            try expect(try await subject.find(DiaryQuery()), expected, "the list")
        },
        Case("the latest day comes first, also where a later instant is of an earlier day") { subject in
            let east = try Moment(milliseconds: 1_767_282_000_000, zone: "Asia/Tokyo", offset: 32_400)
            let west = try Moment(milliseconds: 1_767_283_000_000, zone: "Pacific/Honolulu", offset: -36_000)
            try await subject.source.save(Entry(begun: west, text: "2026-01-01"), of: subject.user.id)
            try await subject.source.save(Entry(begun: east, text: "2026-01-02"), of: subject.user.id)
            try expect(try await subject.find(DiaryQuery()), ["2026-01-02", "2026-01-01"], "the list")
            try expect(try await subject.all().map(\.text), ["2026-01-02", "2026-01-01"], "all")
        },
        Case("updating changes the text and keeps the key") { subject in
            let entry = try await subject.save(0, "before")
            let neighbour = try await subject.save(1, "neighbour")
            let changed = try await subject.source.update(entry.id, text: "after", of: subject.user.id)
            try expect(changed, Entry(begun: entry.begun, text: "after"), "what it gives")
            try expect(try await subject.all(), [neighbour, changed], "what is stored")
        },
        Case("texts survive byte for byte, with instant and zone") { subject in
            let zones = [
                ("Europe/Berlin", 7200), ("+05:45", 20_700), ("Asia/Kathmandu", 20_700), ("No/Where", -64_800),
                ("LMT", 3208),
            ]
            var saved: [Entry] = []
            for (place, text) in NastyEntries.all.enumerated() {
                let (zone, offset) = zones[place % zones.count]
                let begun = try Moment(
                    milliseconds: 1_777_802_400_001 - Int64(place) * 86_400_000, zone: zone, offset: offset)
                saved.append(Entry(begun: begun, text: text))
                try await subject.source.save(saved[place], of: subject.user.id)
                let stored = try await subject.source.entry(begun.entryID, of: subject.user.id)
                try expect(stored?.begun, begun, "the moment of “\(text.prefix(20))”")
                try expect(Array((stored?.text ?? "").utf8), Array(text.utf8), "the bytes of “\(text.prefix(20))”")
            }
            let all = try await subject.all()
            try expect(all.map { Array($0.text.utf8) }, saved.map { Array($0.text.utf8) }, "all bytes")
        },
        Case("a text of over a megabyte survives byte for byte, saved, added, changed and as a draft") { subject in
            let large = String(repeating: "“diary”, \"é\"\n", count: 1_200_000 / 18)
            let entry = try await subject.save(0, large)
            let added = try await subject.source.add([entry], same: .isAnother, of: subject.user.id)
            guard added.ids.count == 1 else { throw ContractFailure("it added \(added.ids.count) entries") }
            for text in [large + "!", large] {
                _ = try await subject.source.update(entry.id, text: text, of: subject.user.id)
                try await subject.source.keep(
                    Draft(begun: entry.begun, text: text, isNew: false, keptAt: Date(timeIntervalSince1970: 0)),
                    of: subject.user.id)
            }
            let texts = [
                try await subject.source.entry(entry.id, of: subject.user.id)?.text,
                try await subject.source.entry(added.ids[0], of: subject.user.id)?.text,
                try await subject.source.draft(entry.id, of: subject.user.id)?.text,
            ]
            for text in texts { try expect(Array((text ?? "").utf8) == Array(large.utf8), "other bytes came back") }
        },
        Case("a text with U+0000 is refused, and nothing is stored") { subject in
            let entry = try await subject.save(0, "as it was")
            var refused = 0
            do throws(DataSourceError) {
                try await subject.source.save(Entry(begun: entry.begun, text: "a\0"), of: subject.user.id)
            } catch { refused += 1 }
            do throws(DataSourceError) {
                _ = try await subject.source.update(entry.id, text: "a\0", of: subject.user.id)
            } catch { refused += 1 }
            try expect(refused, 2, "refusals")
            try expect(try await subject.all(), [entry], "what is stored")
        },
        Case("another person's entries of the same moment are neither shown nor changed") { subject in
            guard let other = subject.other else { return }
            let ours = try await subject.save(0, "ours")
            let theirs = Entry(begun: ours.begun, text: "theirs")
            try await other.source.save(theirs, of: other.user.id)

            _ = try await subject.source.update(ours.id, text: "changed", of: subject.user.id)
            let deletion = try await subject.source.remove(ours.id, of: subject.user.id)

            try expect(try await other.source.sortedEntries(of: other.user.id), [theirs], "theirs")
            try expect(
                try await other.source.deletion(.id(deletion.id), of: other.user.id), nil, "our deletion, for them")
            try await expectNotFound("their undoing ours") { () async throws(DataSourceError) in
                _ = try await other.source.restore(deletion.id, of: other.user.id)
            }
            try expect(try await subject.all(), [], "ours")
        },
    ]
}
