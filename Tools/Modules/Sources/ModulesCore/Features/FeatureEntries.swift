/// Where a new feature is entered: in the root's manifest and in the app that puts features together.
///
/// A place is a comment on a line of its own, `// modules:new …`; what is new goes before it, with the comment's indentation.
enum FeatureEntries {
    /// What is to be written at each place.
    static let places: [(mark: String, text: String)] = [
        (
            "// modules:new lists",
            """
            let {{property}}: [Target] = [
                sources("{{Name}}", "{{Name}}Domain", ["SharedData"]),
                sources("{{Name}}", "{{Name}}Data", ["{{Name}}Domain", "SharedData", "Service", "Endpoints"]),
                sources("{{Name}}", "{{Name}}", ["{{Name}}Domain", "{{Name}}Data", "SharedData", "Screens", "Endpoints"]),
                sources("{{Name}}", "{{Name}}Testing", ["{{Name}}Domain", "{{Name}}Data", "SharedData"]),
                tests(
                    "{{Name}}", "{{Name}}Tests",
                    ["{{Name}}", "{{Name}}Domain", "{{Name}}Data", "{{Name}}Testing", "SharedData", "Screens", "Endpoints"]
                        + ["ScreensTesting", "ServiceSQLite"]),
            ]

            """
        ),
        ("// modules:new app", "\"{{Name}}\", \"{{Name}}Data\","),
        (
            "// modules:new products",
            """
            .library(name: "{{Name}}", targets: ["{{Name}}", "{{Name}}Domain", "{{Name}}Data"]),
            .library(name: "{{Name}}Testing", targets: ["{{Name}}Testing"]),
            """
        ),
        ("// modules:new targets", "+ {{property}}"),
        ("// modules:new migrations", "+ {{Name}}Schema.migrations"),
        (
            "// modules:new features",
            """
            var {{property}}: {{Name}}Factory {
                {{Name}}Factory(dataSource: {{Name}}DatabaseDataSource(database: leaves.database))
            }

            """
        ),
        (
            "// modules:new screens",
            """
            @MainActor func {{property}}ListScreen(_ context: Context) -> (any Screen)? {
                {{property}}.listView(context: context)
            }

            """
        ),
        ("// modules:new endpoints", "+ {{property}}.endpoints()"),
        (
            "// modules:new places",
            "Place({{Name}}ListView.route.path) { assembler, visit, _ in assembler.{{property}}ListScreen(visit.context) },"
        ),
        ("// modules:new tabs", "Tab(title: \"{{Title}}\", icon: \"•\", root: {{Name}}ListView.route),"),
    ]

    /// The files with the feature entered, by path.
    /// - Throws: ``UsageError`` that names the places that are nowhere.
    static func edits(for feature: FeatureName, in tree: any FileTree) throws -> [String: String] {
        let files = ["Package.swift"] + tree.files(in: "Apps").filter { $0.hasSuffix(".swift") }
        var texts: [String: String] = [:]
        var missing: [String] = []
        for place in places {
            let found = files.compactMap { file -> (String, String)? in
                guard let text = texts[file] ?? tree.text(of: file) else { return nil }
                return insert(feature.filled(place.text), before: place.mark, in: text).map { (file, $0) }
            }
            guard found.count == 1 else {
                missing.append(place.mark + (found.isEmpty ? "" : " (in \(found.count) files)"))
                continue
            }
            texts[found[0].0] = found[0].1
        }
        guard missing.isEmpty else {
            throw UsageError(
                "these places, each of which is to stand once in Package.swift or Apps/, are missing: \(missing.joined(separator: ", "))"
            )
        }
        for (file, text) in texts where file != "Package.swift" {
            let needsData = text.contains("\(feature.name)Schema") || text.contains("\(feature.name)DatabaseDataSource")
            texts[file] = adding(imports: [feature.name] + (needsData ? [feature.name + "Data"] : []), to: text)
        }
        return texts
    }

    private static func insert(_ new: String, before mark: String, in text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let index = lines.firstIndex(where: { $0.drop(while: \.isWhitespace) == mark }) else { return nil }
        let indentation = String(lines[index].prefix(while: \.isWhitespace))
        let added = new.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : indentation + $0
        }
        lines.insert(contentsOf: added, at: index)
        return lines.joined(separator: "\n")
    }

    /// Puts imports before the first one that comes after them in the alphabet.
    private static func adding(imports modules: [String], to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for module in modules {
            let line = "import " + module
            let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
            let place = imports.first { lines[$0] > line } ?? imports.last.map { $0 + 1 } ?? 0
            lines.insert(line, at: place)
        }
        return lines.joined(separator: "\n")
    }
}
