import Screens

/// What a shell keeps beside a live page: where on it the person is. The texts of secrets are here and nowhere else.
struct PageState {
    /// What is chosen.
    var focus: Spot?
    /// Whether the person chose it; until then the page's best beginning is chosen.
    var isFocusChosen = false
    /// The first line of the content that is shown.
    var scroll = 0
    /// Whether the content scrolls so that the focus is seen.
    var followsFocus = true
    /// The texts that are being typed.
    var editors: [Field.ID: TextEditor] = [:]
    /// How often the focus went elsewhere by itself.
    private(set) var focusMoves = 0
    /// The place of the focus among the page's spots, for when what it was on is gone.
    private var place = 0
    /// The row whose editor has the focus.
    private var editedRow: Spot?
    /// Whether the person is done typing for now, so that no field takes the focus by itself.
    var isDoneTyping = false

    /// Brings the state in line with a page that may have changed.
    mutating func reconcile(with page: Page) {
        let spots = page.spots
        let before = focus
        for element in page.content {
            if case .address(let field) = element { reconcile(field) }
        }
        for field in page.forms.flatMap(\.fields) { reconcile(field) }
        if case .row(let list, let id) = focus, page.lists.indices.contains(list),
            let editor = page.lists[list].rows.first(where: { $0.id == id })?.editor,
            let first = editor.shownFields.first
        {
            focus = .field(first.id)
        }
        if focus?.isRow == true, !spots.contains(where: \.isRow) {
            // The last row is gone: a field that took the focus now would swallow the key that undoes it.
            focus = nil
            isDoneTyping = true
        } else if !isFocusChosen, !isDoneTyping {
            focus = page.beginning
        } else if let old = focus, !spots.contains(old) {
            let rows = spots.filter(\.isRow)
            if let editedRow, spots.contains(editedRow) {
                focus = editedRow
            } else if old.isRow, !rows.isEmpty {
                focus = spots[min(place, spots.count - 1)]
                if focus?.isRow != true { focus = rows.last }
            } else {
                focus = page.beginning
            }
            followsFocus = true
        } else if focus == nil {
            focus = isDoneTyping ? spots.first(where: \.isRow) : page.beginning
        }
        if before != nil, before != focus { focusMoves += 1 }
        place = focus.flatMap { spots.firstIndex(of: $0) } ?? 0
        editedRow = page.form(focus)?.row
    }

    /// Takes every secret away.
    mutating func forgetSecrets(of page: Page) {
        for field in page.forms.flatMap(\.fields) where field.kind == .secure { editors[field.id] = nil }
    }

    private mutating func reconcile(_ field: Field) {
        switch field.kind {
        case .line, .lines:
            var editor = editors[field.id] ?? TextEditor(field.value, isMultiline: field.kind == .lines)
            editor.replace(with: field.value)
            editors[field.id] = editor
        case .secure: if editors[field.id] == nil { editors[field.id] = TextEditor() }
        case .hidden, .choice: break
        }
    }
}

extension Page {
    /// What is chosen when a page is first seen: its first row; without one, and once it is all there, the first field that wants filling.
    fileprivate var beginning: Spot? {
        let spots = spots
        let isLoading = content.contains { if case .progress = $0 { true } else { false } }
        if let editor = lists.flatMap(\.rows).compactMap(\.editor).first?.shownFields.first { return .field(editor.id) }
        if let row = spots.first(where: \.isRow) { return row }
        guard !isLoading else { return nil }
        for element in content {
            guard case .form(let form) = element else { continue }
            if let field = form.shownFields.first(where: { $0.isRequired && $0.isBlank }) ?? form.shownFields.first {
                return .field(field.id)
            }
        }
        return spots.first { if case .button = $0 { true } else { false } }
    }
}
