for state in Previews.states {
    guard let screen = await state.prepare() else { continue }
    print("──── \(state.name)\n")
    print(screen.page.text)
}
