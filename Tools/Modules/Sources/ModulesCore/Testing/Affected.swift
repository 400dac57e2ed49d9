/// Which packages a change can affect.
enum Affected {
    /// The packages with changed files, and all that need one of them, also for their tests. Another toolchain affects all.
    static func packages(by files: [String], in workspace: Workspace) -> [String] {
        let names = workspace.packages.map(\.name)
        if files.contains(".swift-version") { return names }
        var affected = Set(
            files.compactMap { file -> String? in
                let parts = file.split(separator: "/")
                return parts.count > 2 && parts[0] == "Packages" ? String(parts[1]) : nil
            })
        let needs = Dictionary(
            workspace.packages.map { package in
                (package.name, Set(package.manifest.manifest.packages.map { $0.name.lowercased() }))
            }, uniquingKeysWith: { first, _ in first })
        var isGrowing = true
        while isGrowing {
            let lowercase = Set(affected.map { $0.lowercased() })
            let more = names.filter { !affected.contains($0) && !lowercase.isDisjoint(with: needs[$0] ?? []) }
            affected.formUnion(more)
            isGrowing = !more.isEmpty
        }
        return names.filter(affected.contains)
    }
}
