import Observation
import Screens
import SharedData
import Testing
import Users
import UsersDomain

/// The examples of the README, as they stand there.
@MainActor @Suite("The README's examples") struct ExampleTests {
    @Test("the first one runs")
    func first() async throws {
        let me = User(id: User.ID(1), name: "Me")
        let users = UsersFactory.inMemory([Person(user: me, hasAccount: true)])

        let leanne = try await users.useCases.createUser.execute(
            PersonDraft(name: "Leanne Graham", details: [.city: "Gwenborough"]), for: me.id)
        let directory = try #require(users.userView(context: Context(user: me)))
        await directory.appear()

        #expect(leanne.mayBeChanged(by: me.id))
        #expect(directory.page.text.contains("> Leanne Graham — Id 2, added by you\n"))
    }
}
