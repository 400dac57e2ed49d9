import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing
import Users
import UsersData
import UsersDomain
import UsersTesting

@MainActor @Suite("The directory's screen") struct UserViewTests {
    private let me = Context(user: SamplePeople.ada)

    private func view(_ users: UsersFactory = .inMemory(SamplePeople.few)) throws -> UserView {
        try #require(users.userView(context: me))
    }

    @Test("a new view model has no users, and adding appends")
    func adding() async throws {
        let model = try view(.inMemory()).viewModel
        #expect(model.users.isEmpty && !model.isLoading && model.errorMessage.isEmpty)

        await model.add(PersonDraft(name: "Leanne"))
        await model.add(PersonDraft(name: " Ervin "))

        #expect(model.users.map(\.name) == ["Leanne", "Ervin"])
        #expect(await model.add(PersonDraft(name: " ")) == nil)
        #expect(model.errorMessage == "A person needs a name." && model.users.count == 2)
    }

    @Test("shows name and id of everybody, and leads to each and to where someone is added")
    func rows() async throws {
        let view = try view()
        await view.appear()

        let rows = view.page.rows
        #expect(rows.map(\.title) == ["Ada", "Ben", "Leanne Graham", "Ervin Howell"])
        #expect(rows.map(\.subtitle) == ["Id 1, you", "Id 2", "Id 3, added by you", "Id 4"])
        #expect(rows.map(\.destination?.description) == ["/users/1", "/users/2", "/users/3", "/users/4"])
        #expect(await view.perform("add") == .push(Route(path: ["users", "new"])))
    }

    @Test("the new one is shown also where the list is longer than a window")
    func longList() async throws {
        let view = try view(.inMemory(SamplePeople.many(500)))
        await view.appear()
        #expect(view.viewModel.users.count == 200)

        let person = try #require(await view.viewModel.add(PersonDraft(name: "Last")))

        #expect(view.viewModel.users.last == person)
        #expect(view.page.address == ["offset": "400"])
    }

    @Test(
        "has the address that it was made for",
        arguments: ["/users", "/users?q=gwen", "/users?offset=200", "/users?undo=3", "/users?q=number&undo=3"])
    func address(_ text: String) async throws {
        let users = UsersFactory.inMemory(SamplePeople.many(500))
        try await users.useCases.deleteUser.execute(User.ID(3), for: SamplePeople.ada.id)
        let route = try #require(Route(text))

        if route.query["q"] == "gwen" {
            let few = UsersFactory.inMemory(SamplePeople.few)
            try await ScreenContract.checkAddress(route) { _ in few.userView(context: me) }
        } else {
            try await ScreenContract.checkAddress(route) { _ in users.userView(context: me) }
        }
    }

    @Test("a removal is undone after a refresh, with the same id")
    func undo() async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        try await users.useCases.deleteUser.execute(User.ID(3), for: SamplePeople.ada.id)
        let view = try view(users)
        view.apply(["undo": "3"])
        await view.appear()
        #expect(view.page.notice == Notice("Removed “Leanne Graham”", action: Action("undo/3", "Undo")))

        _ = await view.perform("undo/3")
        _ = await view.perform("undo/3")

        #expect(view.viewModel.users == SamplePeople.few)
        #expect(view.page.notice == nil && view.page.alert == nil && view.page.address.isEmpty)
    }

    @Test("somebody else's removal offers no undo")
    func othersUndo() async throws {
        let users = UsersFactory.inMemory(SamplePeople.few)
        try await users.useCases.deleteUser.execute(User.ID(4), for: SamplePeople.ben.id)
        let view = try view(users)
        view.apply(["undo": "4"])
        await view.appear()

        _ = await view.perform("undo/4")

        #expect(view.page.notice == nil && view.viewModel.users.count == 3)
    }

    @Test("a failed load says so and can be tried again; a failed reload keeps the list")
    func failing() async throws {
        let outage = Outage()
        let view = try view(outage.factory())
        outage.isOngoing = true

        await view.appear()
        #expect(view.page.status == .failed && view.page.alert?.message == "Data Source Error")

        outage.isOngoing = false
        _ = await view.perform("reload")
        #expect(view.viewModel.users.count == 4 && view.page.alert == nil)

        outage.isOngoing = true
        _ = await view.perform("reload")
        #expect(view.viewModel.users.count == 4 && view.page.status == .ordinary && view.page.alert != nil)
    }

    @Test("nobody signed in has no screens")
    func signedOut() {
        let users = UsersFactory.inMemory()

        #expect(users.userView(context: Context()) == nil && users.newUserView(context: Context()) == nil)
        #expect(users.detailsView(User.ID(1), context: Context()) == nil)
        #expect(users.deleteAccountView(context: Context()) == nil)
    }
}
