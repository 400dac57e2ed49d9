// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FlowerDetails",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "FlowerDetails", targets: ["FlowerDetails"]),
        .library(name: "FlowerDetailsTesting", targets: ["FlowerDetailsTesting"]),
    ],
    dependencies: [
        .package(path: "../Screens"), .package(path: "../Service"),
        .package(path: "../SharedData"),
    ],
    targets: [
        .target(
            name: "FlowerDetails",
            dependencies: [
                .product(name: "Screens", package: "Screens"),
                .product(name: "SharedData", package: "SharedData"),
            ]),
        .target(
            name: "FlowerDetailsTesting",
            dependencies: [
                "FlowerDetails", .product(name: "Screens", package: "Screens"),
                .product(name: "ScreensTesting", package: "Screens"),
                .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
            ]),
        .executableTarget(
            name: "FlowerDetailsPreview",
            dependencies: ["FlowerDetailsTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "FlowerDetailsTests",
            dependencies: [
                "FlowerDetails", "FlowerDetailsTesting", .product(name: "Screens", package: "Screens"),
                .product(name: "ScreensTesting", package: "Screens"), .product(name: "Service", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
