import Injection
import Testing

@Suite struct ResolutionErrorTests {
    struct Refused: Error {}

    @Test func `what is not registered is an error that names what is`() throws {
        let container = try Registry(feature, storage).build()

        let error = resolutionError { _ = try container.resolve(DefaultRepository.self) }

        #expect(
            error?.description
                == "DefaultRepository is not registered. Did you mean Repository? "
                + "Registered: ViewModel, UseCase, Repository, DataSource.")
    }

    @Test func `a factory that fails is named with the path and asked again later`() throws {
        let attempts = Counter()
        var registry = Registry(feature)
        registry.register((any DataSource).self, as: .shared) {
            if attempts.increment() == 1 { throw Refused() }
            return RealDataSource()
        }
        let container = try registry.build()

        let error = resolutionError { _ = try container.resolve(ViewModel.self) }

        #expect(error?.reason == .failed)
        #expect(error?.underlying is Refused)
        #expect(error?.path == ["ViewModel", "UseCase", "Repository", "DataSource"])
        #expect(try container.resolve(ViewModel.self).useCase.repository.source.origin == "real")
    }

    @Test(arguments: [Scope.shared, .transient])
    func `a circle that only shows when closures run is an error`(scope: Scope) throws {
        var registry = Registry()
        registry.register(Int8.self, as: scope) { Int8(try $0.resolve(Int16.self)) }
        registry.register(Int16.self, as: scope) { (number: Int32) in Int16(number) }
        registry.register(Int32.self, as: scope) { Int32(try $0.resolve(Int8.self)) }
        let container = try registry.build()

        let error = resolutionError { _ = try container.resolve(Int8.self) }

        #expect(error?.reason == .circular)
        #expect(error?.path == ["Int8", "Int16", "Int32", "Int8"])
    }

    @Test func `two threads that make each other's needs get errors instead of waiting for ever`() throws {
        let (firstEntered, secondEntered) = (Signal(), Signal())
        let errors = Box<[ResolutionError.Reason]>([])
        var registry = Registry()
        registry.register(Int8.self, as: .shared) {
            firstEntered.send()
            guard secondEntered.wait() else { return 0 }
            secondEntered.send()
            return Int8(try $0.resolve(Int16.self))
        }
        registry.register(Int16.self, as: .shared) {
            secondEntered.send()
            guard firstEntered.wait() else { return 0 }
            firstEntered.send()
            return Int16(try $0.resolve(Int8.self))
        }
        let container = try registry.build()

        let first = onThread {
            if let error = resolutionError({ _ = try container.resolve(Int8.self) }) { errors.value += [error.reason] }
        }
        let second = onThread {
            if let error = resolutionError({ _ = try container.resolve(Int16.self) }) { errors.value += [error.reason] }
        }

        #expect(first.wait() && second.wait())
        #expect(errors.value == [.circular, .circular])
    }

    @Test func `a service of the main actor is not given off it`() throws {
        var registry = Registry()
        registry.registerOnMainActor(Int8.self) { 8 }
        let container = try registry.build()

        let error = resolutionError { _ = try container.resolve(Int8.self) }

        #expect(error?.reason == .needsMainActor)
    }

    @Test func `a resolver kept beyond its closure is an error`() throws {
        let kept = Kept()
        var registry = Registry()
        registry.register(Int8.self) {
            kept.resolver = $0
            return 8
        }
        _ = try registry.build().resolve(Int8.self)

        #expect(resolutionError { _ = try kept.resolver?.resolve(Int8.self) }?.reason == .resolverEnded)
    }

    // @unchecked is safe: one thread uses it.
    final class Kept: @unchecked Sendable {
        var resolver: Resolver?
    }
}
