import Testing

@testable import ModulesCore

struct GraphTests {
    private func sample() async throws -> Sample {
        var sample = try await Sample.clean()
        sample.texts["README.md"] = "# Sample\n\n<!-- graph:begin -->\nold\n<!-- graph:end -->\nEnd\n"
        return sample
    }

    @Test func readmeShowsLayersAndTheArrowsThatDoNotFollowFromOthers() async throws {
        let texts = try GraphDocuments.texts(for: try await sample().workspace())

        #expect(
            texts["README.md"] == """
                # Sample

                <!-- graph:begin -->
                ```mermaid
                graph TD
                    subgraph Apps
                        Demo
                    end
                    subgraph Shells
                        Terminal
                    end
                    subgraph Features
                        Notes
                        Todos
                    end
                    subgraph Shared
                        Screens
                        Service
                        SharedData
                    end
                    Demo --> Notes
                    Demo --> Terminal
                    Demo --> Todos
                    Terminal --> Screens
                    Notes --> Screens
                    Notes --> SharedData
                    Todos --> Screens
                    Todos --> SharedData
                    SharedData --> Service
                ```
                <!-- graph:end -->
                End

                """)
    }

    @Test func pictureHasEachPackageAndEachArrow() async throws {
        let texts = try GraphDocuments.texts(for: try await sample().workspace())

        let picture = try #require(texts["docs/modules.svg"])
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
        for name in ["Demo", "Terminal", "Notes", "Todos", "Screens", "Service", "SharedData"] {
            #expect(picture.contains(">\(name)</text>"))
        }
        #expect(picture.split(separator: "class=\"edge\"").count - 1 == 9)
        #expect(picture.contains("prefers-color-scheme: dark"))
    }

    @Test func noTwoBoxesOverlapAndArrowsLeadDown() async throws {
        let layout = LayeredLayout(PackageGraph(try await sample().workspace()).reduced)

        let rows = Dictionary(grouping: layout.places.values, by: \.row)
        for row in rows.values {
            let ordered = row.sorted { $0.x < $1.x }
            #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x })
        }
        #expect(layout.ways.allSatisfy { (layout.places[$0.from]?.row ?? 0) < (layout.places[$0.to]?.row ?? 0) })
    }

    @Test func tableCountsLinesDeclarationsAndTests() async throws {
        let texts = try GraphDocuments.texts(for: try await sample().workspace())

        let row = texts["docs/modules.md"]?.split(separator: "\n").first { $0.contains("[Todos]") }
        #expect(row == "| [Todos](../Packages/Todos) | Features | 31 | 8 | Screens, Service, SharedData | 1 |")
    }

    @Test func documentsAreStaleWhenAnArrowChangesAndNotWhenAFigureDoes() async throws {
        var sample = try await sample()
        sample.texts.merge(try GraphDocuments.texts(for: try await sample.workspace())) { _, new in new }
        var longer = sample
        longer.texts["Packages/Todos/Sources/Todos/More.swift"] = "// one more line\n"
        var wider = sample
        wider.target("Terminal", in: "Terminal") { $0.dependencies.append(Sample.sharedData) }

        #expect(try await stale(sample) == [])
        #expect(try await stale(longer) == [])
        #expect(try await stale(wider) == ["README.md", "docs/modules.md", "docs/modules.svg"])
    }

    private func stale(_ sample: Sample) async throws -> [String] {
        let workspace = try await sample.workspace()
        return GraphDocuments.stale(try GraphDocuments.texts(for: workspace), in: workspace)
    }

    @Test func missingMarksAreTold() async throws {
        var sample = try await sample()
        sample.texts["README.md"] = "# Sample\n"
        let workspace = try await sample.workspace()

        #expect(throws: UsageError.self) { try GraphDocuments.texts(for: workspace) }
    }
}
