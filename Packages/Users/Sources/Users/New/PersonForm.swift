import Screens
import SharedData
import UsersDomain

/// What is typed of a person, and what is wrong with it.
struct PersonForm: Equatable {
    /// What was typed, by field; others are untouched.
    private(set) var typed: [Field.ID: String] = [:]
    /// What is wrong with a field.
    private(set) var messages: [Field.ID: String] = [:]

    /// The fields, filled with what was typed and otherwise with what is known.
    func fields(of person: Person?) -> [Field] {
        let name = Field(
            .personName, UserTexts.name, value: typed[.personName] ?? person?.name ?? "", isRequired: true,
            message: messages[.personName])
        return [name]
            + PersonDetail.allCases.map { detail in
                let field = Field.ID(detail)
                return Field(
                    field, detail.label, value: typed[field] ?? person?.details[detail] ?? "", message: messages[field])
            }
    }

    /// Takes what is typed in a field; false when it is none of the form's.
    @discardableResult mutating func type(_ text: String, in field: Field.ID) -> Bool {
        guard field == .personName || PersonDetail(field) != nil else { return false }
        typed[field] = text
        messages[field] = nil
        return true
    }

    /// Takes a refusal; false when it is about no field.
    mutating func show(_ error: UserError) -> Bool {
        guard case .invalid(let problem, _) = error else { return false }
        let field: Field.ID =
            switch problem.field {
            case .name: .personName
            case .detail(let detail): Field.ID(detail)
            }
        messages[field] = problem.description
        return true
    }

    /// What was typed, as a new person.
    var draft: PersonDraft { PersonDraft(name: typed[.personName] ?? "", details: details) }

    /// What was typed and is not known of a person yet; nil when there is nothing.
    func change(of person: Person) -> PersonChange? {
        var change = PersonChange()
        if let name = typed[.personName], !name.hasSameBytes(as: person.name) { change.name = name }
        for (detail, text) in details.all where !text.hasSameBytes(as: person.details[detail] ?? "") {
            change.details[detail] = text
        }
        return change == PersonChange() ? nil : change
    }

    private var details: PersonDetails {
        var details: PersonDetails = [:]
        for detail in PersonDetail.allCases { details[detail] = typed[Field.ID(detail)] }
        return details
    }

    /// Whether something is in it that is not blank.
    var hasText: Bool { typed.values.contains { !$0.trimmed.isEmpty } }
}

extension Field.ID {
    static let personName: Field.ID = "name"

    init(_ detail: PersonDetail) { self.init(detail.rawValue) }
}

extension PersonDetail {
    init?(_ field: Field.ID) { self.init(rawValue: field.rawValue) }
}
