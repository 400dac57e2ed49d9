import Foundation
import Testing

@testable import ModulesCore

struct NewFeatureTests {
    private func make(_ name: String, in root: URL, isDryRun: Bool = false) async throws {
        let maker = FeatureMaker(
            root: root, templates: root.appending(path: "Tools/Modules/Templates/Feature"), print: { _ in })
        try await maker.make(name, isDryRun: isDryRun, in: try await ModulesCommand.workspace(root))
    }

    @Test func dryRunWritesNothing() async throws {
        let root = try await Sample.withPlaces().onDisk()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = Contents(of: root)

        try await make("Weather", in: root, isDryRun: true)

        #expect(Contents(of: root).differences(from: before) == [])
    }

    @Test(arguments: [
        "Todos", "todos", "TODOS", "Terminal", "weather", "We ather", "Wetter-1", "", "W", "../Weather", "Wéather",
        "Import", "WeatherData", "Foundation", "User",
    ])
    func nameThatIsTakenOrNoneIsRefused(name: String) async throws {
        let workspace = try await Sample.clean().workspace()

        #expect(throws: UsageError.self) { try FeatureName(new: name, in: workspace) }
    }

    @Test func nameIsWrittenInManyForms() throws {
        let feature = try FeatureName("RSSFeed2Reader")

        #expect(feature.property == "rssFeed2Reader")
        #expect(feature.path == "rss-feed2-reader")
        #expect(feature.table == "rss_feed2_reader")
        #expect(feature.title == "RSS Feed2 Reader")
    }

    @Test func featureCanDoWhatIsExpectedOfOne() async throws {
        let root = try await Sample.withPlaces().onDisk()
        defer { try? FileManager.default.removeItem(at: root) }

        try await make("Weather", in: root)

        let tree = DiskTree(root: root.appending(path: "Packages/Weather"))
        for useCase in ["Get", "Add", "Update", "Delete", "Restore"] {
            #expect(tree.text(of: "Sources/WeatherDomain/UseCases/\(useCase)Weather.swift") != nil, "\(useCase)")
        }
        for source in ["InMemoryWeather", "Database/WeatherDatabase", "API/WeatherAPI"] {
            #expect(tree.text(of: "Sources/WeatherData/\(source)DataSource.swift") != nil, "\(source)")
        }
        let endpoints = try #require(tree.text(of: "Sources/Weather/WeatherEndpoints.swift"))
        for call in [
            #".get, "/weather","#, #".get, "/weather/{id}","#, #".post, "/weather","#, #".patch, "/weather/{id}","#,
            #".delete, "/weather/{id}","#, #".post, "/weather/{id}/restore","#,
        ] {
            #expect(endpoints.contains(call), "\(call)")
        }
    }

    @Test func failureLeavesNothingHalfMade() async throws {
        // What the sample lacks makes the new package break the rules, which is found only after all is written.
        var sample = try await Sample.withPlaces()
        sample.packages["Endpoints"] = nil
        sample.texts = sample.texts.filter { !$0.key.hasPrefix("Packages/Endpoints/") }
        let root = try sample.onDisk()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = Contents(of: root)

        let error = await #expect(throws: UsageError.self) { try await make("Weather", in: root) }

        #expect(
            error?.description.hasPrefix("Weather was not made, and all is as it was: ") == true,
            "\(error?.description ?? "")")
        #expect(Contents(of: root).differences(from: before) == [])
    }

    @Test func placesThatAreMissingAreNamed() throws {
        let error = #expect(throws: UsageError.self) {
            try FeatureEntries.edits(
                for: try FeatureName("Weather"), in: MemoryTree(["Package.swift": "// modules:new lists\n"]))
        }

        #expect(error?.description.contains("modules:new tabs") == true)
        #expect(error?.description.contains("modules:new lists") == false)
    }
}
