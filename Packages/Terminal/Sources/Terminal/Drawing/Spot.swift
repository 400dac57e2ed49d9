import Screens

/// A thing on a page that can be chosen by moving to it.
enum Spot: Hashable, Sendable {
    /// A field: of the address, of a form, or of the editor of a row.
    case field(Field.ID)
    /// A row: of which list of the page, and its id.
    case row(list: Int, id: String)
    /// A button below a form.
    case button(form: String, Action.ID)

    var isRow: Bool { if case .row = self { true } else { false } }
}

/// A form on a page and where it stands.
struct PlacedForm {
    let form: Form
    /// The row in whose place it stands, or nil.
    let row: Spot?
}

extension Page {
    /// Everything that can be chosen, from top to bottom.
    var spots: [Spot] {
        var spots: [Spot] = []
        var list = -1
        for element in content {
            switch element {
            case .text, .progress, .picture: break
            case .address(let field): if field.kind != .hidden { spots.append(.field(field.id)) }
            case .form(let form):
                spots += form.shownFields.map { .field($0.id) }
                spots += form.actions.map { .button(form: form.id, $0.id) }
            case .rows(let rows):
                list += 1
                for row in rows.rows {
                    if let editor = row.editor, !editor.shownFields.isEmpty {
                        spots += editor.shownFields.map { .field($0.id) }
                    } else {
                        spots.append(.row(list: list, id: row.id))
                    }
                }
            }
        }
        return spots
    }

    /// The lists of the page, in order.
    var lists: [Rows] {
        content.compactMap { if case .rows(let rows) = $0 { rows } else { nil } }
    }

    /// The row that a spot is.
    func row(_ spot: Spot?) -> Row? {
        guard case .row(let list, let id) = spot else { return nil }
        let lists = lists
        return lists.indices.contains(list) ? lists[list].rows.first { $0.id == id } : nil
    }

    /// The form that a spot belongs to.
    func form(_ spot: Spot?) -> PlacedForm? {
        guard let spot else { return nil }
        var list = -1
        for element in content {
            if case .form(let form) = element, form.holds(spot) { return PlacedForm(form: form, row: nil) }
            guard case .rows(let rows) = element else { continue }
            list += 1
            for row in rows.rows {
                guard let editor = row.editor, editor.holds(spot) else { continue }
                return PlacedForm(form: editor, row: .row(list: list, id: row.id))
            }
        }
        return nil
    }

    /// The field that a spot is, and whether it is part of the address.
    func field(_ spot: Spot?) -> (field: Field, isAddress: Bool)? {
        guard case .field(let id) = spot else { return nil }
        for element in content {
            if case .address(let field) = element, field.id == id { return (field, true) }
        }
        return form(spot)?.form.fields.first { $0.id == id }.map { ($0, false) }
    }
}

extension Form {
    var shownFields: [Field] { fields.filter { $0.kind != .hidden } }

    fileprivate func holds(_ spot: Spot) -> Bool {
        switch spot {
        case .field(let field): fields.contains { $0.id == field }
        case .button(let form, let action): form == id && actions.contains { $0.id == action }
        case .row: false
        }
    }
}

extension Field {
    /// Whether it is filled in by typing.
    var isTyped: Bool {
        switch kind {
        case .line, .lines, .secure: true
        case .hidden, .choice: false
        }
    }
}
