import AuthTesting
import DiaryTesting
import FlowerDetailsTesting
import FlowerListTesting
import PostsTesting
import ScreensTesting
import TodosTesting
import UsersTesting

/// The screens of one of the features, in each of their states, made of the feature's own doubles.
struct FeaturePreviews: Sendable {
    /// What to call the feature on the command line: its package's name, in small letters with dashes.
    let name: String
    /// The tab that shows it, where that has another name.
    let tab: String?
    /// Makes the previews.
    let make: @MainActor @Sendable () -> [Preview]

    init(name: String, tab: String? = nil, make: @escaping @MainActor @Sendable () -> [Preview]) {
        self.name = name
        self.tab = tab
        self.make = make
    }

    /// Those of every feature.
    static let all = [
        FeaturePreviews(name: "auth") { AuthPreviews.all },
        FeaturePreviews(name: "flower-list", tab: "flowers") { FlowerListPreviews.all },
        FeaturePreviews(name: "flower-details", tab: "flowers") { FlowerDetailsPreviews.all },
        FeaturePreviews(name: "todos") { TodosPreviews.all },
        FeaturePreviews(name: "diary") { DiaryPreviews.all },
        FeaturePreviews(name: "posts") { PostsPreviews.all },
        FeaturePreviews(name: "users", tab: "people") { UsersPreviews.all },
        // modules:new previews
    ]
}
