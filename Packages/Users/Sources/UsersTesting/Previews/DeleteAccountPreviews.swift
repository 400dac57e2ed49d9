import ScreensTesting
import SharedData
import Users
import UsersData
import UsersDomain

extension UsersPreviews {
    static var account: [Preview] {
        [
            Preview("Delete account", "with a password") { factory().deleteAccountView(context: me) },
            Preview("Delete account", "without a password") {
                factory().deleteAccountView(context: me, asksForPassword: false)
            },
            Preview("Delete account", "a wrong password") {
                let strict = UsersFactory(
                    dataSource: InMemoryUserDataSource(SamplePeople.few),
                    passwords: PasswordCheck { _, _ throws(PasswordRefusal) in throw .wrong("The password is wrong.") })
                return await Preview.used(
                    strict.deleteAccountView(context: me), typing: ["password": "x"], then: ["delete"])
            },
            Preview("Delete account", "could not be done") {
                await Preview.used(
                    failing(reads: false).deleteAccountView(context: me), typing: ["password": "x"], then: ["delete"])
            },
        ]
    }
}
