import DiaryData
import DiaryDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension DiaryDataSourceContract {
    static let adding = [
        Case("adding never replaces: where a moment is taken, the next millisecond is") { subject in
            let first = try await subject.save(0, "first")
            let added = try await subject.source.add(
                [Entry(begun: first.begun, text: "second"), Entry(begun: first.begun, text: "first")], same: .isAnother,
                of: subject.user.id)
            let moment = first.begun.milliseconds
            try expect(added, AddedEntries(ids: [Entry.ID(moment + 1), Entry.ID(moment + 2)]), "what it gives")
            try expect(try await subject.all().map(\.text), ["first", "second", "first"], "the texts")
        },
        Case("three entries within one day stay three") { subject in
            let entry = SampleEntries.few[0]
            for _ in 1...3 { _ = try await subject.source.add([entry], same: .isAnother, of: subject.user.id) }
            try expect(try await subject.all().count, 3, "entries")
            try expect(Set(try await subject.all().map(\.day)).count, 1, "days")
        },
        Case("an entry that is there already isn't added again where that is asked for") { subject in
            let entries = SampleEntries.few
            let first = try await subject.source.add(entries, same: .isThatEntry, of: subject.user.id)
            let second = try await subject.source.add(entries, same: .isThatEntry, of: subject.user.id)
            try expect(first, AddedEntries(ids: entries.map(\.id)), "the first time")
            try expect(second, AddedEntries(ids: entries.map(\.id), alreadyThere: 3), "the second time")
            try expect(try await subject.all(), entries, "what is there")
        },
        Case("an entry that had to be moved on is recognised, too") { subject in
            let entry = SampleEntries.few[0]
            let twin = Entry(begun: entry.begun, text: "another text")
            _ = try await subject.source.add([entry, twin], same: .isThatEntry, of: subject.user.id)
            let again = try await subject.source.add([twin, entry], same: .isThatEntry, of: subject.user.id)
            try expect(again.alreadyThere, 2, "how many were there")
            try expect(try await subject.all().count, 2, "entries")
        },
        Case("entries that can't all be stored are none of them stored") { subject in
            let entries = [SampleEntries.few[0], Entry(begun: SampleEntries.few[1].begun, text: "bad \0")]
            do throws(DataSourceError) {
                _ = try await subject.source.add(entries, same: .isAnother, of: subject.user.id)
            } catch {
                return try expect(try await subject.all(), [], "what is stored")
            }
            throw ContractFailure("U+0000 was taken")
        },
        Case("many entries of one moment are added, and each is kept") { subject in
            let entries = (0..<300).map { Entry(begun: SampleEntries.few[0].begun, text: "number \($0)") }
            let added = try await subject.source.add(entries, same: .isAnother, of: subject.user.id)
            try expect(Set(added.ids).count, 300, "ids")
            try expect(try await subject.all().map(\.text), entries.reversed().map(\.text), "the texts")

            let again = try await subject.source.add(entries.reversed(), same: .isThatEntry, of: subject.user.id)
            try expect(again, AddedEntries(ids: added.ids.reversed(), alreadyThere: 300), "the second time")
        },
        Case("entries of moments side by side, of which some are there, deleted or twice, find their places") {
            subject in
            let begun = SampleEntries.few[0].begun
            guard let next = begun.later(by: 1), let third = begun.later(by: 2) else {
                throw ContractFailure("there are later moments")
            }
            let first = try await subject.source.add(
                [Entry(begun: begun, text: "a"), Entry(begun: next, text: "gone")], same: .isThatEntry,
                of: subject.user.id)
            _ = try await subject.source.remove(next.entryID, of: subject.user.id)

            let added = try await subject.source.add(
                [
                    Entry(begun: begun, text: "b"), Entry(begun: third, text: "c"), Entry(begun: begun, text: "c"),
                    Entry(begun: begun, text: "a"), Entry(begun: next, text: "gone"), Entry(begun: begun, text: "b"),
                ], same: .isThatEntry, of: subject.user.id)

            let ids = [2, 3, 3, 0, 4, 2].map { Entry.ID(begun.milliseconds + $0) }
            try expect(first.ids, [begun.entryID, next.entryID], "the first ids")
            try expect(added, AddedEntries(ids: ids, alreadyThere: 3), "what it gives")
            try expect(try await subject.all().map(\.text), ["gone", "c", "b", "a"], "the texts")
        },
    ]
}
