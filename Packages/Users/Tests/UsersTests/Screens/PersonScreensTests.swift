import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing
import Users
import UsersData
import UsersDomain
import UsersTesting

@MainActor @Suite("The screens of one person") struct PersonScreensTests {
    private let me = Context(user: SamplePeople.ada)
    private let adas = User.ID(3)

    private func details(_ id: User.ID, _ users: UsersFactory = .inMemory(SamplePeople.few)) async throws
        -> UserDetailsView
    {
        let view = try #require(users.detailsView(id, context: me))
        await view.appear()
        return view
    }

    private func form(_ page: Page, _ field: Field.ID) -> Field? {
        page.forms.flatMap(\.fields).first { $0.id == field }
    }

    @Test("a new person is added from what was typed, and then shown")
    func adding() async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        let view = try #require(users.newUserView(context: me))
        try ScreenContract.checkPage(view.page)
        #expect(view.page.leaving == nil && view.page.forms.first?.isComplete == false)
        view.edit("name", to: " Clementine ")
        view.edit("city", to: "McKenziehaven")
        view.edit("unknown", to: "x")
        #expect(view.page.leaving != nil && view.page.forms.first?.isComplete == true)

        let outcome = await view.perform("create")

        #expect(outcome == .open(Route(path: ["users", "5"])))
        #expect(view.page.leaving == nil)
        let person = try #require(try await users.useCases.getUser.execute(User.ID(5)))
        #expect(person.name == "Clementine" && person.details == [.city: "McKenziehaven"])
    }

    @Test("a refusal stands beside its field, and what was typed stays")
    func refused() async throws {
        let view = try #require(UsersFactory.inMemory().newUserView(context: me))
        view.edit("name", to: String(repeating: "x", count: 10_000))

        #expect(await view.perform("create") == .stay)

        #expect(form(view.page, "name")?.message == "A name may have at most 200 characters; this one has 10000.")
        #expect(form(view.page, "name")?.value.count == 10_000)
        view.edit("name", to: "x")
        view.edit("email", to: "a\0")
        _ = await view.perform("create")
        #expect(
            form(view.page, "email")?.message == "E-mail may not contain the character U+0000. Remove it and try again."
        )
    }

    @Test("a failure keeps what was typed, and says so")
    func failing() async throws {
        let outage = Outage()
        let view = try #require(outage.factory().newUserView(context: me))
        view.edit("name", to: "Kept")
        outage.isOngoing = true

        #expect(await view.perform("create") == .stay)
        #expect(view.page.alert?.message == "Data Source Error" && form(view.page, "name")?.value == "Kept")

        outage.isOngoing = false
        #expect(await view.perform("create") == .open(Route(path: ["users", "5"])))
    }

    @Test("a person is shown with what is known, and changed only by whom it is for")
    func rights() async throws {
        #expect(try await details(adas).page.toolbar.map(\.id) == ["edit", "remove"])
        #expect(try await details(User.ID(1)).page.toolbar.map(\.id) == ["edit", "delete-account"])
        #expect(try await details(User.ID(2)).page.toolbar.isEmpty)
        let others = try await details(User.ID(4))
        #expect(others.page.toolbar.isEmpty)

        others.edit("editing", to: "1")
        await others.appear()
        #expect(others.page.forms.isEmpty)
        others.edit("name", to: "mine")
        _ = await others.perform("save")
        #expect(others.page.alert?.message == "Only whoever added a person, or that person, can change or remove them.")
        #expect(await others.perform("remove") == .stay)
        #expect(others.viewModel.person == SamplePeople.few[3])
    }

    @Test("editing stores what was changed, and nothing else")
    func editing() async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        let view = try await details(adas, users)
        _ = await view.perform("edit")
        try ScreenContract.checkPage(view.page)
        #expect(view.page.address == ["editing": "1"] && view.page.leaving == nil)
        #expect(form(view.page, "city")?.value == "Gwenborough")
        view.edit("name", to: "Lea")
        view.edit("city", to: "")
        view.edit("phone", to: SamplePeople.details[.phone] ?? "")
        #expect(view.page.leaving != nil)
        // Meanwhile another sees to something else.
        _ = try await users.useCases.updateUser.execute(
            adas, PersonChange(details: [.phone: "1"]), for: SamplePeople.ada.id)

        _ = await view.perform("save")

        #expect(view.page.title == "Lea" && view.page.forms.isEmpty && view.page.leaving == nil)
        let person = try #require(try await users.useCases.getUser.execute(adas))
        #expect(person.name == "Lea" && person.details[.city] == nil && person.details[.phone] == "1")
        #expect(person.details[.email] == "bret@example.org")
    }

    @Test("discarding leaves everything as it was")
    func discarding() async throws {
        let view = try await details(adas)
        _ = await view.perform("edit")
        view.edit("name", to: "other")

        _ = await view.perform("discard")

        #expect(view.page.title == "Leanne Graham" && view.page.forms.isEmpty && view.page.address.isEmpty)
        _ = await view.perform("edit")
        #expect(form(view.page, "name")?.value == "Leanne Graham")
    }

    @Test("removing leads to the list, which offers to take it back; a repeat does no harm")
    func removing() async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        let view = try await details(adas, users)

        #expect(await view.perform("remove") == .open(Route(path: ["users"], query: ["undo": "3"])))
        #expect(await view.perform("remove") == .open(Route(path: ["users"], query: ["undo": "3"])))

        #expect(try await details(adas, users).page.status == .notFound)
        #expect(try await details(User.ID(99), users).page.status == .notFound)
    }

    @Test("who finds nobody, or can't, is led on to everybody")
    func waysOn() async throws {
        let outage = Outage()
        outage.isOngoing = true
        let missing = try await details(User.ID(99)).page
        let failed = try await details(adas, outage.factory()).page

        #expect(missing.rows.map(\.destination) == [UserView.route])
        #expect(failed.rows.map(\.destination) == [UserView.route])
        #expect(missing.status == .notFound && failed.status == .failed)
    }

    @Test("discarding a new person forgets what was typed, and leads back")
    func discardingNew() async throws {
        let view = try #require(UsersFactory.inMemory().newUserView(context: me))
        view.edit("name", to: "nobody")

        #expect(await view.perform("discard") == .back)

        #expect(view.page.leaving == nil && form(view.page, "name")?.value == "")
    }

    @Test("has the address that it was made for", arguments: ["/users/3", "/users/3?editing=1", "/users/1?editing=1"])
    func address(_ text: String) async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        try await ScreenContract.checkAddress(try #require(Route(text))) { route in
            route.path.last.flatMap { User.ID($0) }.flatMap { users.detailsView($0, context: me) }
        }
    }
}

@MainActor @Suite("The screen that deletes an account") struct DeleteAccountViewTests {
    private let me = Context(user: SamplePeople.ada)

    @Test("asks for the password, says what goes, and signs out when it is right")
    func deleting() async throws {
        let users = UsersFactory(
            dataSource: InMemoryUserDataSource(SamplePeople.few), passwords: secretOfAda)
        let view = try #require(users.deleteAccountView(context: me))
        try ScreenContract.checkPage(view.page)
        #expect(view.page.text.contains("It can't be undone.") && view.page.toolbar.isEmpty)
        #expect(await view.perform("delete") == .stay)

        view.edit("password", to: "wrong")
        #expect(await view.perform("delete") == .stay)
        #expect(view.page.forms.first?.fields.first?.message == "The password is wrong.")
        #expect(view.page.forms.first?.isComplete == false)
        #expect(try await users.useCases.getUser.execute(SamplePeople.ada.id) != nil)

        view.edit("password", to: "secret")
        #expect(!view.page.text.contains("secret"))
        #expect(await view.perform("delete") == .signedOut)
        #expect(try await users.useCases.getUser.execute(SamplePeople.ada.id) == nil)
    }

    @Test("asks whoever has no password a question instead, and checks all the same")
    func withoutPassword() async throws {
        let strict = UsersFactory(dataSource: InMemoryUserDataSource(SamplePeople.few), passwords: secretOfAda)
        let refused = try #require(strict.deleteAccountView(context: me, asksForPassword: false))
        #expect(await refused.perform("delete") == .stay)
        #expect(refused.page.alert?.message == "The password is wrong.")

        let view = try #require(
            UsersFactory.inMemory(SamplePeople.few).deleteAccountView(context: me, asksForPassword: false))
        #expect(view.page.forms.isEmpty && view.page.toolbar.first?.confirmation != nil)
        #expect(await view.perform("delete") == .signedOut)
    }

    @Test("a failure says so, and nothing is deleted")
    func failing() async throws {
        let outage = Outage()
        let view = try #require(outage.factory().deleteAccountView(context: me))
        view.edit("password", to: "x")
        outage.isOngoing = true

        #expect(await view.perform("delete") == .stay)

        #expect(view.page.alert?.message == "Data Source Error")
    }
}
