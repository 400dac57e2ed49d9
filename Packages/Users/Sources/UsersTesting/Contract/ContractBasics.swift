import ServiceTesting
import SharedData
import SharedDataTesting
import UsersData
import UsersDomain

extension UserDataSourceContract {
    static let basics = [
        Case("who has an account is in the directory, by name and id") { subject in
            guard let other = subject.other?.user else { return }
            let expected = [subject.user, other].map { Person(user: $0, hasAccount: true) }
            try expect(try await subject.source.page(UserQuery()), UserPage(people: expected, total: 2), "the page")
            try expect(try await subject.source.person(subject.user.id), expected[0], "read alone")
        },
        Case("an added person is there as they were given") { subject in
            let person = try await subject.add("Leanne", SamplePeople.details)

            try expect(person.name, "Leanne", "the name")
            try expect(person.details, SamplePeople.details, "the details")
            try expect(person.addedBy, subject.user.id, "who added them")
            try expect(person.hasAccount, false, "whether they have an account")
            try expect(try await subject.source.person(person.id), person, "read alone")
            try expect(try await subject.added(), [person], "read with all")
        },
        Case("texts stay byte for byte as they were given") { subject in
            for name in NastyNames.all {
                let person = try await subject.add(name, [.city: name, .business: name])
                let read = try await subject.source.person(person.id)
                try expect(read.map { Array($0.name.utf8) }, Array(name.utf8), "the name")
                try expect(read?.details[.city].map { Array($0.utf8) }, Array(name.utf8), "the city of “\(name)”")
            }
            try expect(
                try await subject.added().map { Array($0.name.utf8) }, NastyNames.all.map { Array($0.utf8) }, "all")
        },
        Case("people stand in the order in which they were added") { subject in
            var added: [Person] = []
            for name in ["c", "a", "b"] { added.append(try await subject.add(name)) }
            try expect(try await subject.added(), added, "the order")
        },
        Case("an id is never given twice, also after the newest person is gone for good") { subject in
            let first = try await subject.add("first")
            _ = try await subject.source.delete(first.id)
            subject.passDays?(UserDeletion.days + 1)
            let second = try await subject.add("second")
            guard second.id > first.id else { throw ContractFailure("\(second.id) came after \(first.id)") }
        },
        Case("many people are added at once, in order") { subject in
            try await subject.source.createAll(
                (1...30).map { PersonDraft(name: "\($0)", details: [.phone: "\($0)"]) }, by: subject.user.id)
            let added = try await subject.added()
            try expect(added.map(\.name), (1...30).map(String.init), "the names")
            try expect(added.map { $0.details[.phone] }, (1...30).map { "\($0)" as String? }, "the phones")
            try expect(Set(added.map(\.addedBy)), [subject.user.id], "who added them")
        },
        Case("of many people none is added when one can't be") { subject in
            let drafts = ["fine", "not\0fine"].map { PersonDraft(name: $0) }
            do { try await subject.source.createAll(drafts, by: subject.user.id) } catch {
                return try expect(try await subject.added(), [], "what was added")
            }
            throw ContractFailure("a name with U+0000 was kept")
        },
        Case("an id that there is not gives nothing, and can't be changed, removed or brought back") { subject in
            let source = subject.source
            for id in [User.ID(4711), User.ID(0), User.ID(-1), User.ID(.max), User.ID(.min)] {
                try expect(try await source.person(id), nil, "reading \(id)")
                try expect(try await source.deletion(.person(id)), nil, "the removal of \(id)")
                try await expectNotFound("updating \(id)") { () async throws(DataSourceError) in
                    _ = try await source.update(id, PersonChange(name: "x"))
                }
                try await expectNotFound("removing \(id)") { () async throws(DataSourceError) in
                    _ = try await source.delete(id)
                }
                try await expectNotFound("bringing \(id) back") { () async throws(DataSourceError) in
                    _ = try await source.restore(id)
                }
            }
        },
    ]
}
