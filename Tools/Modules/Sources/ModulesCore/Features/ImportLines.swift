/// The lines of a source that import a module.
enum ImportLines {
    /// Puts imports before the first one that comes after them in the alphabet.
    static func adding(_ modules: [String], to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for module in modules {
            let line = "import " + module
            let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
            let place = imports.first { lines[$0] > line } ?? imports.last.map { $0 + 1 } ?? 0
            lines.insert(line, at: place)
        }
        return lines.joined(separator: "\n")
    }

    /// Takes an import away.
    /// - Returns: nil unless it stands there once.
    static func removing(_ module: String, from text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let found = lines.indices.filter { lines[$0] == "import " + module }
        guard found.count == 1 else { return nil }
        lines.remove(at: found[0])
        return lines.joined(separator: "\n")
    }
}
