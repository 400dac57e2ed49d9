// The layers of a small feature, as they would be without a container.

protocol Clock: Sendable { var mark: Int { get } }
protocol DataSource: Sendable { var mark: Int { get } }
protocol Repository: Sendable { var mark: Int { get } }
protocol UseCase: Sendable { var mark: Int { get } }

final class SystemClock: Clock {
    var mark: Int { 1 }
}

final class MemoryDataSource: DataSource {
    var mark: Int { 1 }
}

final class DefaultRepository: Repository {
    let source: any DataSource
    init(source: any DataSource) { self.source = source }
    var mark: Int { source.mark }
}

final class DefaultUseCase: UseCase {
    let repository: any Repository
    init(repository: any Repository) { self.repository = repository }
    var mark: Int { repository.mark }
}

final class ViewModel: Sendable {
    let useCase: any UseCase
    init(useCase: any UseCase) { self.useCase = useCase }
    var mark: Int { 1 }
}
