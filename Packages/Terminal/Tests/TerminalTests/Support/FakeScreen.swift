import Observation
import Screens

/// A screen whose page a test sets and changes, and that keeps what was done to it.
@MainActor @Observable final class FakeScreen: Screen {
    var page: Page
    @ObservationIgnored var appearances = 0
    @ObservationIgnored var edits: [String] = []
    @ObservationIgnored var performed: [String] = []
    @ObservationIgnored var onAppear: (FakeScreen) async -> Void = { _ in }
    @ObservationIgnored var onEdit: (FakeScreen, Field.ID, String) -> Void = { $0.setField($1, to: $2) }
    @ObservationIgnored var onPerform: (FakeScreen, Action.ID) async -> Outcome = { _, _ in .stay }

    init(_ page: Page) { self.page = page }

    func appear() async {
        appearances += 1
        await onAppear(self)
    }

    func edit(_ field: Field.ID, to value: String) {
        edits.append("\(field)=\(value)")
        onEdit(self, field, value)
    }

    func perform(_ action: Action.ID) async -> Outcome {
        performed.append(action.rawValue)
        return await onPerform(self, action)
    }

    /// Puts a value into the page, wherever the field stands.
    func setField(_ id: Field.ID, to value: String) {
        func changed(_ field: Field) -> Field {
            guard field.id == id else { return field }
            return Field(
                field.id, field.label, kind: field.kind, value: value, isRequired: field.isRequired,
                message: field.message)
        }
        page.content = page.content.map { element in
            switch element {
            case .address(let field): return .address(changed(field))
            case .form(var form):
                form.fields = form.fields.map(changed)
                return .form(form)
            case .rows(var rows):
                rows.rows = rows.rows.map { row in
                    var row = row
                    if let fields = row.editor?.fields.map(changed) { row.editor?.fields = fields }
                    return row
                }
                return .rows(rows)
            default: return element
            }
        }
    }
}
