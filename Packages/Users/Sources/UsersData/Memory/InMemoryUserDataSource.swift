import Service
import SharedData
import UsersDomain

import struct Foundation.Date

/// Keeps the directory in memory, for trying the feature and for tests. Everything is gone when the process ends.
public actor InMemoryUserDataSource: UserDataSource {
    private let clock: any WallClock
    /// All who are not removed, in the order of their ids.
    private var live: [Person] = []
    private var removed: [(person: Person, date: Date)] = []
    private var lastID: Int64 = 0

    /// Makes a data source.
    /// - Parameters:
    ///   - people: Who is in it at first.
    ///   - clock: Tells when a removal is too old to be taken back.
    public init(_ people: [Person] = [], clock: any WallClock = SystemClock()) {
        self.clock = clock
        live = people.sorted { $0.id < $1.id }
        lastID = max(live.last?.id.rawValue ?? 0, 0)
    }

    public func page(_ query: UserQuery) -> UserPage { query.page(of: live) }

    public func person(_ id: User.ID) -> Person? { live.first { $0.id == id } }

    public func create(_ draft: PersonDraft, by user: User.ID) throws(DataSourceError) -> Person {
        try check([draft])
        return append(draft, by: user)
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) throws(DataSourceError) {
        try check(drafts)
        for draft in drafts { _ = append(draft, by: user) }
    }

    public func update(_ id: User.ID, _ change: PersonChange) throws(DataSourceError) -> Person {
        guard let place = live.firstIndex(where: { $0.id == id }) else { throw .notFound }
        try check([PersonDraft(name: change.name ?? "", details: change.details)])
        change.apply(to: &live[place])
        return live[place]
    }

    public func delete(_ id: User.ID) throws(DataSourceError) -> UserDeletion? {
        purge()
        guard let person = person(id) else { throw .notFound }
        guard !person.hasAccount else { throw .hasAccount(person.name) }
        live.removeAll { $0.id == id }
        removed.append((person, clock.now))
        return UserDeletion(user: person.user, addedBy: person.addedBy, date: clock.now)
    }

    public func deletion(_ lookup: UserDeletion.Lookup) -> UserDeletion? {
        purge()
        return removed.last { entry in
            switch lookup {
            case .person(let id): entry.person.id == id
            case .latest(let user): entry.person.addedBy == user
            }
        }.map { UserDeletion(user: $0.person.user, addedBy: $0.person.addedBy, date: $0.date) }
    }

    public func restore(_ id: User.ID) throws(DataSourceError) -> Person {
        purge()
        if let person = person(id) { return person }
        guard let place = removed.firstIndex(where: { $0.person.id == id }) else { throw .notFound }
        let person = removed.remove(at: place).person
        live = (live + [person]).sorted { $0.id < $1.id }
        return person
    }

    public func deleteAccount(_ id: User.ID, password: String) throws(DataSourceError) {
        guard person(id)?.hasAccount == true else { throw .notFound }
        live.removeAll { $0.id == id }
        for place in live.indices where live[place].addedBy == id { live[place].addedBy = nil }
        for place in removed.indices where removed[place].person.addedBy == id { removed[place].person.addedBy = nil }
    }

    private func append(_ draft: PersonDraft, by user: User.ID) -> Person {
        lastID += 1
        let person = Person(
            user: User(id: User.ID(lastID), name: draft.name), details: draft.details.withoutEmpty, addedBy: user)
        live.append(person)
        return person
    }

    private func purge() {
        let oldest = clock.now.oldestDeletion
        removed.removeAll { $0.date < oldest }
    }

    private func check(_ drafts: [PersonDraft]) throws(DataSourceError) {
        for draft in drafts
        where ([draft.name] + draft.details.all.map(\.text)).contains(where: { $0.utf8.contains(0) }) {
            throw .storage("Text with U+0000 can't be kept.")
        }
    }
}
