import ServiceTesting
import SharedData
import SharedDataTesting
import UsersData
import UsersDomain

extension UserDataSourceContract {
    static let removing = [
        Case("a removed person is gone from every list, count, search and read at once") { subject in
            let person = try await subject.add("Gone", [.city: "Goneborough"])
            let kept = try await subject.add("Kept")

            let deletion = try await subject.remove(person.id)

            try expect(deletion.user, person.user, "who was removed")
            try expect(deletion.addedBy, subject.user.id, "who had added them")
            try expect(try await subject.source.person(person.id), nil, "read alone")
            try expect(try await subject.added(), [kept], "everybody")
            try expect(try await subject.source.page(UserQuery()).total, 3, "the count")
            try expect(try await subject.source.page(UserQuery(search: "gone")).total, 0, "who is found")
        },
        Case("a removed person can't be changed or removed again, and comes back with id, place and details") {
            subject in
            let person = try await subject.add("Gone", SamplePeople.details)
            let kept = try await subject.add("Kept")
            let deletion = try await subject.remove(person.id)

            try await expectNotFound("changing them") { () async throws(DataSourceError) in
                _ = try await subject.source.update(person.id, PersonChange(name: "x"))
            }
            try await expectNotFound("removing them again") { () async throws(DataSourceError) in
                _ = try await subject.source.delete(person.id)
            }
            try expect(try await subject.source.deletion(.person(person.id)), deletion, "the removal")

            try expect(try await subject.source.restore(person.id), person, "who comes back")
            try expect(try await subject.source.restore(person.id), person, "who comes back, asked again")
            try expect(try await subject.added(), [person, kept], "everybody")
            try expect(try await subject.source.deletion(.person(person.id)), nil, "the removal then")
        },
        Case("the latest removal is the last one that was not taken back") { subject in
            try expect(try await subject.source.deletion(.latest(by: subject.user.id)), nil, "the first of all")
            let first = try await subject.add("first")
            let second = try await subject.add("second")
            _ = try await subject.remove(first.id)
            _ = try await subject.remove(second.id)
            try expect(try await subject.source.deletion(.latest(by: subject.user.id))?.id, second.id, "the latest")
            _ = try await subject.source.restore(second.id)
            try expect(try await subject.source.deletion(.latest(by: subject.user.id))?.id, first.id, "the one before")
        },
        Case("a removal can be taken back for 30 days, and is for good after that") { subject in
            guard let passDays = subject.passDays else { return }
            let early = try await subject.add("early")
            _ = try await subject.remove(early.id)
            passDays(2)
            let late = try await subject.add("late")
            _ = try await subject.remove(late.id)

            passDays(UserDeletion.days - 1)

            try expect(try await subject.source.deletion(.person(early.id)), nil, "the early one")
            try await expectNotFound("bringing the early one back") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(early.id)
            }
            try expect(try await subject.source.restore(late.id), late, "the late one")
        },
        Case("who has an account is not removed like one who was added") { subject in
            do throws(DataSourceError) { _ = try await subject.source.delete(subject.user.id) } catch {
                guard case .conflict = error else { throw ContractFailure("expected conflict, saw \(error)") }
                try expect(try await subject.source.page(UserQuery()).total, 2, "the count")
                return
            }
            throw ContractFailure("someone with an account was removed")
        },
        Case("a deleted account is gone for good, and leaves whom it had added") { subject in
            let person = try await subject.add("Left behind")

            try await subject.source.deleteAccount(subject.user.id, password: "right")

            try expect(try await subject.source.person(subject.user.id), nil, "read alone")
            try expect(try await subject.source.deletion(.person(subject.user.id)), nil, "the removal")
            let page = try await subject.source.page(UserQuery())
            try expect(page.people.map(\.id), [subject.other?.user.id, person.id], "everybody")
            try expect(page.people.last?.addedBy, nil, "who had added them")
        },
    ]
}
