import Screens

extension Page {
    /// Every row of the page, from top to bottom.
    public var rows: [Row] {
        content.flatMap { element -> [Row] in if case .rows(let rows) = element { rows.rows } else { [] } }
    }
}
