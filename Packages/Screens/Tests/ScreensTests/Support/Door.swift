/// Holds who comes until a test opens it, and tells the test who has come.
actor Door {
    private var isOpen = false
    private var inside: [CheckedContinuation<Void, Never>] = []
    private var arrived = 0
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Waits for the door to be opened.
    func pass() async {
        arrived += 1
        for watcher in watchers where watcher.count <= arrived { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= arrived }
        guard !isOpen else { return }
        await withCheckedContinuation { inside.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in inside { continuation.resume() }
        inside = []
    }

    /// Returns when so many have come.
    func arrivals(_ count: Int) async {
        guard arrived < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    var count: Int { arrived }
}
