import Foundation
import Service
import ServiceSQLite
import ServiceTesting
import Testing

@Suite("A file that several programs use", .timeLimit(.minutes(2)))
struct SharedFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("data.sqlite")
    }

    @Test("is waited for without a thread, until the other program lets go")
    func isWaitedFor() async throws {
        let clock = ManualClock()
        let database = try SQLiteDatabase(.file(path: path), clock: clock)
        try await database.makeNumbers()
        let other = try OtherProgram(path)
        try other.run("BEGIN IMMEDIATE; INSERT INTO numbers (value) VALUES (1)")

        let adding = Task { try await database.add(2) }
        for _ in 0..<3 {
            await clock.waitForSleepers()
            clock.advance(by: .milliseconds(20))
        }
        await clock.waitForSleepers()
        #expect(try await database.count() == 0)
        try other.run("COMMIT")
        clock.advance(by: .milliseconds(20))
        try await adding.value

        #expect(try await database.count() == 2)
    }

    @Test("is given up after the limit, with a sentence that names it")
    func isGivenUp() async throws {
        let clock = ManualClock()
        let database = try SQLiteDatabase(
            .file(path: path), clock: clock, options: .init(busyLimit: .milliseconds(100)))
        try await database.makeNumbers()
        let other = try OtherProgram(path)
        try other.run("BEGIN IMMEDIATE")

        let isOver = Lock(false)
        let adding = Task {
            defer { isOver.withLock { $0 = true } }
            return try await refusal { try await database.add(1) }
        }
        while !isOver.withLock({ $0 }) {
            clock.advance(by: .milliseconds(20))
            await Task.yield()
        }
        let error = try #require(try await adding.value)

        #expect(error.code == .busy)
        #expect(error.message.contains(path) && error.message.contains("another program"))
        try other.run("ROLLBACK")
        try await database.add(1)
    }

    @Test("is not waited for any more by a task that is cancelled")
    func isLeftWhenCancelled() async throws {
        let clock = ManualClock()
        let database = try SQLiteDatabase(.file(path: path), clock: clock)
        try await database.makeNumbers()
        let other = try OtherProgram(path)
        try other.run("BEGIN IMMEDIATE")

        let adding = Task { try await refusal { try await database.add(1) } }
        let queued = Task { try await refusal { try await database.add(2) } }
        await clock.waitForSleepers()
        queued.cancel()
        #expect(try await queued.value?.code == .cancelled)
        adding.cancel()

        #expect(try await adding.value?.code == .cancelled)
        try other.run("COMMIT")
        try await database.add(3)
        #expect(try await database.count() == 1)
    }

    @Test("is opened while another program holds all of it, and used afterwards")
    func isOpenedWhileLocked() async throws {
        let other = try OtherProgram(path)
        try other.run("CREATE TABLE numbers (id INTEGER PRIMARY KEY, value INTEGER); BEGIN EXCLUSIVE")
        let clock = ManualClock()

        let database = try SQLiteDatabase(.file(path: path), clock: clock)
        let counting = Task { try await database.count() }
        let adding = Task { try await database.add(1) }
        await clock.waitForSleepers(2)
        try other.run("COMMIT")
        let mover = Task {
            while !Task.isCancelled {
                clock.advance(by: .milliseconds(20))
                await Task.yield()
            }
        }

        #expect(try await counting.value <= 1)
        try await adding.value
        mover.cancel()
        #expect(try await database.count() == 1)
    }

    @Test("is written by two objects at once, and none is refused")
    func isWrittenByTwo() async throws {
        let databases = [try SQLiteDatabase(.file(path: path)), try SQLiteDatabase(.file(path: path))]
        try await databases[0].makeNumbers()

        try await withThrowingTaskGroup { group in
            for task in 0..<64 {
                group.addTask { for turn in 0..<20 { try await databases[(task + turn) % 2].add(task) } }
            }
            try await group.waitForAll()
        }

        #expect(try await databases[0].count() == 1280)
        #expect(try await databases[1].count() == 1280)
    }

    @Test("is brought up to date by ten objects at once")
    func isMigratedByTen() async throws {
        let path = path
        try await withThrowingTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    let database = try SQLiteDatabase(.file(path: path))
                    try await database.migrate([
                        Migration("numbers", 1) {
                            ["CREATE TABLE numbers (id \(raw: $0.identity), value \(raw: $0.integer))"]
                        },
                        Migration("numbers", 2) { _ in ["INSERT INTO numbers (value) VALUES (1)"] },
                    ])
                    await database.close()
                }
            }
            try await group.waitForAll()
        }

        #expect(try await SQLiteDatabase(.file(path: path)).count() == 1)
    }

    @Test("tells of what another program wrote, while anyone listens")
    func tellsOfForeignWrites() async throws {
        let clock = ManualClock()
        let database = try SQLiteDatabase(.file(path: path), clock: clock)
        try await database.makeNumbers()
        let other = try OtherProgram(path)
        do {
            var changes = database.changes().makeAsyncIterator()
            await clock.waitForSleepers()
            try await database.add(1)
            #expect(await changes.next() == DatabaseChange(tables: ["numbers"]))
            clock.advance(by: .seconds(1))
            await clock.waitForSleepers()
            try await database.add(2)
            #expect(await changes.next() == DatabaseChange(tables: ["numbers"]), "its own write is no foreign one")
            try other.run("INSERT INTO numbers (value) VALUES (3)")
            clock.advance(by: .seconds(1))

            #expect(await changes.next() == DatabaseChange(tables: nil))
        }
        await clock.waitForNoSleepers()
    }
}

extension ManualClock {
    func waitForNoSleepers() async { while sleeperCount > 0 { await Task.yield() } }
}
