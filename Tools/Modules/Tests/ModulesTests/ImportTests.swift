import Testing

@testable import ModulesCore

struct ImportTests {
    @Test(arguments: [
        "import SharedData", "@testable import SharedData", "@_exported import SharedData", "public import SharedData",
        "import struct SharedData.User", "#if os(Windows)\nimport SharedData\n#endif",
        "#if false\n#else\nimport SharedData\n#endif",
        "import Screens; import SharedData", "@preconcurrency\nimport SharedData",
        "internal import class SharedData.User",
    ])
    func importInAnyFormIsToBeDeclared(text: String) async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/Todos/More.swift"] = text + "\n"

        let findings = try await sample.findings("declared-imports")

        #expect(findings.count == 1)
        #expect(
            findings.first?.contains(
                "Todos imports SharedData, which it does not declare in Packages/Todos/Package.swift and Package.swift; it is only there by way of"
            ) == true)
    }

    @Test func commentsAndStringsAreNoImports() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/Todos/More.swift"] = """
            // import SharedData
            /* import SharedData
            import Notes */
            let text = \"""
            import Notes
            \"""
            let other = "import Notes"

            """

        let all = Checker.findings(in: try await sample.workspace())

        #expect(all == [])
    }

    @Test func dependencyThatOnlyTheRootHasIsToldForThePackage() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/Todos/More.swift"] = "import SharedData\n"
        sample.editRoot = { root in
            for index in root.targets.indices where root.targets[index].name == "Todos" {
                root.targets[index].dependencies.append(.byName("SharedData"))
            }
        }

        let findings = try await sample.findings("declared-imports")

        #expect(findings.count == 1)
        #expect(findings.first?.contains("does not declare in Packages/Todos/Package.swift; it") == true)
    }

    @Test func dependencyThatNobodyImportsIsUnused() async throws {
        var sample = try await Sample.clean()
        sample.target("Todos", in: "Todos") { $0.dependencies.append(Sample.sharedData) }

        let findings = try await sample.findings("unused-dependencies")

        #expect(
            findings.map { $0.drop { $0 != " " } } == [
                " Todos declares SharedData, but none of its files imports it",
                " Todos declares SharedData, but none of its files imports it",
            ])
    }

    @Test func packageThatNoTargetUsesIsUnused() async throws {
        var sample = try await Sample.clean()
        sample.packages["Terminal"]?.packages.append(.init(name: "Service", path: "/sample/Packages/Service"))

        let findings = try await sample.findings("unused-dependencies")

        #expect(
            findings == [
                "Packages/Terminal/Package.swift:12: Terminal depends on the package Service, but none of its targets uses it"
            ])
    }

    @Test func networkingIsImportedInOnePlace() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/TodosData/More.swift"] = """
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif

            """

        let findings = try await sample.findings("libraries")

        #expect(
            findings == [
                "Packages/Todos/Sources/TodosData/More.swift:2: TodosData imports FoundationNetworking, which may be imported only in ServiceHTTP"
            ])
    }

    @Test func libraryOfCIsImportedInOnePlace() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Service/Sources/Service/More.swift"] = "import CSQLite\n"

        let findings = try await sample.findings("libraries")

        #expect(
            findings == [
                "Packages/Service/Sources/Service/More.swift:1: Service imports CSQLite, which may be imported only in ServiceSQLite, ServiceSQLiteTests"
            ])
    }

    @Test func unknownModuleIsRefused() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Service/Sources/Service/More.swift"] = "import Alamofire\n"

        let findings = try await sample.findings("libraries")

        #expect(findings.count == 1)
        #expect(findings.first?.contains("imports Alamofire, which is no module of this repository") == true)
    }

    @Test func libraryOfCThatNoRuleNamesIsRefused() async throws {
        var sample = try await Sample.clean()
        sample.packages["Service"]?.targets.append(.init(name: "CNew", kind: .system))

        let findings = try await sample.findings("libraries")

        #expect(findings.map { $0.drop { $0 != " " } } == [" no rule says who may import the C library CNew"])
    }
}
