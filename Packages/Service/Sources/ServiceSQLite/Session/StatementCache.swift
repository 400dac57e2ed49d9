/// The statements that a connection keeps prepared: the most recently used ones.
struct StatementCache {
    private let limit: Int
    private var statements: [StatementKey: Statement] = [:]
    private var last: Statement?
    private var uses: UInt64 = 0

    init(limit: Int = 128) { self.limit = limit }

    /// A statement with this text that is not in use.
    mutating func find(_ text: String) -> Statement? {
        uses &+= 1
        if let last, !last.isInUse, last.text.isSameBytes(as: text) {
            last.lastUse = uses
            return last
        }
        guard let found = statements[StatementKey(text: text)], !found.isInUse else { return nil }
        found.lastUse = uses
        last = found
        return found
    }

    /// Keeps a statement, unless one of the same text is kept. Lets go of the one that was not used for longest when there are too many.
    mutating func keep(_ statement: Statement) {
        let key = StatementKey(text: statement.text)
        guard statements[key] == nil else { return }
        if statements.count >= limit,
            let oldest = statements.values.filter({ !$0.isInUse }).min(by: { $0.lastUse < $1.lastUse })
        {
            statements[StatementKey(text: oldest.text)] = nil
            if last === oldest { last = nil }
        }
        statement.lastUse = uses
        statements[key] = statement
        last = statement
    }

    mutating func removeAll() {
        statements = [:]
        last = nil
    }
}
