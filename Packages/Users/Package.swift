// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Users",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Users", targets: ["Users", "UsersDomain", "UsersData"]),
        .library(name: "UsersTesting", targets: ["UsersTesting"]),
    ],
    dependencies: [
        .package(path: "../Service"), .package(path: "../SharedData"), .package(path: "../Screens"),
        .package(path: "../Endpoints"),
    ],
    targets: [
        .target(name: "UsersDomain", dependencies: [.product(name: "SharedData", package: "SharedData")]),
        .target(
            name: "UsersData",
            dependencies: [
                "UsersDomain", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Service", package: "Service"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "Users",
            dependencies: [
                "UsersDomain", "UsersData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Screens", package: "Screens"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "UsersTesting",
            dependencies: [
                "Users", "UsersDomain", "UsersData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "Screens", package: "Screens"), .product(name: "ScreensTesting", package: "Screens"),
            ]),
        .executableTarget(
            name: "UsersPreview",
            dependencies: ["UsersTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "UsersTests",
            dependencies: [
                "Users", "UsersDomain", "UsersData", "UsersTesting",
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
