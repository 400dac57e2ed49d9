import DiaryData
import DiaryDomain
import ServiceTesting
import SharedDataTesting

import struct Foundation.Date

extension DiaryDataSourceContract {
    static let drafting = [
        Case("a draft is kept as it was given, one for an entry") { subject in
            let begun = SampleEntries.few[0].begun
            for text in ["typed", "typed on\r\n" + NastyEntries.all[0]] {
                let draft = Draft(
                    begun: begun, text: text, isNew: true, keptAt: Date(timeIntervalSince1970: 1_777_777_777))
                try await subject.source.keep(draft, of: subject.user.id)
                let kept = try await subject.source.draft(draft.id, of: subject.user.id)
                try expect(kept, draft, "the draft")
                try expect(Array((kept?.text ?? "").utf8), Array(text.utf8), "its bytes")
                try expect(
                    try await subject.source.drafts(of: subject.user.id),
                    [DraftSummary(begun: begun, excerpt: Excerpt.of(text), isNew: true)], "the list")
            }
            try expect(try await subject.all(), [], "the entries")
        },
        Case("drafts come latest first, and are forgotten one by one") { subject in
            for (place, entry) in SampleEntries.few.enumerated() {
                let draft = Draft(
                    begun: entry.begun, text: "\(place)", isNew: true,
                    keptAt: Date(timeIntervalSince1970: Double(place)))
                try await subject.source.keep(draft, of: subject.user.id)
            }
            try expect(
                try await subject.source.drafts(of: subject.user.id).map(\.excerpt), ["2", "1", "0"], "the order")
            for _ in 1...2 { try await subject.source.discardDraft(SampleEntries.few[1].id, of: subject.user.id) }
            try expect(try await subject.source.drafts(of: subject.user.id).map(\.excerpt), ["2", "0"], "what is left")
            try expect(
                try await subject.source.draft(SampleEntries.few[1].id, of: subject.user.id), nil, "the forgotten one")
        },
        Case("a draft for an entry that is removed is one for a new entry") { subject in
            let entry = try await subject.save(0, "stored")
            let draft = Draft(begun: entry.begun, text: "changed", isNew: false, keptAt: Date(timeIntervalSince1970: 0))
            try await subject.source.keep(draft, of: subject.user.id)
            try expect(
                try await subject.source.draft(entry.id, of: subject.user.id)?.isNew, false, "while the entry is there")

            let deletion = try await subject.source.remove(entry.id, of: subject.user.id)
            try expect(try await subject.source.draft(entry.id, of: subject.user.id)?.isNew, true, "when it is gone")
            try expect(try await subject.source.drafts(of: subject.user.id).map(\.isNew), [true], "in the list")

            _ = try await subject.source.restore(deletion.id, of: subject.user.id)
            try expect(try await subject.source.draft(entry.id, of: subject.user.id)?.isNew, false, "when it is back")
        },
        Case("another person's drafts are not shown") { subject in
            guard let other = subject.other else { return }
            let draft = Draft(
                begun: SampleEntries.few[0].begun, text: "theirs", isNew: true, keptAt: Date(timeIntervalSince1970: 0))
            try await other.source.keep(draft, of: other.user.id)
            try await subject.source.discardDraft(draft.id, of: subject.user.id)
            try expect(try await subject.source.drafts(of: subject.user.id), [], "ours")
            try expect(try await subject.source.draft(draft.id, of: subject.user.id), nil, "theirs, for us")
            try expect(try await other.source.draft(draft.id, of: other.user.id), draft, "theirs")
        },
    ]
}
