// swift-tools-version: 6.2
import PackageDescription

let service: Target.Dependency = .product(name: "Service", package: "Service")
let sharedData: Target.Dependency = .product(name: "SharedData", package: "SharedData")
let screens: Target.Dependency = .product(name: "Screens", package: "Screens")
let endpoints: Target.Dependency = .product(name: "Endpoints", package: "Endpoints")

let package = Package(
    name: "Auth",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Auth", targets: ["Auth", "AuthDomain", "AuthData"]),
        .library(name: "AuthTesting", targets: ["AuthTesting"]),
    ],
    dependencies: [
        .package(path: "../Service"), .package(path: "../SharedData"), .package(path: "../Screens"),
        .package(path: "../Endpoints"),
    ],
    targets: [
        .target(name: "AuthDomain", dependencies: [sharedData]),
        .target(name: "AuthData", dependencies: ["AuthDomain", sharedData, service, endpoints]),
        .target(name: "Auth", dependencies: ["AuthDomain", "AuthData", sharedData, service, screens, endpoints]),
        .target(
            name: "AuthTesting",
            dependencies: [
                "Auth", "AuthDomain", sharedData, screens, .product(name: "SharedDataTesting", package: "SharedData"),
                .product(name: "ServiceTesting", package: "Service"),
                .product(name: "ScreensTesting", package: "Screens"),
            ]),
        .executableTarget(
            name: "AuthPreview",
            dependencies: ["AuthTesting", .product(name: "ScreensTesting", package: "Screens")]),
        .testTarget(
            name: "AuthTests",
            dependencies: [
                "Auth", "AuthDomain", "AuthData", "AuthTesting", sharedData, service, screens, endpoints,
                .product(name: "ScreensTesting", package: "Screens"),
                .product(name: "ServiceSQLite", package: "Service"),
                .product(name: "ServiceSodium", package: "Service"),
                .product(name: "ServiceTesting", package: "Service"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
