// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the toolchain keeps SwiftParser: `usr/lib/swift/host`. Tools/modules says it; without that, swiftc on PATH does.
func swiftHost() -> String {
    let environment = ProcessInfo.processInfo.environment
    if let host = environment["TRELLIS_SWIFT_HOST"] { return host }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().appending(path: "../lib/swift/host").standardizedFileURL.path
        if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}

let host = swiftHost()
let parse: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let link: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
    name: "Modules",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "ModulesCore", swiftSettings: parse, linkerSettings: link),
        .executableTarget(name: "modules", dependencies: ["ModulesCore"], swiftSettings: parse),
        .testTarget(name: "ModulesTests", dependencies: ["ModulesCore"], swiftSettings: parse),
    ],
    swiftLanguageModes: [.v6]
)
