/// What a screen shows, as a plain value.
public struct Page: Sendable, Equatable, Codable {
    /// Whether there is something to show.
    public enum Status: String, Sendable, Codable {
        /// The page is as it should be (also while it loads, and when a reload failed over a value that is still shown).
        case ordinary
        /// What the route names does not exist, or not for this person.
        case notFound
        /// There is nothing to show because loading failed.
        case failed
    }

    /// The heading; also the window's or the document's title.
    public var title: String
    /// Whether there is something to show.
    public var status: Status
    /// What can be done with the page as a whole.
    public var toolbar: [Action]
    /// What is on the page, from top to bottom.
    public var content: [Element]
    /// What has to be seen before anything else is done.
    public var alert: Alert?
    /// What just happened, in passing, perhaps with a way to take it back.
    public var notice: Notice?
    /// The question to ask before leaving: set exactly while something typed is unsaved.
    public var leaving: Confirmation?

    /// Makes a page.
    public init(
        title: String, status: Status = .ordinary, toolbar: [Action] = [], content: [Element] = [],
        alert: Alert? = nil, notice: Notice? = nil, leaving: Confirmation? = nil
    ) {
        self.title = title
        self.status = status
        self.toolbar = toolbar
        self.content = content
        self.alert = alert
        self.notice = notice
        self.leaving = leaving
    }
}

extension Page {
    /// The page's address fields: the names that the query of its route may have.
    public var addressFields: [Field.ID] {
        content.compactMap { if case .address(let field) = $0 { field.id } else { nil } }
    }

    /// The values of the page's address fields that are not at their default (which is empty text): the query of the page's route.
    public var address: [String: String] {
        var address: [String: String] = [:]
        for case .address(let field) in content where !field.value.isEmpty {
            address[field.id.rawValue] = field.value
        }
        return address
    }

    /// Every form of the page: those of its own and the editors of its rows.
    public var forms: [Form] {
        content.flatMap { element -> [Form] in
            switch element {
            case .form(let form): [form]
            case .rows(let rows): rows.rows.compactMap(\.editor)
            default: []
            }
        }
    }

    /// Every action that the page offers, wherever it stands.
    public var actions: [Action] {
        var actions = toolbar
        for element in content {
            switch element {
            case .form(let form): actions += form.actions
            case .rows(let rows):
                for row in rows.rows {
                    if let toggle = row.toggle { actions.append(toggle) }
                    actions += row.actions
                    actions += row.editor?.actions ?? []
                }
            default: break
            }
        }
        actions += alert?.actions ?? []
        if let undo = notice?.action { actions.append(undo) }
        return actions
    }
}

/// A thing on a page.
public enum Element: Sendable, Equatable, Codable {
    /// A paragraph.
    case text(Text)
    /// Something is on its way; the words say what.
    case progress(String)
    /// A picture, with words for who doesn't see it.
    case picture(Picture)
    /// A list, or a window on one.
    case rows(Rows)
    /// Fields to fill in.
    case form(Form)
    /// A value that is part of the page's address: search, sort, filter, window, the row being edited, what can be undone.
    /// A hidden one is not shown; the others can be changed in place, which needs no action.
    case address(Field)
}

extension Element {
    /// A paragraph of ordinary text.
    public static func text(_ words: String, role: Text.Role = .body) -> Element { .text(Text(words, role: role)) }

    /// A value that is part of the page's address and is not shown; nil is its default.
    public static func hidden(_ field: Field.ID, _ value: (some CustomStringConvertible)?) -> Element {
        .address(Field(field, "", kind: .hidden, value: value?.description ?? ""))
    }
}

/// A paragraph.
public struct Text: Sendable, Equatable, Codable {
    /// What a paragraph is for.
    public enum Role: String, Sendable, Codable {
        /// Ordinary text.
        case body
        /// A heading within the page.
        case heading
        /// Something said beside the main thing: a hint, a count.
        case secondary
        /// Something that went wrong.
        case problem
    }

    /// What it says. Line breaks count.
    public var words: String
    /// What it is for.
    public var role: Role

    /// Makes a paragraph.
    public init(_ words: String, role: Role = .body) {
        self.words = words
        self.role = role
    }
}

/// A picture, with words for who doesn't see it.
public struct Picture: Sendable, Equatable, Codable {
    /// Where it is: a path below the program's own address.
    public var source: String
    /// What there is to see.
    public var description: String

    /// Makes a picture.
    public init(source: String, description: String) {
        self.source = source
        self.description = description
    }
}
