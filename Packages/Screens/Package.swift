// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Screens",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Screens", targets: ["Screens"]),
        .library(name: "ScreensTesting", targets: ["ScreensTesting"]),
    ],
    targets: [
        .target(name: "Screens"),
        .target(name: "ScreensTesting", dependencies: ["Screens"]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens", "ScreensTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
