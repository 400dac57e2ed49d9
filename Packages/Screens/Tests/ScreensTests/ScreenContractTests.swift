import Screens
import ScreensTesting
import Testing

@MainActor @Suite struct ScreenContractTests {
    private func page(_ content: [Element]) -> Page { Page(title: "Page", content: content) }

    @Test func `a screen whose address is its route passes`() async throws {
        try await ScreenContract.checkAddress(Route(path: ["a"], query: ["q": "x"])) { _ in
            FakeScreen("A", content: [.address(Field("q", "Search"))])
        }
    }

    @Test func `a screen that forgets its query, and a route without a screen, fail`() async {
        await #expect(throws: ScreenContractFailure.self) {
            try await ScreenContract.checkAddress(Route(path: ["a"], query: ["q": "x"])) { _ in FakeScreen("A") }
        }
        await #expect(throws: ScreenContractFailure.self) {
            try await ScreenContract.checkAddress(Route(path: ["a"])) { _ in nil }
        }
    }

    @Test(
        arguments: [
            [.rows(Rows([Row(id: "1", title: "a"), Row(id: "1", title: "b")]))],
            [.address(Field("q", "A")), .form(Form(id: "f", fields: [Field("q", "B")], actions: []))],
            [.form(Form(id: "f", fields: [Field("_next", "A")], actions: []))],
            [.form(Form(id: "f", fields: [Field("a/b", "A")], actions: []))],
            [.form(Form(id: "", fields: [], actions: []))], [.form(Form(id: "_f", fields: [], actions: []))],
            [
                .form(
                    Form(
                        id: "f", fields: [Field("s", "Secret", kind: .secure)],
                        actions: [Action("x", "X", confirmation: Confirmation(question: "Really?", yes: "Yes"))]))
            ],
        ] as [[Element]]) func `a page that breaks a rule fails`(content: [Element])
    {
        #expect(throws: ScreenContractFailure.self) { try ScreenContract.checkPage(page(content)) }
    }

    @Test func `a secret in a page fails`() {
        var field = Field("s", "Secret", kind: .secure)
        field.value = "hunter2"

        #expect(throws: ScreenContractFailure.self) {
            try ScreenContract.checkPage(page([.form(Form(id: "f", fields: [field], actions: []))]))
        }
    }

    @Test func `an alert without a way out fails`() {
        var page = page([])
        page.alert = Alert(title: "Error", message: "…", actions: [])

        #expect(throws: ScreenContractFailure.self) { try ScreenContract.checkPage(page) }
    }
}
