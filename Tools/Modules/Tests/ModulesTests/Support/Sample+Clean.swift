@testable import ModulesCore

extension Sample {
    /// The repository without a fault.
    static func clean() async throws -> Sample { try await once.value }

    private static let once = Task { try await make() }

    private static func make() async throws -> Sample {
        var sample = Sample()
        sample.add(
            "Service",
            targets: [
                .init(name: "Service"),
                .init(name: "CSQLite", kind: .system, pkgConfig: "sqlite3", packageAccess: false),
                .init(name: "ServiceSQLite", dependencies: ["Service", "CSQLite"].map { .byName($0) }),
                .init(name: "ServiceHTTP", dependencies: [.byName("Service")]),
            ])
        sample.texts["Packages/Service/Sources/CSQLite/module.modulemap"] =
            "module CSQLite [system] { header \"shim.h\" export * }\n"
        sample.texts["Packages/Service/Sources/CSQLite/shim.h"] = "#define SAMPLE 1\n"
        sample.texts["Packages/Service/Sources/Service/Database.swift"] =
            "/// Rows.\npublic protocol Database {}\npackage struct Inner {}\n"
        sample.texts["Packages/Service/Sources/ServiceSQLite/SQLite.swift"] = "import CSQLite\nimport Service\n"
        sample.texts["Packages/Service/Sources/ServiceHTTP/HTTP.swift"] = """
            import Service
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif

            """
        sample.add("SharedData", needs: ["Service"], targets: [.init(name: "SharedData", dependencies: [service])])
        sample.texts["Packages/SharedData/Sources/SharedData/User.swift"] =
            "import Service\n\n/// Somebody.\npublic struct User {}\n"
        sample.add("Screens", targets: [.init(name: "Screens")])
        sample.texts["Packages/Screens/Sources/Screens/Screen.swift"] = "/// A screen.\npublic protocol Screen {}\n"
        sample.add("Terminal", needs: ["Screens"], targets: [.init(name: "Terminal", dependencies: [screens])])
        sample.texts["Packages/Terminal/Sources/Terminal/Terminal.swift"] = "import Screens\n"
        sample.addFeature("Todos")
        sample.addFeature("Notes")
        sample.rootTargets = [
            .init(
                name: "DemoKit", path: "Apps/Demo/Sources/DemoKit",
                dependencies: ["Todos", "TodosData", "Notes", "Terminal"].map { .byName($0) }, packageAccess: false),
            .init(
                name: "demo", kind: .executable, path: "Apps/Demo/Sources/demo", dependencies: [.byName("DemoKit")],
                packageAccess: false),
        ]
        sample.texts["Apps/Demo/Sources/DemoKit/Assembler.swift"] = """
            import Notes
            import Terminal
            import Todos
            import TodosData

            let repository = DefaultTodosRepository()

            """
        sample.texts["Apps/Demo/Sources/DemoKit/Other.swift"] = "import TodosData\n"
        sample.texts["Apps/Demo/Sources/demo/main.swift"] = "import DemoKit\n"
        for (path, text) in APIWriter.files(of: [], in: try await sample.workspace()) { sample.texts[path] = text }
        return sample
    }

    static let service = Manifest.Dependency.product("Service", package: "Service")
    static let sharedData = Manifest.Dependency.product("SharedData", package: "SharedData")
    static let screens = Manifest.Dependency.product("Screens", package: "Screens")

    /// Adds a package with a product for its libraries, a README whose example is tested, and a test target.
    mutating func add(_ name: String, needs: [String] = [], targets: [Manifest.Target]) {
        let tests = Manifest.Target(name: name + "Tests", kind: .test, dependencies: [.byName(name)])
        let libraries = targets.filter { $0.kind == .regular }
        packages[name] = Manifest(
            name: name, platforms: Self.platforms, languageModes: ["6"],
            packages: needs.map { .init(name: $0, path: "/sample/Packages/" + $0) },
            products: libraries.map {
                .init(
                    name: $0.name, kind: .object(["library": .array([.string("automatic")])]),
                    targets: $0.name == name
                        ? libraries.map(\.name).filter { ["\(name)", "\(name)Domain", "\(name)Data"].contains($0) }
                        : [$0.name])
            }, targets: targets + [tests])
        texts["Packages/\(name)/README.md"] = "# \(name)\n\n```swift\nimport \(name)\nlet one = 1\n```\n"
        texts["Packages/\(name)/Tests/\(name)Tests/\(name)Tests.swift"] = """
            import Testing
            import \(name)

            @Test func example() {
                let one = 1
                #expect(one == 1)
            }

            """
    }

    mutating func addFeature(_ name: String) {
        add(
            name, needs: ["SharedData", "Service", "Screens"],
            targets: [
                .init(name: name + "Domain", dependencies: [Self.sharedData]),
                .init(name: name + "Data", dependencies: [.byName(name + "Domain"), Self.sharedData, Self.service]),
                .init(name: name, dependencies: [.byName(name + "Domain"), .byName(name + "Data"), Self.screens]),
                .init(name: name + "Preview", kind: .executable, dependencies: [.byName(name), Self.screens]),
            ])
        let folder = "Packages/\(name)/Sources/\(name)"
        texts["\(folder)Domain/\(name)Repository.swift"] = """
            import SharedData

            /// Where they are.
            public protocol \(name)Repository {
                /// All of them.
                func all() -> [Int]
            }

            """
        texts["\(folder)Data/Default\(name)Repository.swift"] = """
            import Service
            import SharedData
            import \(name)Domain

            /// The usual one.
            public struct Default\(name)Repository: \(name)Repository, CustomStringConvertible {
                public var description: String { "usual" }

                /// Makes one.
                public init() {}

                public func all() -> [Int] { [] }
            }

            """
        texts["\(folder)/\(name)Factory.swift"] = """
            import Screens
            import \(name)Data
            import \(name)Domain

            /// Builds the feature.
            public struct \(name)Factory {
                /// Makes one for trying it.
                public static func inMemory() -> any \(name)Repository { Default\(name)Repository() }
            }

            """
        texts["\(folder)Preview/main.swift"] = "import Screens\nimport \(name)\n"
    }
}
