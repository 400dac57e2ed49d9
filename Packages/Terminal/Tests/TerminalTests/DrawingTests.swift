import Screens
import Testing

@testable import Terminal

@Suite struct DrawingTests {
    private static let frame = Frame(
        title: "Trellis",
        tabs: [
            Tab(title: "Todos", icon: "☑", root: Route(path: ["todos"])),
            Tab(title: "Diary", icon: "✎", root: Route(path: ["diary"])),
        ], owner: "ann", ownerName: "Ann 家族")

    private static var page: Page {
        var page = Pages.list(["milk", "家族の写真を整理する, and then some more of it", "👨‍👩‍👧‍👦 e\u{301} \u{1B}[31m"], isOn: false)
        page.content.insert(
            .address(
                Field("show", "Show", kind: .choice([Choice("", "All"), Choice("done", "Completed")]))), at: 0)
        page.content.append(.text("3 items left", role: .secondary))
        page.notice = Notice("Deleted “bread”", action: Action("undo", "Undo"))
        return page
    }

    private func scene(_ page: Page?) -> Scene {
        var state = PageState()
        if let page { state.reconcile(with: page) }
        return Scene(
            frame: Self.frame, tab: 0, page: page, state: state, noticeKey: "u",
            hints: [
                Scene.Hint(key: "x", title: "Complete"), Scene.Hint(key: "q", title: "quit"),
                Scene.Hint(key: "?", title: "help"),
            ])
    }

    private func text(_ columns: Int, _ rows: Int, _ page: Page? = page) -> String {
        scene(page).draw(Size(columns: columns, rows: rows)).drawing.text
    }

    @Test func `a page at 80 by 24`() {
        let lines = text(80, 24).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

        #expect(lines.count == 24)
        #expect(
            lines.prefix(11) == [
                " Trellis  [1 ☑ Todos] 2 ✎ Diary                                        Ann 家族",
                " Todos",
                String(repeating: "─", count: 80),
                "  Show  (•) All  ( ) Completed",
                "",
                "› [ ] milk",
                "  [ ] 家族の写真を整理する, and then some more of it",
                "  [ ] 👨‍👩‍👧‍👦 e\u{301} ␛[31m",
                "",
                "  3 items left",
                "",
            ])
        #expect(lines.suffix(2) == [" ✓ Deleted “bread”   u Undo", " x Complete  q quit  ? help"])
    }

    @Test func `a page at 20 by 5`() {
        #expect(
            text(20, 5) == """
                 [1 Todos] 2 Diary
                 Todos
                › [ ] milk         ↕
                 ✓ Delete…   u Undo
                 q quit  ? help
                """)
    }

    @Test func `a page in one cell`() {
        #expect(text(1, 1) == "…")
    }

    @Test func `a page at 500 by 200 keeps its text at a width that can be read`() {
        var page = Self.page
        page.content.append(.text(String(repeating: "a long text ", count: 40)))

        let drawing = scene(page).draw(Size(columns: 500, rows: 200)).drawing

        #expect(drawing.lines.count == 200)
        #expect(drawing.lines[3..<190].allSatisfy { $0.width <= PageLayout.maximumWidth })
    }

    @Test(arguments: [1, 2, 5, 9, 10, 12, 20, 79], [1, 2, 3, 4, 5, 6, 12, 30])
    func `at every size each line fits and the chosen row is seen`(columns: Int, rows: Int) {
        var page = Self.page
        page.content.append(
            .form(
                Form(
                    id: "f", fields: [Field("a", "家族 label"), Field("b", "Text", kind: .lines, value: "家\n族")],
                    actions: [Action("x", "Save")])))
        page.content.append(.picture(Picture(source: "/p.jpg", description: "A rose")))
        for spot in page.spots {
            var state = PageState()
            state.reconcile(with: page)
            state.focus = spot
            state.isFocusChosen = true
            var scene = scene(page)
            scene.state = state
            for dialog in [
                nil,
                Scene.Dialog(
                    title: "家族", message: "Really?", buttons: [Action("y", "Yes"), Action("n", "No")], focus: 1),
            ] {
                scene.dialog = dialog

                let drawing = scene.draw(Size(columns: columns, rows: rows)).drawing

                #expect(drawing.lines.count == rows)
                #expect(drawing.lines.allSatisfy { $0.width <= columns })
                if let cursor = drawing.cursor { #expect(cursor.row < rows && cursor.column < columns) }
                if columns >= 10, rows >= 4 { #expect(drawing.text.contains("›") || drawing.cursor != nil) }
            }
        }
    }

    @Test func `a page that is not found or could not be loaded says so in words`() {
        #expect(text(60, 8, Page(title: "Rose", status: .notFound)).contains("Rose (not found)"))
        #expect(text(60, 8, Page(title: "Rose", status: .failed)).contains("Ctrl-R tries again"))
        #expect(text(60, 8, nil).contains("There is nothing to show here."))
    }

    @Test func `what is on its way is named`() {
        #expect(
            text(60, 8, Page(title: "Rose", content: [.progress("Loading the rose…")])).contains("⋯ Loading the rose…"))
    }

    @Test func `the chosen title is shown in full, the others are cut`() {
        let title = "a title that is longer than the width of the screen"
        let page = Pages.list([title, title])

        let text = text(30, 12, page)

        #expect(text.contains("› a title that is longer than"))
        #expect(text.contains("  the width of the screen"))
        #expect(text.contains("  a title that is longer tha…"))
    }

    @Test func `a dialog lies over wide characters without shifting them`() {
        let line = Line("家族家族家族")

        #expect(line.overlaid(with: Line("|"), at: 3).text == "家 |家族家族")
        #expect(line.overlaid(with: Line("||"), at: 3).text == "家 || 族家族")
        #expect(Line("a").overlaid(with: Line("|"), at: 3).text == "a  |")
    }

    @Test func `a message that is too long for the screen keeps its buttons and says that there is more`() {
        var scene = scene(Self.page)
        let message = String(repeating: "a long message ", count: 40)
        scene.dialog = Scene.Dialog(title: "Error", message: message, buttons: [Action("ok", "OK")], focus: 0)

        let text = scene.draw(Size(columns: 40, rows: 8)).drawing.text

        #expect(text.contains("›[ OK ]"))
        #expect(text.contains("…"))
    }

    @Test func `the help is read in full in a narrow terminal`() {
        var scene = scene(Self.page)
        scene.panel = Scene.Panel(
            title: "Keys", entries: [Scene.Hint(key: "Esc", title: "go back, and stop typing in a field")])

        let text = scene.draw(Size(columns: 30, rows: 12)).drawing.text

        #expect(text.contains("Esc  go back, and"))
        #expect(text.contains("typing in a"))
        #expect(text.contains("field"))
    }
}
