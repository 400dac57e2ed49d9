// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Endpoints",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Endpoints", targets: ["Endpoints"])],
    dependencies: [.package(path: "../Service"), .package(path: "../SharedData")],
    targets: [
        .target(
            name: "Endpoints",
            dependencies: [
                .product(name: "Service", package: "Service"), .product(name: "SharedData", package: "SharedData"),
            ]),
        .testTarget(
            name: "EndpointsTests",
            dependencies: [
                "Endpoints", .product(name: "Service", package: "Service"),
                .product(name: "SharedData", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
