import Screens

/// A case that did not hold, with words that say which and how.
public struct ScreenContractFailure: Error, CustomStringConvertible {
    public let description: String

    /// Makes a failure from words that say what was expected and what was seen.
    public init(_ description: String) { self.description = description }
}

/// What holds for every screen.
@MainActor public enum ScreenContract {
    /// The law of addresses: a screen made for a route, and loaded, has that route's address.
    /// - Throws: ``ScreenContractFailure`` when the address is another.
    public static func checkAddress(_ route: Route, makeScreen: (Route) -> (any Screen)?) async throws {
        guard let screen = makeScreen(route) else { throw ScreenContractFailure("\(route) names no screen") }
        screen.apply(route.query)
        await screen.appear()
        let address = Route(path: route.path, query: screen.page.address)
        guard address == route else { throw ScreenContractFailure("\(route) became \(address)") }
        try checkPage(screen.page)
    }

    /// What holds for every page: ids are unique and well formed, choices hold their values, secrets are not in it.
    /// - Throws: ``ScreenContractFailure`` that names what does not hold.
    public static func checkPage(_ page: Page) throws {
        var names: [String] = []
        for element in page.content {
            if case .address(let field) = element { names.append(field.id.rawValue) }
            guard case .rows(let rows) = element else { continue }
            let ids = rows.rows.map(\.id)
            guard Set(ids).count == ids.count else {
                throw ScreenContractFailure("two rows of \(page.title) have the same id")
            }
        }
        let fields = page.forms.flatMap(\.fields)
        names += fields.map(\.id.rawValue)
        guard Set(names).count == names.count else {
            throw ScreenContractFailure("two fields of \(page.title) have the same id: \(names)")
        }
        for name in names + page.forms.map(\.id) where name.isEmpty || name.hasPrefix("_") || name.contains("/") {
            throw ScreenContractFailure("\(name) is no name for a field or a form")
        }
        for field in fields where field.kind == .secure && !field.value.isEmpty {
            throw ScreenContractFailure("the secret \(field.id) is in the page")
        }
        for form in page.forms where form.fields.contains(where: { $0.kind == .secure }) {
            guard form.actions.allSatisfy({ $0.confirmation == nil }) else {
                throw ScreenContractFailure("\(form.id) asks a question in a form with a secret")
            }
        }
        if let alert = page.alert, alert.actions.isEmpty {
            throw ScreenContractFailure("the alert \(alert.title) has no way out")
        }
    }
}
