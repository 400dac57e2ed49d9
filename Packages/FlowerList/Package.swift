// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FlowerList",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "FlowerList", targets: ["FlowerList"]),
        .library(name: "FlowerListTesting", targets: ["FlowerListTesting"]),
    ],
    dependencies: [
        .package(path: "../Endpoints"), .package(path: "../Screens"), .package(path: "../Service"),
        .package(path: "../SharedData"),
    ],
    targets: [
        .target(
            name: "FlowerList",
            dependencies: [
                .product(name: "Endpoints", package: "Endpoints"), .product(name: "Screens", package: "Screens"),
                .product(name: "SharedData", package: "SharedData"),
            ]),
        .target(
            name: "FlowerListTesting",
            dependencies: [
                "FlowerList", .product(name: "Screens", package: "Screens"),
                .product(name: "ScreensTesting", package: "Screens"),
                .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
            ]),
        .executableTarget(
            name: "FlowerListPreview",
            dependencies: ["FlowerListTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "FlowerListTests",
            dependencies: [
                "FlowerList", "FlowerListTesting", .product(name: "Endpoints", package: "Endpoints"),
                .product(name: "Screens", package: "Screens"),
                .product(name: "ScreensTesting", package: "Screens"), .product(name: "Service", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
