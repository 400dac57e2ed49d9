// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Terminal",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Terminal", targets: ["Terminal"])],
    dependencies: [.package(path: "../Screens")],
    targets: [
        .target(name: "Terminal", dependencies: [.product(name: "Screens", package: "Screens")]),
        .testTarget(
            name: "TerminalTests", dependencies: ["Terminal", .product(name: "Screens", package: "Screens")]),
    ],
    swiftLanguageModes: [.v6]
)
