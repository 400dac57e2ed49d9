import Auth
import AuthDomain
import Screens
import ScreensTesting
import SharedDataTesting

extension AuthPreviews {
    static var password: [Preview] {
        [
            Preview("Change password", "of the local user, who has none") {
                let (factory, state) = await local()
                return await Preview.used(factory.passwordScreen(state))
            },
            Preview("Change password", "empty") { await password([:]) },
            Preview("Change password", "the old one is wrong") {
                await password(["old": "wrong", "new": "a weaving loom", "again": "a weaving loom"])
            },
            Preview("Change password", "the new one is too short") {
                await password(["old": secret, "new": "loom", "again": "loom"])
            },
            Preview("Change password", "the new ones differ") {
                await password(["old": secret, "new": "a weaving loom", "again": "another loom"])
            },
            Preview("Change password", "changing it", during: "change") {
                let (factory, state) = await ada {
                    $0.onChangePassword = { _ throws(AuthError) in
                        await untilCancelled()
                        throw .cancelled
                    }
                }
                return await Preview.used(factory.passwordScreen(state), typing: typed)
            },
            Preview("Change password", "changed") { await password(typed) },
            Preview("Change password", "could not be stored") {
                let (factory, state) = await ada { $0.onChangePassword = { _ throws(AuthError) in throw locked } }
                return await Preview.used(factory.passwordScreen(state), typing: typed, then: ["change"])
            },
        ]
    }

    private static let typed: KeyValuePairs<Field.ID, String> = [
        "old": secret, "new": "a weaving loom", "again": "a weaving loom",
    ]

    private static func password(_ texts: KeyValuePairs<Field.ID, String>) async -> (any Screen)? {
        let (factory, state) = await member()
        return await Preview.used(
            factory.passwordScreen(state), typing: texts, then: texts.isEmpty ? [] : ["change"])
    }
}
