import Foundation

@testable import ModulesCore

extension Sample {
    /// The clean repository with all that a new feature needs: the packages that it stands on, the places where it is entered, and the
    /// documents that show it.
    static func withPlaces() async throws -> Sample {
        var sample = try await clean()
        sample.texts = sample.texts.filter { !$0.key.hasSuffix("API.txt") }
        sample.rootText = rootText
        sample.texts["Apps/Demo/Sources/DemoKit/Assembler.swift"] = assembler
        for (package, needs) in [("Service", []), ("SharedData", ["Service"]), ("Screens", [])] {
            sample.addTesting(package, needs: needs)
        }
        sample.add(
            "Endpoints", needs: ["Service", "SharedData"],
            targets: [.init(name: "Endpoints", dependencies: [service, sharedData])])
        sample.texts["Packages/Endpoints/Sources/Endpoints/WireShape.swift"] = """
            import Service
            import SharedData

            \(documentedProtocol("WireShape", "init()", "static var name: String { get }", "func fields(_ visit: Int)"))
            """
        sample.texts["Packages/Screens/Sources/Screens/Screen.swift"] = documentedProtocol(
            "Screen", "var page: Int { get }", "func appear()", "func edit(_ field: Int, to value: Int)",
            "func perform(_ action: Int)")
        for (path, text) in APIWriter.files(of: [], in: try await sample.workspace()) { sample.texts[path] = text }
        sample.texts["README.md"] = "<!-- graph:begin -->\n<!-- graph:end -->\n"
        sample.texts["docs/modules.md"] = "<!-- modules:begin -->\n<!-- modules:end -->\n"
        for (path, text) in try GraphDocuments.texts(for: try await sample.workspace()) { sample.texts[path] = text }
        return sample
    }

    private static func documentedProtocol(_ name: String, _ members: String...) -> String {
        let lines = members.map { "    /// One.\n    \($0)\n" }
        return "/// One.\npublic protocol \(name) {\n\(lines.joined())}\n"
    }

    /// Adds the library with what a package gives to the tests of others.
    private mutating func addTesting(_ package: String, needs: [String]) {
        let name = package + "Testing"
        packages[package]?.products.append(
            .init(name: name, kind: .object(["library": .array([.string("automatic")])]), targets: [name]))
        packages[package]?.targets.append(.init(name: name, dependencies: [.byName(package)]))
        texts["Packages/\(package)/Sources/\(name)/Testing.swift"] = "import \(package)\n"
    }

    private static let rootText = """

        // modules:new lists

        package.products += [
            // modules:new products
        ]
        let app: [Target.Dependency] = [
            // modules:new app
        ]
        for target in package.targets where target.name == "DemoKit" { target.dependencies += app }
        package.targets +=
            []
            // modules:new targets
            + []

        func sources(_ package: String, _ target: String, _ dependencies: [Target.Dependency] = []) -> Target {
            .target(name: target, dependencies: dependencies, path: "Packages/\\(package)/Sources/\\(target)")
        }

        func tests(_ package: String, _ target: String, _ dependencies: [Target.Dependency]) -> Target {
            .testTarget(name: target, dependencies: dependencies, path: "Packages/\\(package)/Tests/\\(target)")
        }

        """

    private static let assembler = """
        import Notes
        import Terminal
        import Todos
        import TodosData

        struct Assembler {
            let migrations =
                []
            // modules:new migrations

            // modules:new features

            // modules:new screens

            var endpoints: [Int] {
                []
                // modules:new endpoints
            }
            let places: [Int] = [
                // modules:new places
            ]
            let previews: [Int] = [
                // modules:new previews
            ]
            let tabs: [Int] = [
                // modules:new tabs
            ]
        }

        """

    /// Writes it to a folder of its own, formatted, with the rules and the templates of this repository.
    func onDisk() throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let place = root.appending(path: "Tools/Modules")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in ["rules.json", "Templates"] {
            try FileManager.default.copyItem(
                at: Repository.root.appending(path: "Tools/Modules/\(name)"), to: place.appending(path: name))
        }
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: ".swift-format"), to: root.appending(path: ".swift-format"))
        let format = ["swift", "format", "--in-place", "--recursive", "Package.swift", "Packages", "Apps"]
        guard try Shell.run(format, in: root).status == 0 else { throw UsageError("the sample can't be formatted") }
        return root
    }
}
