import Foundation
import Testing

@testable import ModulesCore

struct CleanTreeTests {
    @Test func repositoryWithoutFaultHasNoFindings() async throws {
        let sample = try await Sample.clean()

        let findings = Checker.findings(in: try await sample.workspace())

        #expect(findings == [])
    }

    @Test func manifestsAreReadAsSwiftPMPrintsThemAndRemembered() async throws {
        let sample = try await Sample.clean()
        let place = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        for (path, text) in sample.files {
            let file = place.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let cache = place.appending(path: "cache")
        let reader = WorkspaceReader(
            tree: DiskTree(root: place), manifests: DumpingManifestReader(root: place, cache: cache),
            rules: try Sample.rules(),
            cache: SourceCache(file: place.appending(path: "facts/a"), version: "1"))

        let findings = Checker.findings(in: await reader.read())
        let again = Checker.findings(in: await reader.read())

        #expect(findings == [])
        #expect(again == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == sample.packages.count + 1)
    }

    @Test func findingIsFileLineProblemAndRemedy() {
        let error = Finding("A.swift", 3, "layers", "A imports B", "do without B")
        let warning = Finding("A.swift", 301, "file-length", "it is long", "cut it", severity: .warning)

        let report = Report([error, warning])

        #expect(
            report.text
                == "A.swift:3: A imports B: do without B\nA.swift:301: warning: it is long: cut it\n1 error, 1 warning")
        #expect(report.json.contains("\"errors\" : 1"))
        #expect(report.json.contains("\"rule\" : \"file-length\""))
    }

    @Test func brokenManifestIsAFinding() async throws {
        var sample = try await Sample.clean()
        sample.packages["Notes"] = nil
        sample.texts["Packages/Notes/Package.swift"] = "nonsense"

        let findings = try await sample.findings("manifests")

        #expect(findings == ["Packages/Notes/Package.swift:1: the manifest can't be read (broken)"])
    }

    @Test func folderWithoutManifestIsAFinding() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Stray/Notes.txt"] = ""
        sample.texts["Packages/Stray/Sources/A.swift"] = ""

        let findings = try await sample.findings("manifests")

        #expect(
            findings == [
                "Packages/Stray/Package.swift:1: the folder has no manifest, but each folder of Packages/ is a package"
            ])
    }
}
