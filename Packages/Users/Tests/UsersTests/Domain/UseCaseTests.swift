import Service
import SharedData
import Testing
import Users
import UsersData
import UsersDomain
import UsersTesting

@Suite("The use cases of the directory") struct UseCaseTests {
    private let ada = SamplePeople.ada.id
    private let ben = SamplePeople.ben.id
    private let adas = User.ID(3)
    private let bens = User.ID(4)

    private func useCases(_ passwords: PasswordCheck = secretOfAda) -> UserUseCases {
        UsersFactory(dataSource: InMemoryUserDataSource(SamplePeople.few), passwords: passwords).useCases
    }

    @Test("a name is trimmed, and otherwise stays as typed", arguments: NastyNames.all)
    func trimmed(_ name: String) async throws {
        let useCases = useCases()

        let person = try await useCases.createUser.execute(PersonDraft(name: "\u{3000} \n\(name)\t "), for: ada)
        let renamed = try await useCases.updateUser.execute(adas, PersonChange(name: " \(name) "), for: ada)

        #expect(bytes(person.name) == bytes(name.trimmed) && bytes(renamed.name) == bytes(name.trimmed))
    }

    @Test(
        "a name that is none is refused, and nothing is stored",
        arguments: [
            ("", "A person needs a name."), (" \n\u{A0}\u{2028}", "A person needs a name."),
            (String(repeating: "é", count: 201), "A name may have at most 200 characters; this one has 201."),
            (String(repeating: "x", count: 10_000), "A name may have at most 200 characters; this one has 10000."),
            ("a\0b", "A name may not contain the character U+0000. Remove it and try again."),
        ])
    func refused(_ name: String, _ words: String) async throws {
        let useCases = useCases()

        await #expect {
            try await useCases.createUser.execute(PersonDraft(name: name), for: ada)
        } throws: {
            ($0 as? UserError)?.message == words
        }
        await #expect {
            try await useCases.updateUser.execute(adas, PersonChange(name: name), for: ada)
        } throws: {
            ($0 as? UserError)?.message == words
        }

        #expect(try await useCases.getUsers.execute(UserQuery()).people == SamplePeople.few)
    }

    @Test("a detail that is too long is refused by its name", arguments: PersonDetail.allCases)
    func details(_ detail: PersonDetail) async throws {
        var details: PersonDetails = [:]
        details[detail] = String(repeating: "x", count: 501)
        let draft = PersonDraft(name: "a", details: details)

        await #expect {
            try await useCases().importUsers.execute([PersonDraft(name: "fine"), draft], for: ada)
        } throws: { error in
            guard case .invalid(let problem, 1) = error as? UserError else { return false }
            return problem.field == .detail(detail)
        }
    }

    @Test("who added a person, and nobody else, changes and removes them")
    func rights() async throws {
        let useCases = useCases()
        let change = PersonChange(name: "changed")

        await #expect(throws: UserError.notYours) { try await useCases.updateUser.execute(bens, change, for: ada) }
        await #expect(throws: UserError.notYours) { try await useCases.deleteUser.execute(bens, for: ada) }
        await #expect(throws: UserError.notYours) { try await useCases.updateUser.execute(ben, change, for: ada) }
        await #expect(throws: UserError.notYours) { try await useCases.deleteUser.execute(ben, for: ada) }
        #expect(try await useCases.getUsers.execute(UserQuery()).people == SamplePeople.few)

        #expect(try await useCases.updateUser.execute(adas, change, for: ada).name == "changed")
        #expect(try await useCases.updateUser.execute(ada, change, for: ada).name == "changed")
        #expect(try await useCases.deleteUser.execute(adas, for: ada)?.id == adas)
        await #expect(throws: UserError.notFound) { try await useCases.deleteUser.execute(adas, for: ada) }
    }

    @Test("only who removed a person sees that and takes it back")
    func undo() async throws {
        let useCases = useCases()
        try await useCases.deleteUser.execute(adas, for: ada)

        #expect(try await useCases.restoreUser.deletion(of: adas, for: ben) == nil)
        #expect(try await useCases.restoreUser.latestDeletion(for: ben) == nil)
        await #expect(throws: UserError.notFound) { try await useCases.restoreUser.execute(adas, for: ben) }

        #expect(try await useCases.restoreUser.latestDeletion(for: ada)?.id == adas)
        #expect(try await useCases.restoreUser.execute(adas, for: ada) == SamplePeople.few[2])
    }

    @Test("one's own account isn't removed like another's, and goes only with the password")
    func account() async throws {
        let useCases = useCases()

        await #expect(throws: UserError.isOwnAccount) { try await useCases.deleteUser.execute(ada, for: ada) }
        await #expect(throws: UserError.wrongPassword("The password is wrong.")) {
            try await useCases.deleteAccount.execute(password: "wrong", for: ada)
        }
        await #expect(throws: UserError.wrongPassword("The password is wrong.")) {
            try await useCases.deleteAccount.execute(password: "secret", for: ben)
        }
        #expect(try await useCases.getUsers.execute(UserQuery()).total == 4)

        try await useCases.deleteAccount.execute(password: "secret", for: ada)

        #expect(try await useCases.getUsers.execute(UserQuery()).people.map(\.id) == [ben, adas, bens])
    }

    @Test("reasons travel upwards by one table")
    func reasons() async {
        for (reason, expected, message) in [
            (.network("a"), .networkError("a"), "Network Error"),
            (.decoding("b"), .decodingError("b"), "Data Decoding Error"),
            (.storage("c"), .dataSourceError("c"), "Data Source Error"), (.notFound, .notFound, "Person Not Found"),
            (.conflict("d"), .conflict("d"), "Conflict With Another Change"),
            (.forbidden("no"), .forbidden("no"), "no"),
        ] as [(RepositoryError.Reason, UserError, String)] {
            let repository = InterceptedUserRepository(
                DefaultUserRepository(dataSource: InMemoryUserDataSource())
            ) { _ throws(RepositoryError) in throw .fetch(reason) }
            let useCases = UserUseCases(repository: repository, passwords: anyPassword)

            await #expect(throws: expected) { try await useCases.getUsers.execute(UserQuery()) }
            #expect(expected.message == message)
        }
    }
}
