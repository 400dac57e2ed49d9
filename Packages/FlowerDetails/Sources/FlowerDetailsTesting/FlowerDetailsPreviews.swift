import FlowerDetails
import Foundation
import ScreensTesting
import SharedData
import SharedDataTesting

import struct Screens.Route

/// The feature's screen in each of its states.
@MainActor public enum FlowerDetailsPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { content + failures }

    private static var content: [Preview] {
        [
            Preview("Flower", "loading", isLoading: true) { details(Flower.ID(4), FakeFlowerRepository()) },
            Preview("Flower", "as the catalogue has it") {
                await Preview.used(details(SampleFlowers.delphinium.id, ReadyFlowerRepository()))
            },
            Preview("Flower", "of which little is known") {
                var flower = SampleFlowers.edelweiss
                flower.otherNames = []
                flower.description = ""
                return await Preview.used(details(flower.id, ReadyFlowerRepository([flower])))
            },
            Preview("Flower", "a reload under way", during: "refresh") {
                let repository = FakeFlowerRepository()
                repository.one.answer(0, .success(SampleFlowers.edelweiss))
                return await Preview.used(details(SampleFlowers.edelweiss.id, repository))
            },
            Preview("Flower", "a long description") {
                var flower = SampleFlowers.snowdrop
                flower.description = String(repeating: "Pushes through the snow. ", count: 40)
                return await Preview.used(details(flower.id, ReadyFlowerRepository([flower])))
            },
            Preview("Flower", "a name that programs have stumbled over") {
                var flower = SampleFlowers.snowdrop
                flower.name = "‮ Schnee\u{7}glöckchen 🌷👩‍🌾"
                return await Preview.used(details(flower.id, ReadyFlowerRepository([flower])))
            },
        ]
    }

    private static var failures: [Preview] {
        [
            Preview("Flower", "not there") { await Preview.used(details(Flower.ID(0), ReadyFlowerRepository())) },
            Preview("Flower", "the load failed") {
                await Preview.used(
                    details(Flower.ID(4), ReadyFlowerRepository(failing: .network("nobody answered"))))
            },
            Preview("Flower", "the load failed, which was seen") {
                await Preview.used(
                    details(Flower.ID(4), ReadyFlowerRepository(failing: .network("nobody answered"))),
                    then: ["dismiss"])
            },
            Preview("Flower", "a reload failed") {
                let repository = FakeFlowerRepository()
                repository.one.answer(0, .success(SampleFlowers.edelweiss))
                repository.one.answer(1, .failure(.network("nobody answered")))
                return await Preview.used(details(SampleFlowers.edelweiss.id, repository), then: ["refresh"])
            },
        ]
    }

    private static func details(_ id: Flower.ID, _ repository: any FlowerRepository) -> FlowerDetailsView {
        FlowerDetailsFactory(repository: repository).screen(id, for: .fixed(), list: Route(path: ["flowers"]))
    }
}
