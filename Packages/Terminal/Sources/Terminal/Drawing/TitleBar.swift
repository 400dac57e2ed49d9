import Screens

/// The first line: the program, its tabs, and who is signed in.
struct TitleBar {
    let frame: Frame
    /// The tab in front; nil while the app is locked, when no tabs are shown.
    let tab: Int?

    /// The fullest form that fits a width.
    func line(_ columns: Int) -> Line {
        for detail in Detail.allCases.dropLast() {
            let line = line(detail)
            if line.left.width + line.right.width <= columns {
                return (line.left.padded(to: columns - line.right.width) + line.right).reversedBar
            }
        }
        return line(.number).left.padded(to: columns).reversedBar
    }

    /// What is left out, step by step, as the width gets smaller.
    private enum Detail: Int, CaseIterable, Comparable {
        case all, noIcons, noOwner, noTitle, number

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private func line(_ detail: Detail) -> (left: Line, right: Line) {
        var left = Line(" ")
        if detail < .noTitle || tab == nil { left.spans += [Span(frame.title, .bold), Span("  ")] }
        if let tab {
            for (index, entry) in frame.tabs.enumerated() {
                let isChosen = index == tab
                var text = index < 10 ? "\((index + 1) % 10) " : ""
                if detail == .all, !entry.icon.isEmpty { text += entry.icon + " " }
                if detail != .number || isChosen { text += entry.title }
                while text.last == " " { text.removeLast() }
                left.spans.append(isChosen ? Span("[\(text)]", [.bold, .underline]) : Span(" \(text) "))
            }
        }
        let owner = detail < .noOwner ? frame.ownerName.map { Line(" \($0) ") } : nil
        return (left, owner ?? Line())
    }
}

extension Line {
    fileprivate var reversedBar: Line { adding(.reverse) }
}
