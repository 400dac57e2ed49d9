import DiaryData
import DiaryDomain
import DiaryTesting
import SharedData
import Testing

@Suite("The use cases") struct UseCaseTests {
    private let ada = SampleEntries.user.id
    private let source = InMemoryDiaryDataSource()
    private var useCases: DiaryUseCases { DiaryUseCases(repository: DefaultDiaryRepository(dataSource: source)) }

    @Test("refuse a text that may be none, and store nothing", arguments: ["", " \n\t", "\u{3000}", "a\0b"])
    func refused(_ text: String) async throws {
        let there = SampleEntries.few[0]
        try await useCases.addEntries.execute(there, for: ada)

        await #expect(throws: DiaryError.self) {
            try await useCases.addEntries.execute(Entry(begun: .epoch, text: text), for: ada)
        }
        await #expect(throws: DiaryError.self) {
            try await useCases.updateEntry.execute(there.id, text: text, for: ada)
        }

        #expect(await source.sortedEntries(of: ada) == [there])
    }

    @Test("store 5 MB and refuse 50 MB, saying the limit")
    func size() async throws {
        let large = String(repeating: "diary ", count: 5_000_000 / 6)
        let id = try await useCases.addEntries.execute(Entry(begun: .epoch, text: large), for: ada)
        #expect(try await useCases.getEntry.execute(id, for: ada)?.text.utf8.count == large.utf8.count)

        let huge = String(repeating: "x", count: 50_000_000)
        let error = await #expect(throws: DiaryError.self) {
            try await useCases.addEntries.execute(Entry(begun: .epoch, text: huge), for: ada)
        }
        #expect(error?.message == "An entry may have at most 10 MiB of text; this one has 47.7 MiB.")
        #expect(EntryTextProblem.tooLong(EntryText.maximumBytes + 1).description.hasSuffix("this one has 10.1 MiB."))
    }

    @Test("name the item of many that is wrong, and add none")
    func item() async throws {
        var entries = SampleEntries.daily(60)
        entries[56].text = " "
        let error = await #expect(throws: DiaryError.self) {
            try await useCases.addEntries.execute(entries, same: .isThatEntry, for: ada)
        }
        #expect(error == .invalidText(.empty, item: 56))
        #expect(await source.sortedEntries(of: ada).isEmpty)
    }

    @Test("keep a text as it is, white space at its ends too")
    func untrimmed() async throws {
        let text = "\n  indented\r\n\n"
        let id = try await useCases.addEntries.execute(Entry(begun: .epoch, text: text), for: ada)
        #expect(bytes(try await useCases.getEntry.execute(id, for: ada)?.text ?? "") == bytes(text))
    }
}
