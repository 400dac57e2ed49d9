import Screens

for state in Previews.states {
    guard let list = await state.prepare() else { continue }
    print("──── \(state.name): \(Route(path: ["todos"], query: list.page.address))\n")
    print(list.page.text)
}
