import Screens

/// Small pages that the tests share.
enum Pages {
    static func list(_ titles: [String], isOn: Bool? = nil, extra: [Element] = []) -> Page {
        let rows = titles.enumerated().map { index, title in
            Row(
                id: "\(index)", title: title, isOn: isOn,
                toggle: isOn == nil ? nil : Action(Action.ID("complete", index), "Complete"),
                actions: [
                    Action(Action.ID("edit", index), "Edit"),
                    Action(Action.ID("delete", index), "Delete", role: .destructive),
                ])
        }
        return Page(title: "Todos", content: extra + [.rows(Rows(rows))])
    }

    static let login = Page(
        title: "Sign in",
        content: [
            .form(
                Form(
                    id: "login",
                    fields: [
                        Field("mail", "E-mail", isRequired: true),
                        Field("secret", "Password", kind: .secure, isRequired: true),
                    ], actions: [Action("login", "Sign in")]))
        ])

    static func entry(_ text: String = "", leaving: Bool = false) -> Page {
        Page(
            title: "Entry",
            content: [
                .form(
                    Form(
                        id: "entry", fields: [Field("text", "Text", kind: .lines, value: text, isRequired: true)],
                        actions: [Action("save", "Save")]))
            ],
            leaving: leaving ? Confirmation(question: "Throw it away?", yes: "Throw away", no: "Keep") : nil)
    }

    /// The first row of a list, in the state of being edited.
    static func editing(_ title: String, isRequired: Bool = false) -> Page {
        var page = list(["milk", "bread"])
        guard case .rows(var rows) = page.content[0] else { return page }
        rows.rows[0].editor = Form(
            id: "row", fields: [Field("title", "Title", value: title, isRequired: isRequired)],
            actions: [Action("save/0", "Save"), Action("cancel", "Cancel", role: .cancel)])
        page.content[0] = .rows(rows)
        return page
    }
}
