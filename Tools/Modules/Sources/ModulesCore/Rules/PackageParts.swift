/// Every package has a README and tests, and its sources belong to targets.
struct PackageParts: Rule {
    static let name = "package-parts"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.packages.flatMap { package -> [Finding] in
            var findings: [Finding] = []
            let readme = package.folder + "/README.md"
            let text = workspace.tree.text(of: readme) ?? ""
            if text.allSatisfy(\.isWhitespace) {
                findings.append(
                    finding(readme, 1, "\(package.name) has no README", "say what it is for, with a first example"))
            }
            let own = workspace.modules.filter { $0.package == package.name }
            let hasTests = own.contains { module in
                module.isTest && module.files.contains { $0.tests > 0 }
            }
            if !hasTests {
                findings.append(
                    finding(
                        package.manifest.path, 1, "\(package.name) has no tests",
                        "add a test target with at least one @Test"))
            }
            return findings + strays(package, own, workspace)
        }
    }

    /// Folders of Sources/ and Tests/ that no target takes.
    private func strays(_ package: Package, _ own: [Module], _ workspace: Workspace) -> [Finding] {
        ["Sources", "Tests"].flatMap { kind in
            let parent = package.folder + "/" + kind
            return workspace.tree.folders(in: parent).compactMap { name -> Finding? in
                let folder = parent + "/" + name
                let isTaken = own.contains {
                    ($0.folder + "/").hasPrefix(folder + "/") || (folder + "/").hasPrefix($0.folder + "/")
                }
                guard !isTaken, let file = workspace.tree.files(in: folder).first else { return nil }
                return finding(
                    file, 1, "\(folder) belongs to no target", "name it in \(package.manifest.path), or remove it")
            }
        }
    }
}
