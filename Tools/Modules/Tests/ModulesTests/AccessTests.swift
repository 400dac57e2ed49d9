import Testing

@testable import ModulesCore

struct AccessTests {
    @Test func targetsOfAppsSeeNothingThatIsPackage() async throws {
        var sample = try await Sample.clean()
        sample.rootTargets[0].packageAccess = true

        let findings = try await sample.findings("package-access")

        #expect(findings.count == 1)
        #expect(findings.first?.contains("DemoKit sees what is `package` in all folders of Packages/") == true)
    }

    @Test func packageTypeStaysInItsFolder() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/TodosData/More.swift"] = "import Service\n\nlet one = Inner()\n"
        sample.texts["Packages/Service/Sources/ServiceHTTP/More.swift"] = "import Service\n\nlet one = Inner()\n"

        let findings = try await sample.findings("package-access")

        #expect(
            findings == [
                "Packages/Todos/Sources/TodosData/More.swift:3: TodosData uses Inner, which is `package` in Packages/Service and stays there"
            ])
    }

    @Test func typeOfTheSameNameIsAnother() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/TodosData/More.swift"] =
            "import Service\n\nstruct Inner {}\nlet one = Inner()\n"

        let findings = try await sample.findings("package-access")

        #expect(findings == [])
    }

    @Test(arguments: ["Apps/Demo/Sources/DemoKit/Other.swift", "Packages/Todos/Sources/Todos/More.swift"])
    func concreteRepositoryIsNamedInTheAssemblerOnly(path: String) async throws {
        var sample = try await Sample.clean()
        sample.texts[path] = "import TodosData\n\nlet one: Any = DefaultTodosRepository()\n"

        let findings = try await sample.findings("concrete-types")

        #expect(findings.map { $0.drop { $0 != " " } }.count == 1)
        #expect(findings.first?.hasPrefix("\(path):3: ") == true)
        #expect(findings.first?.hasSuffix("names DefaultTodosRepository, a concrete repository or data source") == true)
    }

    @Test func conformanceInAnExtensionMakesARepositoryToo() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Todos/Sources/TodosData/More.swift"] = """
            import TodosDomain

            public final class Hidden {}
            extension Hidden: TodosRepository {}

            """
        sample.texts["Packages/Todos/Sources/Todos/More.swift"] = "import TodosData\n\nlet one = Hidden.self\n"

        let findings = try await sample.findings("concrete-types")

        #expect(
            findings == [
                "Packages/Todos/Sources/Todos/More.swift:3: Todos names Hidden, a concrete repository or data source"
            ])
    }
}
