import FlowerList
import Foundation
import Screens
import SharedData
import SharedDataTesting
import Testing

/// What the list looks like in each state, letter by letter.
@Suite(.timeLimit(.minutes(1))) @MainActor struct FlowerListGoldenTests {
    private let fields = """
        Search: ____

        Order: (Name)  Scientific name  Height  First bloom

        Colour: (Any)  White  Yellow  Orange  Pink  Red  Purple  Blue  Green  Brown

        Blooms in: (Any month)  January  February  March  April  May  June  July  August  September  October  November  December
        """

    private func screen(_ repository: any FlowerRepository) -> FlowerListView {
        FlowerListFactory(repository: repository).screen(for: Context(locale: Locale(identifier: "en_GB"))) {
            Route(path: ["flowers", $0.description])
        }
    }

    private func expect(_ screen: FlowerListView, _ text: String) {
        #expect(Array(screen.page.text.utf8) == Array((text + "\n").utf8))
    }

    @Test func loading() async {
        let repository = FakeFlowerRepository()
        let screen = screen(repository)
        let load = Task { await screen.appear() }
        await repository.all.wait(for: 1)

        expect(screen, "Flowers\n=======\n\n\(fields)\n\n… Loading the flowers\n\nActions: [Refresh]")
        load.cancel()
    }

    @Test func content() async {
        let screen = screen(ReadyFlowerRepository())
        await screen.appear()

        expect(
            screen,
            """
            Flowers
            =======

            \(fields)

            3 flowers

            > Alpine Delphinium — Delphinium elatum
            > Édelweiss — Leontopodium nivale
            > Snowdrop — Galanthus nivalis

            Actions: [Refresh]
            """)
    }

    @Test func oneFound() async {
        let screen = screen(ReadyFlowerRepository([SampleFlowers.snowdrop]))
        await screen.appear()

        expect(
            screen,
            "Flowers\n=======\n\n\(fields)\n\n1 flower\n\n> Snowdrop — Galanthus nivalis\n\nActions: [Refresh]")
    }

    @Test func nothingFound() async {
        let screen = screen(ReadyFlowerRepository())
        screen.edit("q", to: "tulip")
        await screen.appear()

        expect(
            screen,
            """
            Flowers
            =======

            \(fields.replacing("____", with: "tulip"))

            No flower is like that. Search for less, or show all flowers.

            [Show all flowers]

            Actions: [Refresh]
            """)
    }

    @Test func empty() async {
        let screen = screen(ReadyFlowerRepository([]))
        await screen.appear()

        expect(
            screen,
            "Flowers\n=======\n\n\(fields)\n\nThe catalogue has no flowers yet. Refresh to look again.\n\nActions: [Refresh]"
        )
    }

    @Test func failure() async {
        let screen = screen(ReadyFlowerRepository(failing: .network("nobody answered")))
        await screen.appear()

        expect(
            screen,
            """
            Flowers
            =======

            ! Error: The flowers could not be fetched: nobody answered. Check the connection and try again. [Retry] [Dismiss]

            \(fields)

            Actions: [Retry]
            """)
    }
}
