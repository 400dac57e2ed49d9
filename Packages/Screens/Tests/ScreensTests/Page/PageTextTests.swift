import Screens
import Testing

import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@Suite struct PageTextTests {
    private let page = Page(
        title: "Todos \u{1B}", toolbar: [Action("clear", "Clear completed", role: .destructive)],
        content: [
            .address(Field("q", "Search", value: "milk")), .address(Field("offset", "", kind: .hidden, value: "50")),
            .address(Field("show", "Show", kind: .choice([Choice("", "All"), Choice("done", "Completed")]))),
            .text("Your list", role: .heading), .text("one\ntwo"), .text("Careful", role: .problem),
            .progress("Loading…"),
            .picture(Picture(source: "/rose.jpg", description: "A rose")),
            .rows(
                Rows(
                    [
                        Row(id: "1", title: "milk", isOn: true, heading: "Today"),
                        Row(id: "2", title: "bread\u{7}", subtitle: "rye", isOn: false),
                        Row(id: "3", title: "jam", destination: Route(path: ["3"]), heading: "Later"),
                        Row(
                            id: "4", title: "tea",
                            editor: Form(
                                id: "e", fields: [Field("t", "Title", value: "tea", message: "Too hot.")],
                                actions: [Action("save/4", "Save")])),
                    ], window: Window(offset: 50, limit: 50, total: 200))),
            .form(
                Form(
                    id: "new",
                    fields: [
                        Field("title", "Title", isRequired: true, message: "Write something."),
                        Field("secret", "Password", kind: .secure, value: "hunter2"),
                        Field("text", "Text", kind: .lines, value: "a\nb"),
                        Field("h", "Hidden", kind: .hidden, value: "x"),
                    ], actions: [Action("add", "Add")])),
        ], alert: Alert(title: "Error", message: "No network", actions: [Action("ok", "OK")]),
        notice: Notice("Deleted", action: Action("undo", "Undo")))

    @Test func `a page is plain text that tells everything but secrets`() {
        #expect(
            page.text == """
                Todos ␛
                =======

                ! Error: No network [OK]

                * Deleted [Undo]

                Search: milk

                Show: (All)  Completed

                ## Your list

                one
                two

                ! Careful

                … Loading…

                [A rose]

                ## Today
                [x] milk
                [ ] bread␇ — rye

                ## Later
                > jam
                - Title: tea
                    ! Too hot.
                  [Save]
                (51–100 of 200)

                Title: ____
                  ! Write something.
                Password: ••••
                Text:
                  | a
                  | b
                [Add]

                Actions: [Clear completed]

                """)
        #expect(!page.text.contains("hunter2"))
    }

    @Test func `the line below the title is as long as what is shown of it`() {
        #expect(Page(title: "\u{202E}\u{7}").text == "⟨202E⟩␇\n=======\n")
        #expect(Page(title: "").text == "\n=\n")
    }

    @Test func `a page survives being coded, and no secret is in it`() throws {
        let data = try JSONEncoder().encode(page)

        #expect(try JSONDecoder().decode(Page.self, from: data) == page)
        #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
    }

    @Test func `a page's address holds what is not at its default`() {
        #expect(page.address == ["q": "milk", "offset": "50"])
    }

    @Test func `every action of a page is found`() {
        #expect(Set(page.actions.map(\.id.rawValue)) == ["clear", "save/4", "add", "ok", "undo"])
        #expect(page.forms.map(\.id) == ["e", "new"])
    }

    @Test(
        arguments: [
            ("complete/3", "complete", "3"), ("save", "save", nil), ("a/b/c", "a", "b/c"), ("a/", "a", ""),
            ("", "", nil), ("/", "", ""),
        ] as [(String, String, String?)]) func `an action is a verb and a target`(
            text: String, verb: String, target: String?
        )
    {
        let id = Action.ID(text)

        #expect(id.verb == verb)
        #expect(id.target == target)
    }

    @Test func `a form is complete when nothing required is blank`() {
        func form(_ value: String, _ kind: Field.Kind = .line) -> Form {
            Form(id: "f", fields: [Field("a", "A", kind: kind, value: value, isRequired: true)], actions: [])
        }

        #expect(!form("").isComplete)
        #expect(!form(" \u{3000}\n").isComplete)
        #expect(form("x").isComplete)
        #expect(form(" ", .secure).isComplete)
    }
}
