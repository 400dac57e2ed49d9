/// What `modules new` writes at each ``FeaturePlace``.
enum FeatureEntries {
    /// The files with the feature entered, by path.
    /// - Throws: ``UsageError`` that names the places that are nowhere, or more than once.
    static func edits(for feature: FeatureName, in tree: any FileTree) throws -> [String: String] {
        var texts: [String: String] = [:]
        let found = try locations(in: tree)
        for (place, file) in found {
            texts[file] = insert(
                feature.filled(place.text), before: place.mark, in: texts[file] ?? tree.text(of: file) ?? "")
        }
        for (file, modules) in imports(of: feature, at: found) {
            texts[file] = texts[file].map { ImportLines.adding(modules, to: $0) }
        }
        return texts
    }

    /// The files without the feature, by path: the lines that ``edits(for:in:)`` wrote are taken away, however they were laid out since.
    /// - Throws: ``UsageError`` that names the places where they are not, or not as they were written.
    static func removals(of feature: FeatureName, in tree: any FileTree) throws -> [String: String] {
        var texts: [String: String] = [:]
        var missing: [String] = []
        let found = try locations(in: tree)
        for (place, file) in found {
            let text = texts[file] ?? tree.text(of: file) ?? ""
            texts[file] = EnteredLines.removing(feature.filled(place.text), before: place.mark, from: text)
            if texts[file] == nil {
                texts[file] = text
                missing.append("\(file): what belongs before \(place.mark)")
            }
        }
        for (file, modules) in imports(of: feature, at: found) {
            for module in modules {
                guard let text = ImportLines.removing(module, from: texts[file] ?? "") else {
                    missing.append("\(file): import \(module)")
                    continue
                }
                texts[file] = text
            }
        }
        guard missing.isEmpty else {
            throw UsageError(
                "\(feature.name) can't be removed: what `modules new` writes is not there, or has been changed since. Take the feature away by hand, or write again:\n  "
                    + missing.sorted().joined(separator: "\n  "))
        }
        return texts
    }

    /// The file in which each place is.
    private static func locations(in tree: any FileTree) throws -> [(place: FeaturePlace, file: String)] {
        let files = ["Package.swift"] + tree.files(in: "Apps").filter { $0.hasSuffix(".swift") }
        let lines = files.flatMap { file in
            (tree.text(of: file) ?? "").split(separator: "\n").map { (file, $0.drop(while: \.isWhitespace)) }
        }
        var missing: [String] = []
        let found = FeaturePlace.all.compactMap { place -> (FeaturePlace, String)? in
            let files = lines.filter { $0.1 == place.mark }.map(\.0)
            if files.count == 1 { return (place, files[0]) }
            missing.append(place.mark + (files.isEmpty ? "" : " (\(files.count) times)"))
            return nil
        }
        guard missing.isEmpty else {
            throw UsageError(
                "these places, each of which is to stand once in Package.swift or Apps/, are missing: \(missing.joined(separator: ", "))"
            )
        }
        return found
    }

    /// The modules that each file imports for what is entered in it.
    private static func imports(
        of feature: FeatureName, at places: [(place: FeaturePlace, file: String)]
    ) -> [String: [String]] {
        let all = places.map { ($0.file, Set($0.place.imports.map { feature.name + $0 })) }
        return Dictionary(all, uniquingKeysWith: { $0.union($1) }).mapValues { $0.sorted() }
    }

    private static func insert(_ new: String, before mark: String, in text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let index = lines.firstIndex(where: { $0.drop(while: \.isWhitespace) == mark }) else { return text }
        let indentation = String(lines[index].prefix(while: \.isWhitespace))
        let added = new.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : indentation + $0
        }
        lines.insert(contentsOf: added, at: index)
        return lines.joined(separator: "\n")
    }
}
