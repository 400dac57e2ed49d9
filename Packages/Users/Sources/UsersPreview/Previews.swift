import Screens
import SharedData
import Users
import UsersData
import UsersDomain
import UsersTesting

/// The screens in each of their states.
@MainActor enum Previews {
    @MainActor struct State {
        let name: String
        let path: [String]
        let prepare: @MainActor () async -> (any Screen)?
    }

    static var states: [State] { directory + details + others }

    private static var directory: [State] {
        [
            State(name: "before the first load", path: list) { factory().userView(context: me) },
            State(name: "nobody", path: list) { await shown(factory([]).userView(context: me)) },
            State(name: "some people", path: list) { await shown(factory().userView(context: me)) },
            State(name: "a search", path: list) { await shown(factory().userView(context: me), at: ["q": "gwen"]) },
            State(name: "a search that finds nobody", path: list) {
                await shown(factory().userView(context: me), at: ["q": "Nemo"])
            },
            State(name: "a window on many", path: list) {
                await shown(factory(SamplePeople.many(1000)).userView(context: me), at: ["offset": "800"])
            },
            State(name: "after a removal", path: list) {
                let users = factory()
                _ = try? await users.useCases.deleteUser.execute(User.ID(3), for: SamplePeople.ada.id)
                return await shown(users.userView(context: me), at: ["undo": "3"])
            },
            State(name: "the first load failed", path: list) { await shown(failing().userView(context: me)) },
            State(name: "names that programs have stumbled over", path: list) {
                let people = NastyNames.all.enumerated().map { index, name in
                    Person(user: User(id: User.ID(Int64(index) + 1), name: name))
                }
                return await shown(factory(people).userView(context: me))
            },
        ]
    }

    private static var details: [State] {
        [
            State(name: "someone whom you added", path: list + ["3"]) { await person(3) },
            State(name: "someone else's", path: list + ["4"]) { await person(4) },
            State(name: "yourself", path: list + ["1"]) { await person(1) },
            State(name: "nobody there", path: list + ["99"]) { await person(99) },
            State(name: "being changed", path: list + ["3"]) { await person(3, at: ["editing": "1"]) },
            State(name: "a person that can't be loaded", path: list + ["3"]) {
                await shown(failing().detailsView(User.ID(3), context: me))
            },
        ]
    }

    private static var others: [State] {
        [
            State(name: "a new person", path: NewUserView.route.path) {
                await shown(factory().newUserView(context: me))
            },
            State(name: "a new person refused", path: NewUserView.route.path) {
                await shown(factory().newUserView(context: me), typing: ["name": " "], then: "create")
            },
            State(name: "deleting the account", path: DeleteAccountView.route.path) {
                factory().deleteAccountView(context: me)
            },
            State(name: "deleting the account of someone without a password", path: DeleteAccountView.route.path) {
                factory().deleteAccountView(context: me, asksForPassword: false)
            },
            State(name: "a wrong password", path: DeleteAccountView.route.path) {
                let strict = UsersFactory(
                    dataSource: InMemoryUserDataSource(SamplePeople.few),
                    passwords: PasswordCheck { _, _ throws(PasswordRefusal) in throw .wrong("The password is wrong.") })
                return await shown(strict.deleteAccountView(context: me), typing: ["password": "x"], then: "delete")
            },
        ]
    }

    private static let list = UserView.route.path
    private static let me = Context(user: SamplePeople.ada)

    private static func factory(_ people: [Person] = SamplePeople.few) -> UsersFactory { .inMemory(people) }

    private static func failing() -> UsersFactory {
        let repository = DefaultUserRepository(dataSource: InMemoryUserDataSource(SamplePeople.few))
        let failing = InterceptedUserRepository(repository) { _ throws(RepositoryError) in
            throw .fetch(.network("connection refused"))
        }
        return UsersFactory(repository: failing, passwords: PasswordCheck { _, _ throws(PasswordRefusal) in })
    }

    private static func person(_ id: Int64, at query: [String: String] = [:]) async -> (any Screen)? {
        await shown(factory().detailsView(User.ID(id), context: me), at: query)
    }

    private static func shown(
        _ screen: (any Screen)?, at query: [String: String] = [:], typing texts: [Field.ID: String] = [:],
        then action: Action.ID? = nil
    ) async -> (any Screen)? {
        screen?.apply(query)
        await screen?.appear()
        for (field, text) in texts { screen?.edit(field, to: text) }
        if let action { _ = await screen?.perform(action) }
        return screen
    }
}
