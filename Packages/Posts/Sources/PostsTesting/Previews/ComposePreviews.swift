import Posts
import ScreensTesting

extension PostsPreviews {
    static var compose: [Preview] {
        [
            Preview("New post", "empty") { await Preview.used(factory([]).composeView(context: ada)) },
            Preview("New post", "being written") {
                await Preview.used(
                    factory([]).composeView(context: ada),
                    typing: ["title": "Roses", "body": "Red ones.\n\nWhite ones."])
            },
            Preview("New post", "refused") {
                await Preview.used(
                    factory([]).composeView(context: ada),
                    typing: ["title": String(repeating: "x", count: 501), "body": "kept"], then: ["publish"])
            },
            Preview("New post", "could not be stored") {
                await Preview.used(
                    failing(reads: false).composeView(context: ada), typing: ["title": "Kept", "body": "Kept, too"],
                    then: ["publish"])
            },
        ]
    }
}
