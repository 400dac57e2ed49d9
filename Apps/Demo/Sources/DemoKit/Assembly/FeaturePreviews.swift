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
    /// What to call the feature on the command line.
    let name: String
    /// Makes the previews.
    let make: @MainActor @Sendable () -> [Preview]

    /// Those of every feature.
    static let all = [
        FeaturePreviews(name: "auth") { AuthPreviews.all },
        FeaturePreviews(name: "flower-list") { FlowerListPreviews.all },
        FeaturePreviews(name: "flower-details") { FlowerDetailsPreviews.all },
        FeaturePreviews(name: "todos") { TodosPreviews.all },
        FeaturePreviews(name: "diary") { DiaryPreviews.all },
        FeaturePreviews(name: "posts") { PostsPreviews.all },
        FeaturePreviews(name: "users") { UsersPreviews.all },
        // modules:new previews
    ]
}
