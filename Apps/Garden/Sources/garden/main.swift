import FlowerDetails
import FlowerList
import Foundation
import Screens
import SharedData
import Terminal

/// A program of two features and a shell: the flower catalogue in a terminal.
@MainActor final class Garden: App {
    let frame = Frame(title: "Garden", tabs: [Tab(title: "Flowers", icon: "✿", root: FlowerListView.route)])

    func screen(for route: Route) -> (any Screen)? {
        if route.path == FlowerListView.route.path {
            return FlowerListFactory.preview.screen(for: Context(), details: FlowerDetailsView.route)
        }
        return FlowerDetailsView.id(in: route).map {
            FlowerDetailsFactory.preview.screen($0, for: Context(), list: FlowerListView.route)
        }
    }

    // Nobody signs in here.
    func refresh() async {}
    func signedIn(_ token: SessionToken) async {}
    func signedOut() async {}
    func perform(_ action: Action.ID) async -> Outcome { .stay }
}

let garden = Garden()
if TerminalShell.isPossible { exit(await TerminalShell(app: garden).run()) }
if let list = garden.screen(for: FlowerListView.route) {
    await list.appear()
    print(list.page.text, terminator: "")
}
