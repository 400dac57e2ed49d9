extension Page {
    /// The page as plain text: what `demo show` prints and golden tests compare. Data can send nothing to a terminal by it.
    public var text: String {
        let title = title.visible()
        var lines = [title, String(repeating: "=", count: max(title.count, 1))]
        if let alert {
            lines += ["", "! \(alert.title.visible()): \(alert.message.visible())\(alert.actions.buttons)"]
        }
        if let notice {
            lines += ["", "* \(notice.text.visible())\(notice.action.map { [$0] }?.buttons ?? "")"]
        }
        for element in content {
            let block = element.lines
            guard !block.isEmpty else { continue }
            if !(lines.last ?? "").isEmpty { lines.append("") }
            lines += block
        }
        if !toolbar.isEmpty { lines += ["", "Actions:\(toolbar.buttons)"] }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Element {
    fileprivate var lines: [String] {
        switch self {
        case .text(let text):
            let words = text.words.visible(keepingLines: true).split(separator: "\n", omittingEmptySubsequences: false)
            switch text.role {
            case .body, .secondary: return words.map(String.init)
            case .heading: return words.map { "## \($0)" }
            case .problem: return words.map { "! \($0)" }
            }
        case .progress(let words): return ["… \(words.visible())"]
        case .picture(let picture): return ["[\(picture.description.visible())]"]
        case .rows(let rows): return rows.lines
        case .form(let form):
            return form.fields.flatMap(\.lines) + (form.actions.isEmpty ? [] : [form.actions.buttons.trimmedStart])
        case .address(let field): return field.lines
        }
    }
}

extension Rows {
    fileprivate var lines: [String] {
        var lines: [String] = []
        for row in rows {
            if let heading = row.heading {
                if !lines.isEmpty { lines.append("") }
                lines.append("## \(heading.visible())")
            }
            let mark = row.isOn.map { $0 ? "[x] " : "[ ] " } ?? (row.destination == nil ? "- " : "> ")
            if let editor = row.editor {
                let block = editor.fields.flatMap(\.lines) + [editor.actions.buttons.trimmedStart]
                let indent = String(repeating: " ", count: mark.count)
                lines += block.enumerated().map { ($0 == 0 ? mark : indent) + $1 }
            } else {
                let subtitle = row.subtitle.map { " — \($0.visible())" } ?? ""
                lines.append(mark + row.title.visible() + subtitle)
            }
        }
        if let window, let places = window.places, window.total > rows.count {
            lines.append("(\(places.lowerBound)–\(places.upperBound) of \(window.total))")
        }
        return lines
    }
}

extension Field {
    fileprivate var lines: [String] {
        let problem = message.map { ["  ! \($0.visible())"] } ?? []
        switch kind {
        case .hidden: return []
        case .secure: return ["\(label.visible()): \(isBlank ? "____" : "••••")"] + problem
        case .line: return ["\(label.visible()): \(value.isEmpty ? "____" : value.visible())"] + problem
        case .lines:
            let words = value.visible(keepingLines: true).split(separator: "\n", omittingEmptySubsequences: false)
            return ["\(label.visible()):"] + words.map { "  | \($0)" } + problem
        case .choice(let choices):
            let labels = choices.map { $0.value == value ? "(\($0.label.visible()))" : $0.label.visible() }
            return ["\(label.visible()): \(labels.joined(separator: "  "))"] + problem
        }
    }
}

extension [Action] {
    fileprivate var buttons: String { map { " [\($0.title.visible())]" }.joined() }
}

extension String {
    fileprivate var trimmedStart: String { String(drop(while: \.isWhitespace)) }
}
