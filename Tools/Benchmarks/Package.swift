// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "trellis", path: "../..")],
    targets: [
        .executableTarget(
            name: "StorageBenchmark",
            dependencies: [
                .product(name: "Service", package: "trellis"), .product(name: "ServiceSQLite", package: "trellis"),
                .product(name: "SharedData", package: "trellis"), .product(name: "Todos", package: "trellis"),
            ]),
        .executableTarget(
            name: "PageBenchmark",
            dependencies: [
                .product(name: "Screens", package: "trellis"), .product(name: "SharedData", package: "trellis"),
                .product(name: "Todos", package: "trellis"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
