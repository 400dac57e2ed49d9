import Service
import Testing

@Suite("A lock")
struct LockTests {
    @Test("gives its value to one at a time")
    func givesItsValueToOneAtATime() async {
        let lock = Lock(0)

        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<10_000 { lock.withLock { $0 += 1 } } } }
        }

        #expect(lock.withLock { $0 } == 80_000)
    }

    @Test("is free again after its closure throws")
    func isFreeAfterAnError() {
        struct Refused: Error {}
        let lock = Lock(1)

        #expect(throws: Refused.self) { try lock.withLock { _ in throw Refused() } }

        #expect(lock.withLock { $0 } == 1)
    }
}
