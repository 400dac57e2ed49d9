import Foundation
import Testing

/// Several processes on one database, and one that is killed.
struct SeveralProcessesTests {
    @Test func tenThatAddAtOnceAllSucceed() async throws {
        let machine = try await Machine.signedIn()

        let started = try (1...10).map { try machine.start(["todos", "add", "number \($0)"]) }
        var ended: [Running.Ended] = []
        for running in started { ended.append(try await running.end()) }

        #expect(ended.allSatisfy { $0.code == 0 }, "\(ended.map(\.message))")
        #expect(Set(ended.map(\.text)).count == 10)
        let todos = try await machine.run("todos", "list").lines
        #expect(Set(todos.map { $0.drop { $0 != "n" } }) == Set((1...10).map { "number \($0)" }))
        #expect(todos.count == 10)
    }

    @Test func tenThatMakeTheDatabaseAtOnceAllSucceed() async throws {
        let machine = try Machine()

        let started = try (1...10).map { _ in try machine.start(["login", "--local"]) }
        var ended: [Running.Ended] = []
        for running in started { ended.append(try await running.end()) }

        #expect(ended.allSatisfy { $0.code == 0 }, "\(ended.map(\.message))")
        #expect(try await machine.run("whoami").code == 0)
    }

    @Test func aDatabaseThatAnotherProcessHoldsIsWaitedForAndThenSaid() async throws {
        let machine = try await Machine.signedIn()
        let clock = ContinuousClock()
        // It waits for a password that never comes, with the database open: so there is shared memory that others can lock.
        let idle = try machine.startShell("mkfifo input && exec \"$0\" login rose@example.org <>input")
        let limit = clock.now + .seconds(60)
        while idle.isRunning, clock.now < limit, machine.size(machine.database + "-shm") == 0 { await Task.yield() }
        let lock = try WriteLock(machine.database)
        let start = clock.now

        let ended = try await machine.run("todos", "add", "late")

        #expect(ended.code == 1 && ended.output.isEmpty)
        #expect(ended.message.contains(machine.database), "\(ended.message)")
        #expect(ended.message.contains("another program may be holding it"), "\(ended.message)")
        #expect(clock.now - start > .seconds(4.5))
        lock.release()
        #expect(try await machine.run("todos", "add", "now").text == "1\n")
        idle.kill()
        _ = try await idle.end()
    }

    @Test func anImportThatIsKilledLeavesAllOrNothing() async throws {
        let machine = try await Machine.signedIn()
        let count = 100_000
        let file = try machine.file("many.txt", Array((1...count).map { "todo number \($0)\n" }.joined().utf8))
        let clock = ContinuousClock()
        let limit = clock.now + .seconds(60)

        let running = try machine.start(["import", "todos", file])
        while running.isRunning, clock.now < limit, machine.size(machine.database + "-wal") < 1 << 20 {
            await Task.yield()
        }
        running.kill()
        let ended = try await running.end()

        let todos = try await machine.run("todos", "list")
        #expect(todos.code == 0, "\(todos.message)")
        #expect([0, count].contains(todos.lines.count), "\(todos.lines.count) of \(count) are there")
        #expect(ended.code == 128 + SIGKILL || todos.lines.count == count)
        #expect(try await machine.run("todos", "add", "after").code == 0)
    }
}

/// Holds what SQLite takes for another process that writes: byte 120 of the file of shared memory (sqlite.org/walformat.html, 2.3.1).
private final class WriteLock {
    private let descriptor: Int32

    init(_ database: String) throws {
        descriptor = open(database + "-shm", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = 120
        lock.l_len = 1
        guard descriptor >= 0, fcntl(descriptor, F_SETLK, &lock) == 0 else { throw CocoaError(.fileLocking) }
    }

    /// Lets go: closing does.
    func release() { close(descriptor) }
}
