import Foundation
import Testing

@testable import ModulesCore

struct PlainManifestTests {
    private let folder = URL(filePath: "/sample/Packages/A")

    private func manifest(_ targets: String, before: String = "", behind: String = "") -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        \(before)
        let package = Package(
            name: "A", platforms: [.macOS(.v15), .iOS(.v18)],
            products: [.library(name: "A", targets: ["A"])],
            dependencies: [.package(path: "../B")],
            targets: [.target(name: "A", dependencies: [b]), \(targets)],
            swiftLanguageModes: [.v6]
        )
        \(behind)
        """
    }
    private let constant = "let b: Target.Dependency = .product(name: \"B\", package: \"B\")"

    @Test func whatIsReadIsWhatSwiftPMReads() throws {
        let cache = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        let tree = DiskTree(root: Repository.root)
        let reader = DumpingManifestReader(root: Repository.root, cache: cache)
        var count = 0
        for name in tree.folders(in: "Packages") {
            let folder = "Packages/\(name)"
            let text = tree.text(of: folder + "/Package.swift") ?? ""
            guard let plain = PlainManifest.read(text, in: Repository.root.appending(path: folder)) else { continue }
            #expect(plain == (try reader.manifest(in: folder, text: text)))
            count += 1
        }
        #expect(count > 8)
    }

    @Test func constantsStandForTheirValues() throws {
        let text = manifest(".testTarget(name: \"ATests\", dependencies: [\"A\", b])", before: constant)

        let read = try #require(PlainManifest.read(text, in: folder))

        #expect(read.packages == [.init(name: "B", path: "/sample/Packages/B")])
        #expect(read.targets.map(\.kind) == [.regular, .test])
        #expect(read.targets.map(\.dependencies.count) == [1, 2])
        #expect(read.targets[1].dependencies == [.byName("A"), .product("B", package: "B")])
    }

    @Test(arguments: [
        ".target(name: \"A\")", ".target(name: \"C\", dependencies: [\"D\"])", ".target(name: \"C\", sources: [])",
        ".target(name: \"C\", dependencies: [b, .product(name: \"B\", package: \"B\", condition: nil)])",
        ".systemLibrary(name: \"C\")", ".target(name: name)", ".target(name: \"\\(1)\")", ".target(\"C\")",
        ".target(name: \"C\", name: \"D\")", ".target(dependencies: [], name: \"C\")", "Target.target(name: \"C\")",
        ".target(name: \"C\") {}", ".target(name: [\"C\"])",
    ])
    func whatIsNotPlainIsLeftToSwiftPM(target: String) {
        #expect(PlainManifest.read(manifest(target, before: constant), in: folder) == nil)
    }

    @Test func whatStandsAroundThePackageIsLeftToSwiftPM() {
        let target = ".testTarget(name: \"ATests\")"

        #expect(PlainManifest.read(manifest(target, before: constant), in: folder) != nil)
        #expect(PlainManifest.read(manifest(target), in: folder) == nil)
        for more in [
            "package.targets = []", "#if os(Linux)\n#endif", "import Foundation", "let c = f()", "}", "let c =",
        ] {
            #expect(PlainManifest.read(manifest(target, before: constant, behind: more), in: folder) == nil, "\(more)")
        }
        for version in ["// swift-tools-version:5", "", "// swift-tools-version: 6.2-dev"] {
            let text = manifest(target, before: constant).replacingOccurrences(
                of: "// swift-tools-version: 6.2", with: version)
            #expect(PlainManifest.read(text, in: folder) == nil, "\(version)")
        }
    }
}
