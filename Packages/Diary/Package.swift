// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Diary",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Diary", targets: ["Diary", "DiaryDomain", "DiaryData"]),
        .library(name: "DiaryTesting", targets: ["DiaryTesting"]),
    ],
    dependencies: [
        .package(path: "../Service"), .package(path: "../SharedData"), .package(path: "../Screens"),
        .package(path: "../Endpoints"),
    ],
    targets: [
        .target(name: "DiaryDomain", dependencies: [.product(name: "SharedData", package: "SharedData")]),
        .target(
            name: "DiaryData",
            dependencies: [
                "DiaryDomain", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Service", package: "Service"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "Diary",
            dependencies: [
                "DiaryDomain", "DiaryData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "Service", package: "Service"),
                .product(name: "Screens", package: "Screens"), .product(name: "Endpoints", package: "Endpoints"),
            ]),
        .target(
            name: "DiaryTesting",
            dependencies: [
                "Diary", "DiaryDomain", "DiaryData", .product(name: "SharedData", package: "SharedData"),
                .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "Screens", package: "Screens"), .product(name: "ScreensTesting", package: "Screens"),
            ]),
        .executableTarget(
            name: "DiaryPreview",
            dependencies: ["DiaryTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "DiaryTests",
            dependencies: [
                "Diary", "DiaryDomain", "DiaryData", "DiaryTesting",
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
