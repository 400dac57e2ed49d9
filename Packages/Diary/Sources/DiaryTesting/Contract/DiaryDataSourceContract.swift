import SharedData
import DiaryData
import DiaryDomain

/// What every ``DiaryDataSource`` must do, case by case. A case that does not hold throws a ``DiaryContractFailure``.
///
///     for contractCase in DiaryDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryDiaryDataSource(), of: User.ID(1)))
///     }
public enum DiaryDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + adding + deleting + querying + drafting

    /// One thing that must hold.
    public struct Case: Sendable, CustomStringConvertible {
        /// What must hold, in words.
        public let description: String
        private let body: @Sendable (Subject) async throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (Subject) async throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Tries it on a subject.
        /// - Throws: ``DiaryContractFailure`` when it does not hold; what the data source throws, when it throws unexpectedly.
        public func run(_ subject: Subject) async throws {
            do { try await body(subject) } catch {
                throw DiaryContractFailure("“\(description)” does not hold: \(error)")
            }
        }
    }

    /// A data source to be tried, and what belongs to it.
    public struct Subject: Sendable {
        /// The data source.
        public let source: any DiaryDataSource
        /// A person whose diary it may keep.
        public let user: User.ID
        /// Someone else, and the data source by which that diary is reached; nil if there is nobody else.
        public let other: (source: any DiaryDataSource, user: User.ID)?
        /// Lets so many days pass on the data source's clock; nil where time can't be changed.
        public let passDays: (@Sendable (Int) -> Void)?

        /// Makes a subject.
        public init(
            _ source: any DiaryDataSource, of user: User.ID, other: (source: any DiaryDataSource, user: User.ID)? = nil,
            passDays: (@Sendable (Int) -> Void)? = nil
        ) {
            self.source = source
            self.user = user
            self.other = other
            self.passDays = passDays
        }
    }
}

/// Words that say which expectation did not hold, and what was seen.
public struct DiaryContractFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Fails unless two values are equal.
func expect<Value: Equatable>(_ seen: Value, _ expected: Value, _ what: String) throws(DiaryContractFailure) {
    guard seen == expected else { throw DiaryContractFailure("\(what): expected \(expected), saw \(seen)") }
}

/// Fails unless something throws `notFound`.
func expectNotFound(
    _ what: String, _ body: () async throws(DiaryDataSourceError) -> Void
) async throws(DiaryContractFailure) {
    do throws(DiaryDataSourceError) { try await body() } catch {
        guard error == .notFound else { throw DiaryContractFailure("\(what): expected notFound, saw \(error)") }
        return
    }
    throw DiaryContractFailure("\(what): expected notFound, saw success")
}

extension DiaryDataSourceContract.Subject {
    /// Stores an entry of a minute after 2026-05-03 12:00 in Berlin, and gives it.
    @discardableResult func save(_ minute: Int, _ text: String) async throws -> Entry {
        let entry = SampleEntries.entry(1_777_802_400_000 + Int64(minute) * 60_000, text)
        try await source.save(entry, of: user)
        return entry
    }

    /// All entries of the user.
    func all() async throws -> [Entry] { try await source.sortedEntries(of: user) }

    /// The whole texts' beginnings, as a query finds them.
    func find(_ query: DiaryQuery) async throws -> [String] {
        try await source.page(query, of: user).entries.map(\.excerpt)
    }
}
