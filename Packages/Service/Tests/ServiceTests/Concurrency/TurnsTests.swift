import Service
import Testing

@Suite("Turns", .timeLimit(.minutes(1)))
struct TurnsTests {
    @Test("let no more through than there are places, each with a place of its own")
    func letNoMoreThrough() async throws {
        let turns = Turns(3)
        let inside = Lock((now: Set<Int>(), most: 0, clashes: 0))

        try await withThrowingTaskGroup { group in
            for _ in 0..<200 {
                group.addTask {
                    let place = try await turns.take()
                    inside.withLock { inside in
                        if !inside.now.insert(place).inserted { inside.clashes += 1 }
                        inside.most = max(inside.most, inside.now.count)
                    }
                    await Task.yield()
                    inside.withLock { _ = $0.now.remove(place) }
                    turns.give(place)
                }
            }
            try await group.waitForAll()
        }

        let (most, clashes) = inside.withLock { ($0.most, $0.clashes) }
        #expect(most <= 3)
        #expect(clashes == 0)
    }

    @Test("come in the order in which they were asked for")
    func comeInOrder() async throws {
        let turns = Turns(1)
        let order = Lock([Int]())
        let place = try await turns.take()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<20 {
            tasks.append(
                Task {
                    let place = try await turns.take()
                    order.withLock { $0.append(number) }
                    turns.give(place)
                })
            while turns.waitingCount <= number { await Task.yield() }
        }

        turns.give(place)
        for task in tasks { try await task.value }

        #expect(order.withLock { $0 } == Array(0..<20))
    }

    @Test("are not taken by a task that is cancelled while it waits, and pass it over")
    func passCancelledTasksOver() async throws {
        let turns = Turns(1)
        let place = try await turns.take()
        let cancelled = Task { try await turns.take() }
        while turns.waitingCount < 1 { await Task.yield() }
        let patient = Task { try await turns.take() }
        while turns.waitingCount < 2 { await Task.yield() }

        cancelled.cancel()
        await #expect(throws: CancellationError.self) { _ = try await cancelled.value }
        turns.give(place)

        #expect(try await patient.value == 0)
    }

    @Test("survive cancelling at any moment")
    func surviveCancelling() async throws {
        let turns = Turns(2)
        await withTaskGroup { group in
            for number in 0..<500 {
                let task = Task {
                    let place = try await turns.take()
                    await Task.yield()
                    turns.give(place)
                }
                if number % 2 == 0 { task.cancel() }
                group.addTask { _ = try? await task.value }
            }
        }

        #expect(turns.waitingCount == 0)
        let first = try await turns.take()
        let second = try await turns.take()
        #expect(Set([first, second]) == [0, 1])
    }
}
