// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Posts",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Posts", targets: ["Posts", "PostsDomain", "PostsData"]),
        .library(name: "PostsTesting", targets: ["PostsTesting"]),
    ],
    dependencies: [
        .package(path: "../Service"), .package(path: "../SharedData"), .package(path: "../Screens"),
        .package(path: "../Endpoints"),
    ],
    targets: [
        .target(name: "PostsDomain", dependencies: [.product(name: "SharedData", package: "SharedData")]),
        .target(
            name: "PostsData",
            dependencies: [
                "PostsDomain", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Service", package: "Service"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "Posts",
            dependencies: [
                "PostsDomain", "PostsData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Screens", package: "Screens"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "PostsTesting",
            dependencies: [
                "Posts", "PostsDomain", "PostsData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "Screens", package: "Screens"), .product(name: "ScreensTesting", package: "Screens"),
            ]),
        .executableTarget(
            name: "PostsPreview",
            dependencies: ["PostsTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "PostsTests",
            dependencies: [
                "Posts", "PostsDomain", "PostsData", "PostsTesting",
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
