import Observation
import Screens

/// A screen that a test gives a page, and that keeps its address fields.
@MainActor @Observable final class FakeScreen: Screen {
    var page: Page
    @ObservationIgnored var edits: [String] = []

    init(_ title: String, content: [Element] = []) { page = Page(title: title, content: content) }

    func appear() async {}

    func edit(_ field: Field.ID, to value: String) {
        edits.append("\(field)=\(value)")
        page.content = page.content.map { element in
            guard case .address(var shown) = element, shown.id == field else { return element }
            shown.value = value
            return .address(shown)
        }
    }

    func perform(_ action: Action.ID) async -> Outcome { .stay }
}
