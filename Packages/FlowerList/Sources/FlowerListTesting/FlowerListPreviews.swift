import FlowerList
import Foundation
import ScreensTesting
import SharedData
import SharedDataTesting

import struct Screens.Route

/// The feature's screen in each of its states.
@MainActor public enum FlowerListPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { content + found + failures }

    private static var content: [Preview] {
        [
            Preview("Flowers", "loading", isLoading: true) { list(FakeFlowerRepository()) },
            Preview("Flowers", "empty") { await Preview.used(list(ReadyFlowerRepository([]))) },
            Preview("Flowers", "some flowers") { await Preview.used(list(ReadyFlowerRepository())) },
            Preview("Flowers", "a reload under way", during: "refresh") {
                let repository = FakeFlowerRepository()
                repository.all.answer(0, .success(SampleFlowers.all))
                return await Preview.used(list(repository))
            },
            Preview("Flowers", "a window on many") {
                await Preview.used(list(ReadyFlowerRepository(many)), at: ["offset": "50"])
            },
            Preview("Flowers", "a name that programs have stumbled over") {
                var flower = SampleFlowers.snowdrop
                flower.name = "\u{202E} Schnee\u{7}glöckchen 🌷👩‍🌾 " + String(repeating: "long ", count: 60)
                return await Preview.used(list(ReadyFlowerRepository([flower])))
            },
        ]
    }

    private static var found: [Preview] {
        [
            Preview("Flowers", "a search") { await Preview.used(list(ReadyFlowerRepository()), at: ["q": "edel"]) },
            Preview("Flowers", "a search that finds nothing") {
                await Preview.used(list(ReadyFlowerRepository()), at: ["q": "cactus"])
            },
            Preview("Flowers", "by colour, month and height") {
                await Preview.used(
                    list(ReadyFlowerRepository()), at: ["colour": "white", "month": "7", "sort": "height"])
            },
            Preview("Flowers", "a search that programs have stumbled over") {
                await Preview.used(list(ReadyFlowerRepository()), at: ["q": "\u{1B}[31m %_' \u{202E}"])
            },
        ]
    }

    private static var failures: [Preview] {
        [
            Preview("Flowers", "the load failed") {
                await Preview.used(list(ReadyFlowerRepository(failing: .network("nobody answered"))))
            },
            Preview("Flowers", "the load failed, which was seen") {
                await Preview.used(
                    list(ReadyFlowerRepository(failing: .network("nobody answered"))), then: ["dismiss"])
            },
            Preview("Flowers", "a reload failed") {
                let repository = FakeFlowerRepository()
                repository.all.answer(0, .success(SampleFlowers.all))
                repository.all.answer(1, .failure(.decoding("[1].light is missing")))
                return await Preview.used(list(repository), then: ["refresh"])
            },
        ]
    }

    private static let many = (1...54).map { number in
        Flower(
            id: Flower.ID(Int64(number)), name: "Flower number \(number + 100)", otherNames: [],
            scientificName: "Flos numerus",
            family: "Numeraceae", colours: [.white], bloomMonths: [7], height: 20, light: .sun, description: "")
    }

    private static func list(_ repository: any FlowerRepository) -> FlowerListView {
        FlowerListFactory(repository: repository).screen(for: .fixed()) { Route(path: ["flowers", $0.description]) }
    }
}
