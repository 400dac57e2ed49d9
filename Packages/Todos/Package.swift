// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Todos",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Todos", targets: ["Todos", "TodosDomain", "TodosData"]),
        .library(name: "TodosTesting", targets: ["TodosTesting"]),
    ],
    dependencies: [
        .package(path: "../Service"), .package(path: "../SharedData"), .package(path: "../Screens"),
        .package(path: "../Endpoints"),
    ],
    targets: [
        .target(name: "TodosDomain", dependencies: [.product(name: "SharedData", package: "SharedData")]),
        .target(
            name: "TodosData",
            dependencies: [
                "TodosDomain", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Service", package: "Service"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "Todos",
            dependencies: [
                "TodosDomain", "TodosData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Screens", package: "Screens"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "TodosTesting",
            dependencies: [
                "Todos", "TodosDomain", "TodosData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "Screens", package: "Screens"), .product(name: "ScreensTesting", package: "Screens"),
            ]),
        .executableTarget(
            name: "TodosPreview",
            dependencies: ["TodosTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "TodosTests",
            dependencies: [
                "Todos", "TodosDomain", "TodosData", "TodosTesting",
                .product(name: "Service", package: "Service"), .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "Screens", package: "Screens"), .product(name: "ScreensTesting", package: "Screens"),
                .product(name: "Endpoints", package: "Endpoints"),
                .product(name: "ServiceSQLite", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
