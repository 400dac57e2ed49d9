// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Injection",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Injection", targets: ["Injection"])
    ],
    targets: [
        .target(name: "Injection"),
        .executableTarget(name: "InjectionBenchmark", dependencies: ["Injection"]),
        .testTarget(name: "InjectionTests", dependencies: ["Injection"]),
    ],
    swiftLanguageModes: [.v6]
)
