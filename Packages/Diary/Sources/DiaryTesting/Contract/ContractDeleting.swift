import DiaryData
import DiaryDomain
import ServiceTesting
import SharedData
import SharedDataTesting

extension DiaryDataSourceContract {
    static let deleting = [
        Case("removing takes exactly the entry with that key") { subject in
            let entries = [
                try await subject.save(2, "c"), try await subject.save(1, "b"), try await subject.save(0, "a"),
            ]
            let deletion = try await subject.source.remove(entries[1].id, of: subject.user.id)
            try expect(try await subject.all(), [entries[0], entries[2]], "what is left")
            try expect(try await subject.source.entry(entries[1].id, of: subject.user.id), nil, "the removed one")
            try expect(try await subject.find(DiaryQuery(search: "b")), [], "what is found")
            try expect(deletion.count, 1, "the count")
            try expect(deletion.first, EntrySummary(entries[1]), "what it tells")
        },
        Case("what is not there can't be read, changed or removed") { subject in
            let entry = try await subject.save(0, "there")
            for id in [Entry.ID(entry.id.rawValue + 1), Entry.ID(0), Entry.ID(.max), Entry.ID(.min)] {
                try expect(try await subject.source.entry(id, of: subject.user.id), nil, "reading \(id)")
                try await expectNotFound("changing \(id)") { () async throws(DataSourceError) in
                    _ = try await subject.source.update(id, text: "x", of: subject.user.id)
                }
                try await expectNotFound("removing \(id)") { () async throws(DataSourceError) in
                    _ = try await subject.source.remove([entry.id, id], of: subject.user.id)
                }
                try await expectNotFound("restoring \(id)") { () async throws(DataSourceError) in
                    _ = try await subject.source.restore(EntryDeletion.ID(id.rawValue), of: subject.user.id)
                }
            }
            try await expectNotFound("removing none") { () async throws(DataSourceError) in
                _ = try await subject.source.remove([], of: subject.user.id)
            }
            try expect(try await subject.all(), [entry], "what is there")
            try expect(try await subject.source.deletion(.latest, of: subject.user.id), nil, "the latest deletion")
        },
        Case("undoing brings back what was removed, once") { subject in
            let entries = [
                try await subject.save(2, "c"), try await subject.save(1, "b"), try await subject.save(0, "a"),
            ]
            let deletion = try await subject.source.remove(
                [entries[2].id, entries[0].id, entries[2].id], of: subject.user.id)
            try expect(deletion.count, 2, "how many it brings back")
            try expect(
                try await subject.source.restore(deletion.id, of: subject.user.id),
                [EntrySummary(entries[0]), EntrySummary(entries[2])], "what came back")
            try expect(try await subject.all(), entries, "what is there")
            try await expectNotFound("undoing it again") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(deletion.id, of: subject.user.id)
            }
        },
        Case("deletions are undone one by one, the latest first") { subject in
            for minute in 0...2 { try await subject.save(minute, "\(minute)") }
            for entry in try await subject.all() { _ = try await subject.source.remove(entry.id, of: subject.user.id) }
            var texts: [String] = []
            while let latest = try await subject.source.deletion(.latest, of: subject.user.id), texts.count < 9 {
                texts.append(latest.first.excerpt)
                _ = try await subject.source.restore(latest.id, of: subject.user.id)
            }
            try expect(texts, ["0", "1", "2"], "the order")
        },
        Case("a new entry of a removed one's moment stands beside it when that comes back") { subject in
            let entry = try await subject.save(0, "removed")
            let deletion = try await subject.source.remove(entry.id, of: subject.user.id)
            _ = try await subject.source.add(
                [Entry(begun: entry.begun, text: "new")], same: .isThatEntry, of: subject.user.id)
            _ = try await subject.source.restore(deletion.id, of: subject.user.id)
            try expect(try await subject.all().map(\.text), ["new", "removed"], "the texts")
        },
        Case("saving a removed entry's key makes it be there again, with the new text") { subject in
            let entry = try await subject.save(0, "removed")
            let deletion = try await subject.source.remove(entry.id, of: subject.user.id)
            try await subject.save(0, "anew")
            try expect(try await subject.all().map(\.text), ["anew"], "the texts")
            try expect(try await subject.source.deletion(.id(deletion.id), of: subject.user.id), nil, "the deletion")
        },
        Case("a deletion can be taken back for 30 days, and is gone for good after that") { subject in
            guard let passDays = subject.passDays else { return }
            let early = try await subject.save(0, "early")
            let first = try await subject.source.remove(early.id, of: subject.user.id)
            passDays(2)
            let late = try await subject.save(1, "late")
            let second = try await subject.source.remove(late.id, of: subject.user.id)

            passDays(EntryDeletion.days - 1)

            try expect(try await subject.source.deletion(.id(first.id), of: subject.user.id), nil, "the early one")
            try await expectNotFound("restoring the early one") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(first.id, of: subject.user.id)
            }
            _ = try await subject.source.restore(second.id, of: subject.user.id)
            try expect(try await subject.all(), [late], "what is there")
        },
    ]
}
