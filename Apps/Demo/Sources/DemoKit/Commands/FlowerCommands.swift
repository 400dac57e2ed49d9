import Endpoints
import FlowerDetails
import FlowerList
import Screens
import SharedData
import Terminal

/// `demo flowers …`: open to everyone, and without a database.
enum FlowerCommands {
    static let list = Command(
        path: ["flowers", "list"], summary: "print the flower catalogue",
        options: [
            .init(
                name: "search", value: "TEXT",
                summary: "only those with this text in one of their names, without regard to case and accents"),
            .init(name: "json", summary: "as JSON"),
        ]
    ) { invocation throws(Failure) in
        let query = FlowerQuery(text: invocation.options["search"] ?? "", sort: .name)
        let flowers = query.apply(to: try await all())
        if invocation.has("json") {
            invocation.console.output(flowers.map(FlowerWire.init).json + [0x0A])
        } else {
            let names = flowers.map { $0.name.visible() }
            let width = names.map(Cells.width(of:)).max() ?? 0
            for (flower, name) in zip(flowers, names) {
                let id = String(repeating: " ", count: max(0, 3 - flower.id.description.count)) + flower.id.description
                invocation.console.print("\(id)  \(Cells.pad(name, to: width))  \(flower.scientificName.visible())\n")
            }
            if flowers.isEmpty { invocation.console.message("No flower has this in its names.") }
        }
    }

    static let show = Command(
        path: ["flowers", "show"], summary: "print what is known of a flower", operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        guard let id = Flower.ID(invocation.operands[0]) else {
            throw Failure(
                .wrongUse,
                "'\(invocation.operands[0].visible())' is not a flower id: it is a whole number, as 'demo flowers list' shows it"
            )
        }
        let screen = FlowerDetailsFactory(repository: Assembler.catalogue).screen(
            id, for: Context(), list: FlowerListView.route)
        await screen.appear()
        let page = screen.page
        guard page.status != .notFound else { throw Failure(.notFound, "no such flower: \(id)") }
        invocation.console.print(page.text)
        if page.status == .failed { throw Failure(.failed, page.alert?.message ?? "the flower could not be fetched") }
    }

    private static func all() async throws(Failure) -> [Flower] {
        do { return try await GetFlowers(repository: Assembler.catalogue).flowers() } catch {
            throw Failure(.failed, error.message ?? "cancelled")
        }
    }
}
