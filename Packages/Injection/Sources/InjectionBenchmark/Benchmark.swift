import Injection

/// Compares a container with typed factory functions, round by round in turn, and prints medians.
@main
struct Benchmark {
    static let rounds = 7
    static let count = 1_000_000

    static func main() async throws {
        let factories = Factories()
        let container = try containerOfInitializers()
        let closures = try containerOfClosures()
        _ = try container.clock()
        print(
            pad("ns per call", 34) + pad("factory", 10, right: true) + pad("container", 12, right: true)
                + pad("ratio", 9, right: true))
        try compare("ready shared", { factories.clock().mark }, { try container.clock().mark })
        try compare("transient", { factories.dataSource().mark }, { try container.dataSource().mark })
        try compare("4-deep graph", { factories.viewModel().mark }, { try container.viewModel().mark })
        try await compareOnTwoThreads(
            "two threads, ready shared", { factories.clock().mark }, { try container.clock().mark })
        try await compareOnTwoThreads(
            "two threads, 4-deep graph", { factories.viewModel().mark }, { try container.viewModel().mark })
        try compare("transient, by name", { factories.dataSource().mark }, { try container.namedDataSource().mark })
        try compare("transient, closure", { factories.dataSource().mark }, { try closures.dataSource().mark })
        try compare("4-deep graph, closures", { factories.viewModel().mark }, { try closures.viewModel().mark })
        try measureBuilding()
    }

    static func compare(_ name: String, _ factory: () -> Int, _ container: () throws -> Int) throws {
        var figures: (factory: [Double], container: [Double]) = ([], [])
        for _ in 0..<rounds {
            figures.factory.append(time(count, factory))
            figures.container.append(try time(count, container))
        }
        report(name, figures.factory, figures.container)
    }

    static func compareOnTwoThreads(
        _ name: String, _ factory: @escaping @Sendable () -> Int, _ container: @escaping @Sendable () throws -> Int
    ) async throws {
        var figures: (factory: [Double], container: [Double]) = ([], [])
        for _ in 0..<rounds {
            figures.factory.append(try await timeOnTwoThreads(count, factory))
            figures.container.append(try await timeOnTwoThreads(count, container))
        }
        report(name, figures.factory, figures.container)
    }
}
