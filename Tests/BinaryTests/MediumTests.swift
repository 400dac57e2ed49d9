import Foundation
import Testing

/// A disk that is full, and one that can only be read: real ones, in memory, which only the test's processes see.
@Suite(.enabled("only root on Linux can mount a disk for itself") { try await Disk.isPossible })
struct MediumTests {
    @Test func aFullDiskIsSaidAndNothingIsHalfStored() async throws {
        let machine = try Machine()
        let titles = (1...30_000).map { "a rather long title of the todo number \($0)\n" }.joined()
        _ = try machine.file("many.txt", Array(titles.utf8))

        let ended = try await Disk.run(
            """
            "$0" login --local && "$0" todos add kept && "$0" import todos many.txt; echo "status $?"
            "$0" todos list
            """, on: machine)

        #expect(ended.lines == ["1", "status 1", "1 [ ] kept"], "\(ended.text)")
        #expect(
            ended.message.contains("demo: There is no room left for the database \(machine.folder)/disk/a.sqlite"),
            "\(ended.message)")
    }

    @Test func aDiskThatCanOnlyBeReadIsReadAndLeftAsItIs() async throws {
        let machine = try Machine()

        let ended = try await Disk.run(
            """
            "$0" login --local && "$0" todos add kept && mount -o remount,ro disk && cksum disk/a.sqlite
            "$0" todos list; "$0" todos add new; echo "status $?"; "$0" whoami; cksum disk/a.sqlite; ls disk
            """, on: machine)

        let lines = ended.lines
        #expect(lines.count == 7 && lines[1] == lines[5], "\(ended.text)")
        #expect(lines.dropFirst(2).prefix(2) == ["1 [ ] kept", "status 1"] && lines.last == "a.sqlite")
        let message = try #require(ended.message.split(separator: "\n").last)
        #expect(
            message.contains("may only be read") && message.contains("\(machine.folder)/disk/a.sqlite"), "\(message)")
    }
}

/// A small disk of its own for a script.
private enum Disk {
    static var isPossible: Bool {
        get async throws {
            guard Binary.system("unshare") != nil, geteuid() == 0 else { return false }
            return try await run("exit 0", on: Machine()).code == 0
        }
    }

    /// Runs a script, in which `$0` is `demo` and its database is on a disk of 1 MiB.
    static func run(_ script: String, on machine: Machine) async throws -> Running.Ended {
        let unshare = Binary.system("unshare") ?? "unshare"
        let mount = "mkdir disk && mount -t tmpfs -o size=1m tmpfs disk && export TRELLIS_DATABASE=disk/a.sqlite"
        return try await Running(
            unshare, ["-m", "/bin/sh", "-c", "\(mount) || exit 9\n\(script)", Binary.path], input: [],
            environment: machine.environment, folder: machine.folder
        ).end()
    }
}
