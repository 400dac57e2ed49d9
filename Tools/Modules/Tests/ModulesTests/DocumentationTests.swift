import Testing

@testable import ModulesCore

struct DocumentationTests {
    /// The names that are told when this is a source of the feature Notes.
    private func told(_ source: String, in target: String = "Sources/Notes") async throws -> [String] {
        var sample = try await Sample.clean()
        sample.texts["Packages/Notes/\(target)/More.swift"] = source
        return try await sample.findings("documentation").compactMap { finding in
            finding.split(separator: " ").dropFirst().first.map(String.init)
        }
    }

    @Test func allThatIsPublicIsToBeDocumented() async throws {
        let names = try await told(
            """
            public struct A {
                public var b: Int
                public let c = 1, d = 2
                public init() {}
                public func e(_ f: Int, g: Int) {}
                public static subscript(h: Int) -> Int { h }
                public enum I { case j(Int), k }
                public typealias L = Int
                func hidden() {}
            }
            public protocol P {
                associatedtype Q
                func r()
            }
            public extension A {
                func s() {}
            }
            """)

        #expect(
            names == [
                "A", "A.b", "A.c", "A.d", "A.init()", "A.e(_:g:)", "A.subscript(_:)", "A.I", "A.I.j", "A.L", "P", "P.Q",
                "P.r()", "A.s()",
            ])
    }

    @Test func documentedOrHiddenIsFine() async throws {
        let names = try await told(
            """
            /// A.
            @MainActor
            public struct A {
                /** B. */
                public var b: Int
                #if os(Linux)
                /// C.
                public var c: Int
                #endif
            }
            struct B {
                public var a: Int
                public func b() {}
            }
            extension B {
                public func c() {}
            }
            package struct C { public var d: Int }
            """)

        #expect(names == [])
    }

    @Test func whatFulfilsAProtocolIsExplainedThere() async throws {
        let names = try await told(
            """
            /// A.
            public protocol Shape {
                /// Its size.
                func size(_ unit: Int) -> Int
            }
            /// B.
            public protocol Round: Shape {}
            /// C.
            public struct C {
                public func size(_ unit: Int) -> Int { 0 }
                public func size(of unit: Int) -> Int { 0 }
                public var description: String { "" }
                public var debugDescription: String { "" }
                public static func == (left: C, right: C) -> Bool { true }
            }
            extension C: Round, CustomStringConvertible, Hashable {
                public func hash(into hasher: inout Hasher) {}
            }
            """)

        #expect(names == ["C.size(of:)", "C.debugDescription"])
    }

    @Test func standardOfARequirementIsExplainedByIt() async throws {
        let names = try await told(
            """
            /// A.
            public protocol Shape {
                /// Its size.
                var size: Int { get }
                var weight: Int { get }
            }
            extension Shape {
                public var size: Int { 0 }
                public var other: Int { 0 }
            }
            """)

        #expect(names == ["Shape.weight", "Shape.other"])
    }

    @Test func testsAndPreviewsNeedNone() async throws {
        #expect(try await told("public struct A {}\n", in: "Tests/NotesTests") == [])
        #expect(try await told("public struct A {}\n", in: "Sources/NotesPreview") == [])
    }
}
