import Testing

@testable import ModulesCore

struct PublicAPITests {
    @Test func declarationThatIsNewIsTold() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/Sources/Notes/More.swift"] = "/// A.\npublic struct A {}\n"

        #expect(
            try await sample.findings("public-api") == [
                "Packages/Notes/API.txt:1: public, but not in the list: Notes  struct A"
            ])
    }

    @Test func declarationThatIsGoneIsTold() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Screens/Sources/Screens/Screen.swift"] = ""

        #expect(
            try await sample.findings("public-api") == [
                "Packages/Screens/API.txt:2: in the list, but no longer public: Screens  protocol Screen"
            ])
    }

    @Test func membersOfAPublicTypeAreOnlyPublicWhereTheySaySoExceptCases() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/Sources/Notes/More.swift"] = """
            /// A.
            public enum A {
                /// One.
                case one
                static let hidden = 1
                func alsoHidden() {}
            }
            """

        #expect(
            try await sample.findings("public-api") == [
                "Packages/Notes/API.txt:1: public, but not in the list: Notes  case A.one",
                "Packages/Notes/API.txt:1: public, but not in the list: Notes  enum A",
            ])
    }

    @Test func missingListIsTold() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Screens/API.txt"] = nil

        #expect(
            try await sample.findings("public-api") == [
                "Packages/Screens/API.txt:1: Screens has no list of its public API"
            ])
    }

    @Test func manyDifferencesAreCounted() async throws {
        var sample = try await Sample.clean()
        sample.texts["Packages/Screens/Sources/Screens/More.swift"] = (1...13).map { "/// A.\npublic let a\($0) = 1\n" }
            .joined()

        let findings = try await sample.findings("public-api")

        #expect(findings.count == 11)
        #expect(findings.contains("Packages/Screens/API.txt:1: and 3 more differences"))
    }

    @Test func declarationsAreListedByMeaningAndNotByLayout() {
        let source = """
            @MainActor @Observable public final class Model<Value: Sendable>: B, A where Value: Equatable {
                public private(set) var state: Int = 0 { didSet {} }
                public var other: [String: Int] { get async throws { [:] } }
                public static let name = "x"
                @discardableResult public func act(
                    _ value: Value, // why
                    then next: @escaping @Sendable (Int) -> Void = { _ in },
                ) async throws(Failure) -> Int where Value: Hashable { 1 }
                public required init?(a: Int) {}
                public subscript(index: Int) -> Int { get { 0 } set {} }
            }
            public enum Kind: String { case a = "x", b(Int, of: String) }
            public protocol Thing<Part> { associatedtype Part: Sendable; var part: Part { get set } }
            extension Model: @unchecked Sendable {}
            """

        let lines = SourceReader.read(source, path: "A.swift").declarations.filter { $0.access >= .public }.map(
            \.signature)

        #expect(
            lines == [
                "@MainActor @Observable final class Model<Value: Sendable>: A, B where Value: Equatable",
                "var Model.state: Int { get }",
                "var Model.other: [String: Int] { get async throws }",
                "static let Model.name = \"x\"",
                "func Model.act(_ value: Value, then next: @escaping @Sendable (Int) -> Void = { _ in }) async throws(Failure) -> Int where Value: Hashable",
                "required Model.init?(a: Int)",
                "Model.subscript(index: Int) -> Int { get set }",
                "enum Kind: String",
                "case Kind.a = \"x\"",
                "case Kind.b(Int, of: String)",
                "protocol Thing<Part>",
                "associatedtype Thing.Part: Sendable",
                "var Thing.part: Part { get set }",
                "extension Model: @unchecked Sendable",
            ])
    }
}
