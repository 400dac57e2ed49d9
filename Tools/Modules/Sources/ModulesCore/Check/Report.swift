import Foundation

/// Findings in words for people, or as JSON for programs.
public struct Report: Codable, Sendable {
    /// How many findings are errors.
    public let errors: Int
    /// How many are warnings.
    public let warnings: Int
    /// The findings.
    public let findings: [Finding]

    /// Makes a report.
    public init(_ findings: [Finding]) {
        self.findings = findings
        errors = findings.count { $0.severity == .error }
        warnings = findings.count - errors
    }

    /// A line for each finding, and one that counts them.
    public var text: String {
        let lines = findings.map(\.text)
        let total = "\(errors) error\(errors == 1 ? "" : "s"), \(warnings) warning\(warnings == 1 ? "" : "s")"
        return (lines + [total]).joined(separator: "\n")
    }

    /// The report as a JSON object: `errors`, `warnings`, `findings`.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
