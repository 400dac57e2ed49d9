import Testing

@testable import ModulesCore

struct LayerTests {
    @Test func featureImportsNoFeature() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/Todos/More.swift"] = "import Screens\nimport NotesDomain\n"

        let findings = try await sample.findings("layers")

        #expect(
            findings == [
                "Packages/Todos/Sources/Todos/More.swift:2: Todos imports NotesDomain, but a feature never imports another feature"
            ])
    }

    @Test func testsOfAFeatureImportNoFeatureEither() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Tests/TodosTests/More.swift"] = "import Notes\n"

        let findings = try await sample.findings("layers")

        #expect(
            findings == [
                "Packages/Todos/Tests/TodosTests/More.swift:1: TodosTests imports Notes, but a feature never imports another feature"
            ])
    }

    @Test func featureDeclaresNoFeature() async throws {
        var sample = try await Sample.clean()
        sample.target("Todos", in: "Todos") { $0.dependencies.append(.product("Notes", package: "Notes")) }

        let findings = try await sample.findings("layers")

        #expect(findings.count == 2)
        #expect(
            findings.allSatisfy { $0.hasSuffix("Todos depends on Notes, but a feature never imports another feature") })
    }

    @Test(arguments: [
        ("TodosDomain", "Service", "a Domain knows nothing of the project but SharedData"),
        ("TodosDomain", "TodosData", "a Domain knows nothing of the project but SharedData"),
        (
            "TodosData", "Screens",
            "a Data target maps between Domain and the protocols of Service; wire shapes are in Endpoints"
        ),
        (
            "Todos", "ServiceSQLite",
            "a feature never imports a feature or a shell, and takes what Service does behind its protocols"
        ),
        (
            "Todos", "Terminal",
            "a feature never imports a feature or a shell, and takes what Service does behind its protocols"
        ),
    ])
    func layerImportsOnlyWhatTheDesignAllows(target: String, module: String, reason: String) async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/\(target)/More.swift"] = "import \(module)\n"

        let findings = try await sample.findings("layers")

        #expect(
            findings == ["Packages/Todos/Sources/\(target)/More.swift:1: \(target) imports \(module), but \(reason)"])
    }

    @Test func shellKnowsNoFeature() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Terminal/Sources/Terminal/More.swift"] = "import Todos\n"

        let findings = try await sample.findings("layers")

        #expect(
            findings == [
                "Packages/Terminal/Sources/Terminal/More.swift:1: Terminal imports Todos, but a shell knows no feature"
            ])
    }

    @Test func serviceStandsBelowEverything() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Service/Sources/Service/More.swift"] = "import SharedData\n"

        let findings = try await sample.findings("layers")

        #expect(
            findings == [
                "Packages/Service/Sources/Service/More.swift:1: Service imports SharedData, but Service stands below everything"
            ])
    }

    @Test func targetsInACircleAreTold() async throws {
        var sample = try await Sample.clean()
        sample.target("TodosDomain", in: "Todos") { $0.dependencies.append(.byName("TodosData")) }

        let findings = try await sample.findings("cycles")

        #expect(
            findings == [
                "Packages/Todos/Package.swift:19: targets need each other in a circle: TodosData → TodosDomain → TodosData"
            ])
    }

    @Test func packagesInACircleAreTold() async throws {
        var sample = try await Sample.clean()
        sample.packages["Service"]?.packages.append(.init(name: "SharedData", path: "/sample/Packages/SharedData"))

        let findings = try await sample.findings("cycles")

        #expect(
            findings == [
                "Packages/Service/Package.swift:1: packages need each other in a circle: Service → SharedData → Service"
            ])
    }

    @Test func packageFromOutsideIsRefused() async throws {
        var sample = try await Sample.clean()
        sample.packages["Todos"]?.packages.append(.init(name: "alamofire", path: nil))
        sample.editRoot = { $0.packages = [.init(name: "Todos", path: "/sample/Packages/Todos")] }

        let findings = try await sample.findings("package-references")

        #expect(
            findings.map { $0.drop { $0 != " " } } == [
                " the root depends on the package Todos; with a path dependency nobody can use it by URL",
                " Todos depends on alamofire, which is no folder of Packages/",
            ])
    }
}
