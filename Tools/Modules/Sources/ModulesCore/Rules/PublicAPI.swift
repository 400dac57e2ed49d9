/// API.txt of a package lists what the package's libraries offer; a difference is to be seen, and named in the CHANGELOG.
struct PublicAPI: Rule {
    static let name = "public-api"
    /// So many differences of one package are told one by one.
    static let shown = 10

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.packages.flatMap { package -> [Finding] in
            let path = APIText.path(of: package)
            let current = APIText.lines(of: package, in: workspace)
            let remedy = "if it is meant, run `Tools/modules api \(package.name)` and name the change in CHANGELOG.md"
            guard let text = workspace.tree.text(of: path) else {
                return current.isEmpty
                    ? [] : [finding(path, 1, "\(package.name) has no list of its public API", remedy)]
            }
            let listed = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            let added = Set(current).subtracting(listed).sorted().map { (1, "public, but not in the list: \($0)") }
            let numbers = Dictionary(
                text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { (String($1), $0 + 1) },
                uniquingKeysWith: { first, _ in first })
            let removed = Set(listed).subtracting(current).sorted().map {
                (numbers[$0] ?? 1, "in the list, but no longer public: \($0)")
            }
            let all = removed + added
            let findings = all.prefix(Self.shown).map { finding(path, $0.0, $0.1, remedy) }
            let rest = all.count - findings.count
            return findings + (rest > 0 ? [finding(path, 1, "and \(rest) more differences", remedy)] : [])
        }
    }
}
