import Foundation
import Testing

@testable import ModulesCore

struct FeatureUsesTests {
    private let other = "Apps/Demo/Sources/DemoKit/Other.swift"
    private let assembler = "Apps/Demo/Sources/DemoKit/Assembler.swift"

    private func uses(_ change: (inout Sample) -> Void) async throws -> [String] {
        var sample = try await Sample.clean()
        sample.addFeature("Weather")
        change(&sample)
        let edits = [assembler: sample.texts[assembler] ?? "", "Package.swift": sample.rootText]
        return FeatureUses(feature: try FeatureName("Weather"), workspace: try await sample.workspace(), edits: edits)
            .found()
    }

    @Test func featureOnItsOwnIsUsedByNobody() async throws {
        let uses = try await uses { sample in
            sample.texts[other] = "import Todos\nlet weatherReport = \"weather\"\nfor weather in days {}\n"
        }

        #expect(uses == [])
    }

    @Test func importIsAUse() async throws {
        let uses = try await uses { $0.texts[other] = "import Todos\n@testable import WeatherData\n" }

        #expect(uses == ["\(other):2: imports WeatherData"])
    }

    @Test func memberOfTheAssemblerIsAUse() async throws {
        let uses = try await uses {
            $0.texts[other] = "let a = assembler\n    .weather\n"
            $0.texts[assembler] = "struct Assembler {\n    var b: Any { weatherListScreen(c) }\n}\n"
        }

        #expect(uses == ["\(assembler):2: uses weatherListScreen", "\(other):2: uses weather"])
    }

    @Test func manifestThatNamesItIsAUse() async throws {
        let uses = try await uses {
            $0.rootText = "let a = [\n    \"WeatherTesting\"]\n"
            $0.packages["Notes"]?.packages.append(.init(name: "Weather", path: "/sample/Packages/Weather"))
        }

        #expect(
            uses == ["Package.swift:2: names WeatherTesting", "Packages/Notes/Package.swift:1: depends on Weather"])
    }
}
