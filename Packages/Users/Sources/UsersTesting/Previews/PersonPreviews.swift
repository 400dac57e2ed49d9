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
            Preview("Person", "texts that programs have stumbled over") {
                var details: PersonDetails = [:]
                for (detail, text) in zip(PersonDetail.allCases, NastyNames.all.reversed()) { details[detail] = text }
                let nasty = Person(
                    user: User(id: User.ID(9), name: "\u{202E}eman\u{202C} &amp; <b>"), details: details,
                    hasAccount: true)
                return await Preview.used(factory([nasty]).detailsView(nasty.id, context: me))
            },
            Preview("Person", "being changed") { await Preview.used(person(3), at: ["editing": "1"]) },
            Preview("Person", "a change refused") {
                await Preview.used(person(3), at: ["editing": "1"], typing: ["name": " "], then: ["save"])
            },
            Preview("Person", "a change that could not be stored") {
                await Preview.used(
                    failing(reads: false).detailsView(User.ID(1), context: me), at: ["editing": "1"],
                    typing: ["name": "Kept"], then: ["save"])
            },
            Preview("Person", "a removal that failed") {
                await Preview.used(failing(reads: false).detailsView(User.ID(3), context: me), then: ["remove"])
            },
            Preview("Person", "not there") { await Preview.used(person(99)) },
            Preview("Person", "the load failed") {
                await Preview.used(failing(reads: true).detailsView(User.ID(3), context: me))
            },
            Preview("Person", "the load failed, which was seen") {
                await Preview.used(failing(reads: true).detailsView(User.ID(3), context: me), then: ["dismiss"])
            },
        ]
    }

    static var newPerson: [Preview] {
        [
            Preview("New person", "empty") { await Preview.used(factory().newUserView(context: me)) },
            Preview("New person", "refused") {
                await Preview.used(
                    factory().newUserView(context: me), typing: ["name": " ", "city": "Oslo"], then: ["create"])
            },
            Preview("New person", "could not be stored") {
                await Preview.used(
                    failing(reads: false).newUserView(context: me), typing: ["name": "Kept"], then: ["create"])
            },
        ]
    }

    private static func person(_ id: Int64) -> UserDetailsView? { factory().detailsView(User.ID(id), context: me) }
}
