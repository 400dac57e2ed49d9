import Screens
import Testing

@MainActor @Suite struct LoaderTests {
    private struct Failure: Error {}
    private let loader = Loader<Int>()
    private let words: @MainActor (any Error) -> String? = { $0 is CancellationError ? nil : "It failed." }

    private func yieldUntil(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func `nothing is known at first, and a load brings the value`() async {
        #expect(loader.state == .idle)

        await loader.load(message: words) { 1 }

        #expect(loader.state == .loaded(1))
        #expect(!loader.state.isLoading)
    }

    @Test func `a first load that fails leaves no value and a message, and a retry clears it`() async {
        await loader.load(message: words) { throw Failure() }
        #expect(loader.state == .failed(message: "It failed.", last: nil))
        let door = Door()

        let retry = Task {
            await loader.load(message: words) {
                await door.pass(); return 2
            }
        }
        await door.arrivals(1)
        #expect(loader.state == .loading(last: nil))
        #expect(loader.state.message == nil)
        await door.open()
        await retry.value

        #expect(loader.state == .loaded(2))
    }

    @Test func `a reload shows the last value while it runs, and keeps it when it fails`() async {
        await loader.load(message: words) { 1 }
        let door = Door()

        let reload = Task {
            await loader.load(message: words) {
                await door.pass(); throw Failure()
            }
        }
        await door.arrivals(1)
        #expect(loader.state == .loading(last: 1))
        await door.open()
        await reload.value

        #expect(loader.state == .failed(message: "It failed.", last: 1))
        loader.clearFailure()
        #expect(loader.state == .loaded(1))
    }

    @Test func `two loads of the same share one flight`() async {
        let door = Door()

        let loads = (0..<2).map { _ in
            Task {
                await loader.load("a", message: words) {
                    await door.pass(); return 1
                }
            }
        }
        await door.arrivals(1)
        for _ in 0..<20 { await Task.yield() }
        await door.open()
        for load in loads { await load.value }

        #expect(await door.count == 1)
        #expect(loader.state == .loaded(1))
    }

    @Test func `a load of something else starts a flight of its own`() async {
        let door = Door()
        let first = Task {
            await loader.load("a", message: words) {
                await door.pass(); return 1
            }
        }
        await door.arrivals(1)

        await loader.load("b", message: words) { 2 }
        await door.open()
        await first.value

        #expect(loader.state == .loaded(2))
    }

    @Test(arguments: [true, false]) func `an older answer that comes later is dropped, good or bad`(fails: Bool) async {
        let door = Door()
        let old = Task {
            await loader.refresh(message: words) {
                await door.pass()
                if fails { throw Failure() }
                return 1
            }
        }
        await door.arrivals(1)

        await loader.refresh(message: words) { 2 }
        await door.open()
        await old.value

        #expect(loader.state == .loaded(2))
    }

    @Test func `a load that is cancelled leaves no trace`() async {
        await loader.load(message: words) { 1 }
        let door = Door()
        let load = Task {
            await loader.load(message: words) {
                await door.pass(); try Task.checkCancellation(); return 2
            }
        }
        await door.arrivals(1)

        load.cancel()
        await yieldUntil { !loader.state.isLoading }
        #expect(loader.state == .loaded(1))
        await door.open()
        await load.value

        #expect(loader.state == .loaded(1))
    }

    @Test func `a first load that is cancelled is as if it had never been`() async {
        let door = Door()
        let load = Task {
            await loader.load(message: words) {
                await door.pass(); return 2
            }
        }
        await door.arrivals(1)

        load.cancel()
        await yieldUntil { !loader.state.isLoading }
        await door.open()
        await load.value

        #expect(loader.state == .idle)
    }

    @Test func `one who leaves does not cancel a flight that another waits for`() async {
        let door = Door()
        let stays = Task {
            await loader.load(message: words) {
                await door.pass(); try Task.checkCancellation(); return 1
            }
        }
        await door.arrivals(1)
        let leaves = Task { await loader.load(message: words) { 2 } }
        for _ in 0..<20 { await Task.yield() }

        leaves.cancel()
        for _ in 0..<20 { await Task.yield() }
        await door.open()
        await stays.value

        #expect(loader.state == .loaded(1))
    }

    @Test func `an error without words leaves what was`() async {
        await loader.load(message: words) { 1 }

        await loader.load(message: words) { throw CancellationError() }

        #expect(loader.state == .loaded(1))
    }

    @Test func `a value that a write has told is kept through a load that is cancelled`() async {
        await loader.load(message: words) { 1 }
        let door = Door()
        let load = Task {
            await loader.load(message: words) {
                await door.pass(); return 9
            }
        }
        await door.arrivals(1)

        loader.update { $0 += 1 }
        #expect(loader.state == .loading(last: 2))
        load.cancel()
        await yieldUntil { !loader.state.isLoading }

        #expect(loader.state == .loaded(2))
        await door.open()
        await load.value
    }
}
