import Foundation
import Testing

@testable import DemoKit

/// Where things are on a machine.
struct ConfigurationTests {
    @Test func followsTheXDGVariables() {
        let configuration = Configuration(
            environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state"])

        #expect(configuration.dataFolder == "/data/trellis")
        #expect(configuration.stateFolder == "/state/trellis")
    }

    @Test(arguments: ["", "relative/data", "./data", "~/data"])
    func aRelativePathIsIgnoredAsTheSpecificationWants(_ path: String) {
        let configuration = Configuration(
            environment: ["HOME": "/home/a", "XDG_DATA_HOME": path, "XDG_STATE_HOME": path])

        #expect(configuration.dataFolder == "/home/a/.local/share/trellis")
        #expect(configuration.stateFolder == "/home/a/.local/state/trellis")
    }

    @Test(arguments: [["HOME": ""], ["HOME": "relative"], [:]])
    func withoutAHomeTheSystemsIsTaken(_ environment: [String: String]) {
        let configuration = Configuration(environment: environment)

        #expect(configuration.dataFolder == NSHomeDirectory() + "/.local/share/trellis")
    }

    @Test func theOptionGoesBeforeTheVariableAndTheVariableBeforeTheStandardPlace() throws {
        let machine = try Machine()
        var configuration = machine.configuration()
        #expect(try configuration.databaseLocation() == .file(machine.database))

        configuration.environment["TRELLIS_DATABASE"] = "/somewhere/a.sqlite"
        #expect(try configuration.databaseLocation() == .file("/somewhere/a.sqlite"))

        configuration.databaseOption = "sqlite:/elsewhere/b.sqlite"
        #expect(try configuration.databaseLocation() == .file("/elsewhere/b.sqlite"))
    }

    @Test func onlyTheStandardPlacesFolderIsMadeAndForItsOwnerOnly() throws {
        let machine = try Machine()

        _ = try machine.configuration(database: machine.folder + "/new/a.sqlite").databaseLocation()
        #expect(try machine.isUntouched)

        _ = try machine.configuration().databaseLocation()
        #expect(try permissions(machine.folder + "/data/trellis") == 0o700)
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let machine = try Machine()
        _ = try machine.file("data", "a file where the folder should be")

        #expect {
            try machine.configuration().databaseLocation()
        } throws: { error in
            let failure = error as? Failure
            return failure?.code == .failed && failure?.message.contains(machine.folder + "/data/trellis") == true
                && failure?.message.contains("--database") == true
        }
    }
}

/// A file's permission bits.
func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
