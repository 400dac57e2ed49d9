import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Users
import UsersDomain

extension UsersPreviews {
    static var directory: [Preview] {
        [
            Preview("People", "loading", isLoading: true) { waiting.userView(context: me) },
            Preview("People", "nobody") { await Preview.used(factory([]).userView(context: me)) },
            Preview("People", "some people") { await Preview.used(factory().userView(context: me)) },
            Preview("People", "a search") { await Preview.used(factory().userView(context: me), at: ["q": "gwen"]) },
            Preview("People", "a search that finds nobody") {
                await Preview.used(factory().userView(context: me), at: ["q": "Nemo"])
            },
            Preview("People", "a window on many") {
                await Preview.used(factory(SamplePeople.many(205)).userView(context: me), at: ["offset": "200"])
            },
            Preview("People", "names that programs have stumbled over") {
                await Preview.used(factory(nasty).userView(context: me))
            },
            Preview("People", "after a removal") { await afterRemoval() },
            Preview("People", "the first load failed") {
                await Preview.used(failing(reads: true).userView(context: me))
            },
            Preview("People", "the first load failed, which was seen") {
                await Preview.used(failing(reads: true).userView(context: me), then: ["dismiss"])
            },
            Preview("People", "a reload failed") {
                let outage = Outage()
                let people = await Preview.used(
                    intercepted { _ throws(RepositoryError) in try outage.check() }.userView(context: me))
                outage.isOngoing = true
                return await Preview.used(people)
            },
        ]
    }

    private static func afterRemoval() async -> (any Screen)? {
        let users = factory()
        _ = try? await users.useCases.deleteUser.execute(User.ID(3), for: SamplePeople.ada.id)
        return await Preview.used(users.userView(context: me), at: ["undo": "3"])
    }

    private nonisolated static var nasty: [Person] {
        NastyNames.all.enumerated().map { index, name in
            Person(user: User(id: User.ID(Int64(index) + 1), name: name))
        }
    }
}
