import ScreensTesting
import SharedData
import Users
import UsersData
import UsersDomain

extension UsersPreviews {
    static var details: [Preview] {
        [
            Preview("Person", "loading", isLoading: true) { waiting.detailsView(User.ID(3), context: me) },
            Preview("Person", "whom you added") { await Preview.used(person(3)) },
            Preview("Person", "whom someone else added") { await Preview.used(person(4)) },
            Preview("Person", "yourself") { await Preview.used(person(1)) },
            Preview("Person", "being changed") { await Preview.used(person(3), at: ["editing": "1"]) },
            Preview("Person", "a change refused") {
                await Preview.used(person(3), at: ["editing": "1"], typing: ["name": " "], then: ["save"])
            },
            Preview("Person", "not there") { await Preview.used(person(99)) },
            Preview("Person", "the load failed") {
                await Preview.used(failing(reads: true).detailsView(User.ID(3), context: me))
            },
        ]
    }

    static var newPerson: [Preview] {
        [
            Preview("New person", "empty") { await Preview.used(factory().newUserView(context: me)) },
            Preview("New person", "refused") {
                await Preview.used(factory().newUserView(context: me), typing: ["name": " "], then: ["create"])
            },
            Preview("New person", "could not be stored") {
                await Preview.used(
                    failing(reads: false).newUserView(context: me), typing: ["name": "Kept"], then: ["create"])
            },
        ]
    }

    static var account: [Preview] {
        [
            Preview("Delete your account", "with a password") { factory().deleteAccountView(context: me) },
            Preview("Delete your account", "without a password") {
                factory().deleteAccountView(context: me, asksForPassword: false)
            },
            Preview("Delete your account", "a wrong password") {
                let strict = UsersFactory(
                    dataSource: InMemoryUserDataSource(SamplePeople.few),
                    passwords: PasswordCheck { _, _ throws(PasswordRefusal) in throw .wrong("The password is wrong.") })
                return await Preview.used(
                    strict.deleteAccountView(context: me), typing: ["password": "x"], then: ["delete"])
            },
        ]
    }

    private static func person(_ id: Int64) -> UserDetailsView? { factory().detailsView(User.ID(id), context: me) }
}
