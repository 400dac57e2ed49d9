import FlowerList
import Foundation
import ScreensTesting
import SharedData
import SharedDataTesting

import struct Screens.Route

/// The feature's screen in each of its states.
@MainActor public enum FlowerListPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] {
        [
            Preview("Flowers", "loading", isLoading: true) { list(FakeFlowerRepository()) },
            Preview("Flowers", "empty") { await Preview.used(list(ReadyFlowerRepository([]))) },
            Preview("Flowers", "some flowers") { await Preview.used(list(ReadyFlowerRepository())) },
            Preview("Flowers", "a search") { await Preview.used(list(ReadyFlowerRepository()), at: ["q": "edel"]) },
            Preview("Flowers", "a search that finds nothing") {
                await Preview.used(list(ReadyFlowerRepository()), at: ["q": "cactus"])
            },
            Preview("Flowers", "by colour, month and height") {
                await Preview.used(
                    list(ReadyFlowerRepository()), at: ["colour": "white", "month": "7", "sort": "height"])
            },
            Preview("Flowers", "many") { await Preview.used(list(ReadyFlowerRepository(many))) },
            Preview("Flowers", "a name that programs have stumbled over") {
                var flower = SampleFlowers.snowdrop
                flower.name = "‮ Schnee\u{7}glöckchen 🌷👩‍🌾 " + String(repeating: "long ", count: 60)
                return await Preview.used(list(ReadyFlowerRepository([flower])))
            },
            Preview("Flowers", "the load failed") {
                await Preview.used(list(ReadyFlowerRepository(failing: .network("nobody answered"))))
            },
        ]
    }

    private static let many = (1...60).map { number in
        Flower(
            id: Flower.ID(Int64(number)), name: "Flower number \(number)", otherNames: [],
            scientificName: "Flos numerus",
            family: "Numeraceae", colours: [.white], bloomMonths: [7], height: 20, light: .sun, description: "")
    }

    private static func list(_ repository: any FlowerRepository) -> FlowerListView {
        FlowerListFactory(repository: repository).screen(for: Context()) { Route(path: ["flowers", $0.description]) }
    }
}
