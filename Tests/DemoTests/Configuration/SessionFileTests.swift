import Foundation
import Screens
import Testing

@testable import DemoKit

/// How the token of a session is kept between two commands.
struct SessionFileTests {
    private let token = SessionToken(secret: "a-secret", expiresAt: .distantFuture)

    @Test func isForItsOwnerOnly() throws {
        let machine = try Machine()
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())

        try file.save(token)

        let folder = machine.folder + "/state/trellis/sessions"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 1)
        #expect(try permissions(folder + "/" + names[0]) == 0o600)
        #expect(try permissions(folder) == 0o700)
    }

    @Test func givesWhatWasSavedLastUntilItIsRemoved() throws {
        let machine = try Machine()
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())
        #expect(file.read() == nil)

        try file.save(token)
        try file.save(SessionToken(secret: "another", expiresAt: .distantFuture))
        #expect(file.read() == "another")

        file.remove()
        file.remove()
        #expect(file.read() == nil)
    }

    @Test func anotherDatabaseHasAnotherSession() throws {
        let machine = try Machine()
        let first = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())
        let second = SessionFile(.file("/b.sqlite"), configuration: machine.configuration())

        try first.save(token)

        #expect(second.read() == nil)
        second.remove()
        #expect(first.read() == token.secret)
    }

    @Test func aDatabaseInMemoryKeepsNone() throws {
        let machine = try Machine()
        let file = SessionFile(.memory, configuration: machine.configuration())

        try file.save(token)

        #expect(file.read() == nil)
        #expect(try machine.isUntouched)
    }

    @Test(arguments: [0, 1025, 1 << 20])
    func aFileThatHoldsNoTokenIsNone(_ size: Int) throws {
        let machine = try Machine()
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())
        try file.save(token)
        let folder = machine.folder + "/state/trellis/sessions"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        try Data(repeating: 0x61, count: size).write(to: URL(filePath: folder + "/" + name))

        #expect(file.read() == nil)
    }

    @Test func manyThatSaveAtOnceAllSucceedAndLeaveOneFile() async throws {
        let machine = try Machine()
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())
        let token = token

        try await withThrowingTaskGroup { group in
            for _ in 1...50 { group.addTask { try file.save(token) } }
            try await group.waitForAll()
        }

        #expect(file.read() == token.secret)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: machine.folder + "/state/trellis/sessions").count == 1)
    }

    @Test func aFolderInItsPlaceIsNamedAndLeavesNothingBesideIt() throws {
        let machine = try Machine()
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())
        try file.save(token)
        let folder = machine.folder + "/state/trellis/sessions"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        file.remove()
        try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: false)

        #expect(throws: Failure.self) { try file.save(token) }

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let machine = try Machine()
        _ = try machine.file("state", "a file where the folder should be")
        let file = SessionFile(.file("/a.sqlite"), configuration: machine.configuration())

        #expect {
            try file.save(token)
        } throws: { error in
            (error as? Failure)?.code == .failed && (error as? Failure)?.message.contains(machine.folder) == true
        }
    }
}
