import Injection

/// What wiring by hand does: one typed function per service. `@inline(never)` on both sides, since neither a factory nor a
/// container is usually seen through by its caller's module.
struct Factories: Sendable {
    private let sharedClock: any Clock = SystemClock()

    @inline(never) func clock() -> any Clock { sharedClock }
    @inline(never) func dataSource() -> any DataSource { MemoryDataSource() }
    @inline(never) func repository() -> any Repository { DefaultRepository(source: dataSource()) }
    @inline(never) func useCase() -> any UseCase { DefaultUseCase(repository: repository()) }
    @inline(never) func viewModel() -> ViewModel { ViewModel(useCase: useCase()) }
}

extension Container {
    @inline(never) func clock() throws -> any Clock { try resolve((any Clock).self) }
    @inline(never) func dataSource() throws -> any DataSource { try resolve((any DataSource).self) }
    @inline(never) func namedDataSource() throws -> any DataSource {
        try resolve((any DataSource).self, name: "archive")
    }
    @inline(never) func viewModel() throws -> ViewModel { try resolve(ViewModel.self) }
}

/// The services in a container, by initializers.
func containerOfInitializers() throws -> Container {
    var registry = Registry()
    registry.register((any Clock).self, as: .shared, SystemClock.init)
    registry.register((any DataSource).self, MemoryDataSource.init)
    registry.register((any DataSource).self, name: "archive", MemoryDataSource.init)
    registry.register((any Repository).self, DefaultRepository.init)
    registry.register((any UseCase).self, DefaultUseCase.init)
    registry.register(ViewModel.self, ViewModel.init)
    return try registry.build()
}

/// The same by closures.
func containerOfClosures() throws -> Container {
    var registry = Registry()
    registry.register((any DataSource).self) { _ in MemoryDataSource() }
    registry.register((any Repository).self) { DefaultRepository(source: try $0.resolve((any DataSource).self)) }
    registry.register((any UseCase).self) { DefaultUseCase(repository: try $0.resolve((any Repository).self)) }
    registry.register(ViewModel.self) { ViewModel(useCase: try $0.resolve((any UseCase).self)) }
    return try registry.build()
}
