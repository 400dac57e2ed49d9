import Injection
import Testing

@Suite @MainActor struct CheckTests {
    struct Broken: Error, CustomStringConvertible {
        let description = "the disk is full"
    }

    @Test func `the check finds what closures miss, each with its path`() throws {
        var registry = Registry()
        registry.register(ViewModel.self) { ViewModel(useCase: try $0.resolve((any UseCase).self)) }
        registry.register((any UseCase).self) { DefaultUseCase(repository: try $0.resolve((any Repository).self)) }
        registry.register((any Repository).self, DefaultRepository.init)
        registry.register(String.self) { try $0.resolve(String.self, name: "title") }

        let error = try #require(graphError { try registry.check() })

        #expect(error.problems.map(\.kind) == [.missing, .missing])
        #expect(error.problems.map(\.path).contains(["ViewModel", "UseCase", "Repository", "DataSource"]))
        #expect(error.problems.map(\.path).contains(["String", "String \"title\""]))
    }

    @Test func `the check finds circles through closures, also where initializers close them`() throws {
        var registry = Registry()
        registry.register(Int8.self) { Int8(try $0.resolve(Int16.self)) }
        registry.register(Int16.self) { (_: Int32) in 0 }
        registry.register(Int32.self, as: .transient) { Int32(try $0.resolve(Int8.self)) }
        registry.register(Int64.self) { (_: UInt64) in 0 }
        registry.register(UInt64.self) { (_: Int64) in 0 }
        registry.register(UInt8.self) { UInt8(try $0.resolve(Int64.self)) }

        let error = try #require(graphError { try registry.check() })

        #expect(
            error.problems.map(\.path) == [["Int8", "Int16", "Int32", "Int8"], ["UInt8", "Int64", "UInt64", "Int64"]])
    }

    @Test func `the check tells which factory fails, once`() throws {
        var registry = Registry()
        registry.register((any DataSource).self, as: .shared) { _ in throw Broken() }
        registry.register(Int8.self) {
            _ = try $0.resolve((any DataSource).self); return 0
        }
        registry.register(Int16.self) {
            _ = try $0.resolve((any DataSource).self); return 0
        }

        let error = try #require(graphError { try registry.check() })

        #expect(error.problems.map(\.kind) == [.failed])
        #expect(error.problems.first?.description == "The factory of DataSource failed: the disk is full.")
    }

    @Test func `an optional resolve of what is not registered is no problem`() throws {
        var registry = Registry()
        registry.register(String.self) { try $0.resolveOptional(Int8.self).map { "\($0)" } ?? "none" }

        try registry.check()

        #expect(try registry.build().resolve(String.self) == "none")
    }

    @Test func `the check runs closures of the main actor and sees who may not need them`() throws {
        var registry = Registry()
        registry.registerOnMainActor(Int8.self) { Int8(try $0.resolveOnMainActor(Int16.self)) }
        registry.registerOnMainActor(Int16.self) { 16 }
        registry.register(Int32.self) { Int32(try $0.resolve(Int8.self)) }

        let error = try #require(graphError { try registry.check() })

        #expect(error.problems.map(\.kind) == [.needsMainActor])
        #expect(error.problems.map(\.path) == [["Int32", "Int8"]])
    }

    @Test func `building runs no factory`() throws {
        let runs = Counter()
        var registry = Registry()
        registry.register(Int.self, as: .shared) { runs.increment() }
        registry.register(Int8.self) { _ in Int8(runs.increment()) }

        _ = try registry.build()

        #expect(runs.value == 0)
    }
}
