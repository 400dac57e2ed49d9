/// Something that is not as the rules want it.
public struct Finding: Error, Codable, Sendable, Hashable, Comparable {
    /// How bad it is.
    public enum Severity: String, Codable, Sendable {
        /// The check fails.
        case error
        /// It is only told.
        case warning
    }
    /// The file, from the root.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The rule that was broken, by its name.
    public var rule: String
    /// Whether the check fails for it.
    public var severity: Severity
    /// What is wrong.
    public var problem: String
    /// How to put it right.
    public var remedy: String

    init(_ file: String, _ line: Int, _ rule: String, _ problem: String, _ remedy: String, severity: Severity = .error)
    {
        self.file = file
        self.line = line
        self.rule = rule
        self.severity = severity
        self.problem = problem
        self.remedy = remedy
    }

    /// The finding as one line.
    public var text: String {
        "\(file):\(line): \(severity == .warning ? "warning: " : "")\(problem): \(remedy)"
    }

    public static func < (left: Finding, right: Finding) -> Bool {
        (left.file, left.line, left.rule, left.problem) < (right.file, right.line, right.rule, right.problem)
    }
}
