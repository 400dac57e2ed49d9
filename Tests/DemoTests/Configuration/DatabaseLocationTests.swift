import Foundation
import Testing

@testable import DemoKit

/// How a database is named.
struct DatabaseLocationTests {
    @Test(arguments: [
        "/tmp/a.sqlite", "sqlite:/tmp/a.sqlite", "sqlite:///tmp/a.sqlite", "/tmp/b/../a.sqlite", "/tmp//a.sqlite",
    ])
    func aPathAndBothFormsOfURLNameTheSameFile(_ text: String) throws {
        #expect(try DatabaseLocation(text) == .file("/tmp/a.sqlite"))
    }

    @Test func aRelativePathIsCompletedByTheWorkingFolder() throws {
        let expected = DatabaseLocation.file(FileManager.default.currentDirectoryPath + "/a b%20?#ü.sqlite")

        #expect(try DatabaseLocation("a b%20?#ü.sqlite") == expected)
        #expect(try DatabaseLocation("sqlite:a b%20?#ü.sqlite") == expected)
    }

    @Test func theLettersOfAPathStayAsTheyAre() throws {
        for name in ["/tmp/cafe\u{301}", "/tmp/café", "/tmp/日本", "/tmp/a:b", "/tmp/sqlite:x"] {
            guard case .file(let path) = try DatabaseLocation(name) else {
                Issue.record("\(name) is no file")
                continue
            }
            #expect(Array(path.utf8) == Array(name.utf8))
        }
    }

    @Test(arguments: ["sqlite::memory:", ":memory:"])
    func memoryIsKnown(_ text: String) throws { #expect(try DatabaseLocation(text) == .memory) }

    @Test(arguments: [
        ("postgres://localhost/a", "PostgreSQL"), ("postgresql://localhost/a", "PostgreSQL"), ("mysql://a", "'mysql'"),
        ("http://x/y", "'http'"), ("", "empty"), ("sqlite:", "empty"), ("sqlite://", "empty"), ("a\0b", "sqlite:PATH"),
    ])
    func whatIsNoDatabaseIsWrongUse(_ text: String, _ hint: String) {
        #expect {
            try DatabaseLocation(text)
        } throws: { error in
            let failure = error as? Failure
            return failure?.code == .wrongUse && failure?.message.contains(hint) == true
        }
    }
}
