import Injection
import Testing

@Suite struct GraphProblemTests {
    @Test func `a missing service is named with the path that leads to it and the nearest names`() throws {
        var registry = Registry(feature)
        registry.register((any DataSource).self, name: "archive", RealDataSource.init)

        let error = try #require(graphError { _ = try registry.build() })

        let problem = try #require(error.problems.first)
        #expect(error.problems.count == 1)
        #expect(problem.kind == .missing)
        #expect(problem.path == ["ViewModel", "UseCase", "Repository", "DataSource"])
        #expect(
            error.description == """
                The graph has a problem:
                1. DataSource is not registered: ViewModel → UseCase → Repository → DataSource. \
                Did you mean DataSource "archive"?
                Registered: ViewModel, UseCase, Repository, DataSource "archive".
                """)
    }

    @Test func `a service missing in several places is reported once and says who else needs it`() throws {
        var registry = Registry(feature)
        registry.register(String.self) { (_: any DataSource) in "" }

        let error = try #require(graphError { _ = try registry.build() })

        #expect(error.problems.map(\.kind) == [.missing])
        #expect(error.problems.first?.description.contains("Also needed by String.") == true)
    }

    @Test func `a circle is reported once with the way into it and round it`() throws {
        var registry = Registry()
        registry.register(Int8.self) { (_: Int16) in 0 }
        registry.register(Int16.self) { (_: Int32) in 0 }
        registry.register(Int32.self) { (_: Int64) in 0 }
        registry.register(Int64.self) { (_: Int16) in 0 }

        let error = try #require(graphError { _ = try registry.build() })

        #expect(error.problems.map(\.path) == [["Int8", "Int16", "Int32", "Int64", "Int16"]])
        #expect(error.problems.map(\.kind) == [.circular])
    }

    @Test func `two circles that share a service are both reported`() throws {
        var registry = Registry()
        registry.register(Int8.self) { (_: Int16) in 0 }
        registry.register(Int16.self) { (_: Int8, _: Int32) in 0 }
        registry.register(Int32.self) { (_: Int16) in 0 }

        let error = try #require(graphError { _ = try registry.build() })

        #expect(error.problems.map(\.path) == [["Int8", "Int16", "Int8"], ["Int8", "Int16", "Int32", "Int16"]])
    }

    @Test func `a service that takes itself is a circle of one`() throws {
        var registry = Registry()
        registry.register(Int8.self) { (own: Int8) in own }

        let error = try #require(graphError { _ = try registry.build() })

        #expect(error.problems.map(\.path) == [["Int8", "Int8"]])
    }

    @Test func `a duplicate is reported once with all its places and modules`() throws {
        var registry = Registry(feature, storage)
        registry.register((any DataSource).self, as: .shared, file: "App/Main.swift", line: 7, RealDataSource.init)
        registry.register((any DataSource).self, as: .shared, file: "App/Main.swift", line: 8, RealDataSource.init)

        let error = try #require(graphError { _ = try registry.build() })

        let problem = try #require(error.problems.first)
        #expect(error.problems.map(\.kind) == [.duplicate])
        #expect(problem.description.contains("DataSource is registered 3 times: InjectionTests/Feature.swift:"))
        #expect(problem.description.contains("(module Storage), App/Main.swift:7, App/Main.swift:8."))
    }

    @Test func `a shared service that would keep a transient one is reported`() throws {
        var registry = Registry(feature)
        registry.register((any DataSource).self, RealDataSource.init)

        let error = try #require(graphError { _ = try registry.build() })

        #expect(error.problems.map(\.kind) == [.capturesTransient])
        #expect(error.problems.map(\.service) == ["Repository"])
        #expect(error.problems.map(\.path) == [["ViewModel", "UseCase", "Repository", "DataSource"]])
    }

    @Test func `problems of all kinds come at once`() throws {
        var registry = Registry(feature)
        registry.register(Int8.self) { (_: Int8) in 0 }
        registry.register(Bool.self, as: .shared) { (_: UInt) in true }
        registry.register(UInt.self) { 0 }
        registry.register(UInt.self) { 1 }
        registry.registerOnMainActor(Float.self) { 1.5 }
        registry.register(Double.self) { (value: Float) in Double(value) }

        let error = try #require(graphError { _ = try registry.build() })

        #expect(
            error.problems.map(\.kind) == [.missing, .circular, .duplicate, .capturesTransient, .needsMainActor])
    }

    @Test func `a parameter of optional type may be missing, but not what it needs`() throws {
        var registry = Registry()
        registry.register(String.self) { (number: Int8?) in number.map { "\($0)" } ?? "none" }
        let without = try registry.build()
        registry.register(Int8.self) { (_: Int16) in 8 }

        #expect(try without.resolve(String.self) == "none")
        #expect(graphError { _ = try registry.build() }?.problems.map(\.path) == [["String", "Int8", "Int16"]])

        registry.register(Int16.self) { 16 }
        #expect(try registry.build().resolve(String.self) == "8")
    }

    @Test func `two types called alike are told apart by their modules`() throws {
        enum Here { struct Settings: Sendable {} }
        enum There { struct Settings: Sendable {} }
        var registry = Registry()
        registry.register(Here.Settings.self) { (_: There.Settings) in Here.Settings() }

        let path = try #require(graphError { _ = try registry.build() }?.problems.first?.path)

        #expect(path.count == 2 && path[0].hasSuffix("Here.Settings") && path[1].hasSuffix("There.Settings"))
    }

    @Test func `a long chain of services is checked and resolved`() throws {
        var registry = Registry()
        registry.register(Link<Zero>.self) { Link(length: 1) }
        func add<Number>(_ number: Number.Type) -> any Any.Type {
            registry.register(Link<Next<Number>>.self) { (before: Link<Number>) in Link(length: before.length + 1) }
            return Next<Number>.self
        }
        var last: any Any.Type = Zero.self
        for _ in 0..<200 { last = add(last) }
        let container = try registry.build()

        #expect(try length(last, in: container) == 201)
    }
}

private struct Zero {}
private struct Next<Before> {}
private struct Link<Number>: Sendable { let length: Int }

private func length<Number>(_ last: Number.Type, in container: Container) throws -> Int {
    let link: Link<Number> = try container.resolve()
    return link.length
}
