// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SharedData",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "SharedData", targets: ["SharedData"]),
        .library(name: "SharedDataTesting", targets: ["SharedDataTesting"]),
    ],
    dependencies: [.package(path: "../Service")],
    targets: [
        .target(name: "SharedData", dependencies: [.product(name: "Service", package: "Service")]),
        .target(
            name: "SharedDataTesting",
            dependencies: [
                "SharedData", .product(name: "Service", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
            ]),
        .testTarget(
            name: "SharedDataTests",
            dependencies: [
                "SharedData", "SharedDataTesting",
                .product(name: "Service", package: "Service"),
                .product(name: "ServiceSQLite", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
