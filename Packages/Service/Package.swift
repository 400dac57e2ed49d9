// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Service",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Service", targets: ["Service"]),
        .library(name: "ServiceHTTP", targets: ["ServiceHTTP"]),
        .library(name: "ServiceSQLite", targets: ["ServiceSQLite"]),
        .library(name: "ServiceSodium", targets: ["ServiceSodium"]),
        .library(name: "ServiceTesting", targets: ["ServiceTesting"]),
    ],
    targets: [
        .target(name: "Service", resources: [.embedInCode("Resources/flowers.json")]),
        .target(name: "ServiceHTTP", dependencies: ["Service"]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        .target(name: "ServiceSQLite", dependencies: ["Service", "CSQLite"]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .target(name: "ServiceSodium", dependencies: ["Service", "CSodium"]),
        .target(name: "ServiceTesting", dependencies: ["Service"]),
        .testTarget(name: "ServiceTests", dependencies: ["Service", "ServiceTesting"]),
        .testTarget(name: "ServiceHTTPTests", dependencies: ["ServiceHTTP", "Service"]),
        .testTarget(
            name: "ServiceSQLiteTests", dependencies: ["ServiceSQLite", "Service", "CSQLite", "ServiceTesting"]),
        .testTarget(name: "ServiceSodiumTests", dependencies: ["ServiceSodium", "Service"]),
    ],
    swiftLanguageModes: [.v6]
)
