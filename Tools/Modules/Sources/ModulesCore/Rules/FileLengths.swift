/// A long file is a sign that two ideas share it.
struct FileLengths: Rule {
    static let name = "file-length"

    func findings(in workspace: Workspace) -> [Finding] {
        let limit = workspace.rules.maximumLines
        return workspace.modules.flatMap(\.files).filter { $0.lines > limit }.map { file in
            finding(
                file.path, limit + 1, "the file has \(file.lines) lines, more than \(limit)",
                "give each idea in it a file of its own", severity: .warning)
        }
    }
}
