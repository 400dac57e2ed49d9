import Injection
import Synchronization

// A small feature in layers, as the tests register it.

protocol DataSource: AnyObject, Sendable { var origin: String { get } }
protocol Repository: AnyObject, Sendable { var source: any DataSource { get } }
protocol UseCase: Sendable { var repository: any Repository { get } }
protocol Analytics: Sendable {}

final class RealDataSource: DataSource {
    let origin = "real"
}

final class FakeDataSource: DataSource {
    let origin: String
    init(origin: String = "fake") { self.origin = origin }
}

final class DefaultRepository: Repository {
    let source: any DataSource
    init(source: any DataSource) { self.source = source }
}

struct DefaultUseCase: UseCase {
    let repository: any Repository
}

final class ViewModel: Sendable {
    let useCase: any UseCase
    init(useCase: any UseCase) { self.useCase = useCase }
}

/// The feature with one data source and repository for all.
let feature = Module("Feature") {
    $0.register(ViewModel.self, ViewModel.init)
    $0.register((any UseCase).self, DefaultUseCase.init)
    $0.register((any Repository).self, as: .shared, DefaultRepository.init)
}

/// What the feature stands on, from elsewhere.
let storage = Module("Storage") {
    $0.register((any DataSource).self, as: .shared, RealDataSource.init)
}

/// The error that a closure throws, or nil.
func graphError(_ body: () throws -> Void) -> GraphError? {
    do {
        try body()
        return nil
    } catch {
        return error as? GraphError
    }
}

/// The error that resolving throws, or nil.
func resolutionError(_ body: () throws -> Void) -> ResolutionError? {
    do {
        try body()
        return nil
    } catch {
        return error as? ResolutionError
    }
}

/// Counts from any thread.
final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    @discardableResult func increment() -> Int { count.add(1, ordering: .relaxed).newValue }
}
