import Testing

@testable import ModulesCore

struct TwoManifestsTests {
    /// What is found when the root's manifest is changed, without files and lines.
    private func problems(_ edit: @escaping @Sendable (inout Manifest) -> Void) async throws -> [String] {
        var sample = try await Sample.clean()
        sample.editRoot = edit
        return try await sample.findings("two-manifests").map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test func targetThatTheRootLacks() async throws {
        let problems = try await problems { $0.targets.removeAll { $0.name == "NotesDomain" } }

        #expect(problems == ["the root does not name the target NotesDomain of Packages/Notes"])
    }

    @Test func testsThatTheRootLacks() async throws {
        let problems = try await problems { $0.targets.removeAll { $0.name == "NotesTests" } }

        #expect(problems == ["the root does not name the target NotesTests of Packages/Notes"])
    }

    @Test func targetThatThePackageLacks() async throws {
        let problems = try await problems { $0.targets.append(.init(name: "Old", path: "Packages/Notes/Sources/Old")) }

        #expect(
            problems == [
                "the target Old is in Packages/Notes/Sources/Old, but the manifest of that package does not name it"
            ])
    }

    @Test func productThatTheRootLacks() async throws {
        let problems = try await problems { $0.products.removeAll { $0.name == "Notes" } }

        #expect(problems == ["the root does not offer the product Notes of Packages/Notes"])
    }

    @Test func productWithOtherTargets() async throws {
        let problems = try await problems { root in
            for index in root.products.indices where root.products[index].name == "Notes" {
                root.products[index].targets = ["Notes"]
            }
        }

        #expect(
            problems == [
                "the product Notes differs from the one of Packages/Notes, which has the targets NotesDomain, NotesData, Notes"
            ])
    }

    @Test func productThatNoPackageOffers() async throws {
        let problems = try await problems { root in
            root.products.append(
                .init(name: "All", kind: .object(["library": .array([])]), targets: ["Notes", "Todos"]))
        }

        #expect(problems == ["no package offers the product All"])
    }

    @Test func dependencyThatTheRootLacks() async throws {
        let problems = try await problems { root in
            for index in root.targets.indices where root.targets[index].name == "NotesData" {
                root.targets[index].dependencies.removeAll { $0.name == "Service" }
            }
        }

        #expect(problems == ["NotesData lacks the dependency Service that it has in Packages/Notes/Package.swift"])
    }

    @Test func dependencyThatThePackageLacks() async throws {
        let problems = try await problems { root in
            for index in root.targets.indices where root.targets[index].name == "NotesDomain" {
                root.targets[index].dependencies.append(.byName("Screens"))
            }
        }

        #expect(
            problems == [
                "NotesDomain has the dependency Screens, which it does not have in Packages/Notes/Package.swift"
            ])
    }

    @Test func resourcesThatDiffer() async throws {
        let problems = try await problems { root in
            for index in root.targets.indices where root.targets[index].name == "Notes" {
                root.targets[index].resources = [.init(path: "a.json", rule: .object(["embedInCode": .object([:])]))]
            }
        }

        #expect(problems == ["Notes has another resources here than in Packages/Notes/Package.swift: there it is []"])
    }

    @Test func systemLibraryThatDiffers() async throws {
        let problems = try await problems { root in
            for index in root.targets.indices where root.targets[index].name == "CSQLite" {
                root.targets[index].pkgConfig = "sqlite"
                root.targets[index].providers = .array([.string("x")])
            }
        }

        #expect(
            problems.sorted() == [
                "CSQLite has another pkgConfig here than in Packages/Service/Package.swift: there it is sqlite3",
                "CSQLite has another providers here than in Packages/Service/Package.swift: there it is others",
            ])
    }

    @Test func pathThatDiffers() async throws {
        let problems = try await problems { root in
            for index in root.targets.indices where root.targets[index].name == "Notes" {
                root.targets[index].path = "Packages/Notes/Sources/Note"
            }
        }

        #expect(
            problems == [
                "Notes has another path here than in Packages/Notes/Package.swift: there it is \"Packages/Notes/Sources/Notes\""
            ])
    }

    @Test func platformsThatDiffer() async throws {
        var sample = try await Sample.clean()
        sample.packages["Notes"]?.platforms["macos"] = "14.0"

        let findings = try await sample.findings("two-manifests")

        #expect(
            findings == [
                "Packages/Notes/Package.swift:1: Notes and the root have different platforms: ios 18.0, macos 14.0 and ios 18.0, macos 15.0"
            ])
    }

    @Test func targetNameThatStandsTwice() async throws {
        var sample = try await Sample.clean()
        sample.packages["Todos"]?.targets.append(.init(name: "NotesDomain"))

        let findings = try await sample.findings("two-manifests")

        #expect(
            findings.contains(
                "Packages/Todos/Package.swift:23: Packages/Todos and Packages/Notes both have a target NotesDomain"))
    }

    @Test func lineIsThatOfTheTargetAlsoWhereAHelperMakesIt() {
        let text = ManifestText(
            """
            let package = Package(name: "trellis", products: [.library(name: "Todos", targets: ["Todos"])], targets: [
                sources("Todos", "Todos", ["Service"]),
                tests("Todos", "TodosTests", [
                    "Todos",
                ]),
            ])
            """)

        #expect(text.line(target: "Todos") == 2)
        #expect(text.line(target: "TodosTests") == 3)
        #expect(text.line(of: "Todos", in: "TodosTests") == 4)
        #expect(text.line(product: "Todos") == 1)
    }
}
