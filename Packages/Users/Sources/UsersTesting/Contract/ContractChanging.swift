import ServiceTesting
import SharedData
import SharedDataTesting
import UsersData
import UsersDomain

extension UserDataSourceContract {
    static let changing = [
        Case("a change changes what it names, and nothing else") { subject in
            var person = try await subject.add("Leanne", SamplePeople.details)
            let other = try await subject.add("Ervin", [.email: "ervin@example.org"])

            let changed = try await subject.source.update(
                person.id, PersonChange(name: "Leanne G.", details: [.phone: "1", .city: ""]))

            person.user.name = "Leanne G."
            person.details[.phone] = "1"
            person.details[.city] = nil
            try expect(changed, person, "the answer")
            try expect(try await subject.added(), [person, other], "everybody")
        },
        Case("a name alone leaves the details, details alone leave the name") { subject in
            let person = try await subject.add("Leanne", [.email: "a@example.org"])
            let named = try await subject.source.update(person.id, PersonChange(name: "Lea"))
            try expect(named.details, [.email: "a@example.org"], "the details")
            let detailed = try await subject.source.update(person.id, PersonChange(details: [.username: "lea"]))
            try expect(detailed.name, "Lea", "the name")
            try expect(detailed.details, [.email: "a@example.org", .username: "lea"], "the details then")
        },
        Case("who has an account is changed, too, and keeps it") { subject in
            for details in [[.email: "ada@example.org"], [.email: "", .city: "London"]] as [PersonDetails] {
                _ = try await subject.source.update(subject.user.id, PersonChange(name: "Countess", details: details))
            }
            let person = Person(
                user: User(id: subject.user.id, name: "Countess"), details: [.city: "London"], hasAccount: true)
            try expect(try await subject.source.person(subject.user.id), person, "the person")
        },
    ]
}
