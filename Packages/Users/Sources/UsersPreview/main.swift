import Screens

for state in Previews.states {
    guard let screen = await state.prepare() else { continue }
    print("──── \(state.name): \(Route(path: state.path, query: screen.page.address))\n")
    print(screen.page.text)
}
