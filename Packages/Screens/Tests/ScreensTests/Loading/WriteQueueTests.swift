import Screens
import Testing

@MainActor @Suite struct WriteQueueTests {
    private let queue = WriteQueue()

    @Test func `writes run one after the other, in the order they were asked for`() async {
        let door = Door()
        var order: [Int] = []
        let first = Task {
            await queue.run {
                await door.pass(); order.append(1)
            }
        }
        await door.arrivals(1)

        let second = Task { await queue.run { order.append(2) } }
        while queue.pending < 2 { await Task.yield() }
        #expect(order == [])
        await door.open()
        await first.value
        await second.value

        #expect(order == [1, 2])
        #expect(queue.pending == 0)
    }

    @Test func `a write is not cancelled when who asked for it is`() async {
        let door = Door()
        let asker = Task {
            await queue.run {
                await door.pass(); return Task.isCancelled
            }
        }
        await door.arrivals(1)

        asker.cancel()
        await door.open()

        #expect(await asker.value == false)
    }

    @Test func `settling waits for every write, also one that is asked for meanwhile`() async {
        let door = Door()
        var written = 0
        let first = Task {
            await queue.run {
                await door.pass(); written += 1
            }
        }
        await door.arrivals(1)
        let settled = Task { () -> Int in
            await queue.settle()
            return written
        }
        let second = Task { await queue.run { written += 1 } }
        while queue.pending < 2 { await Task.yield() }

        await door.open()

        #expect(await settled.value == 2)
        await first.value
        await second.value
    }

    @Test func `a queue without writes is settled`() async {
        await queue.settle()

        #expect(queue.pending == 0)
    }
}
