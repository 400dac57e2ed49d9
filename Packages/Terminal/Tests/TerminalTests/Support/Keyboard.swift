import Screens

@testable import Terminal

/// A person at a shell: presses keys, waits until everything has happened, and looks.
@MainActor final class Keyboard {
    let shell: Shell
    var size: Size
    private(set) var drawings = 0

    init(_ app: FakeApp, columns: Int = 60, rows: Int = 14) {
        size = Size(columns: columns, rows: rows)
        shell = Shell(app: app)
        look()
    }

    /// What is on the screen now.
    @discardableResult func look() -> String {
        let drawing = shell.draw(size)
        drawings += 1
        shell.gate.didDraw(drawings)
        return drawing.text
    }

    /// Presses keys, each after everything the one before it did has been drawn.
    func press(_ keys: Key...) async {
        for key in keys {
            await shell.handle(key)
            await shell.settle()
            look()
        }
    }

    /// Types a text as single keys.
    func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }

    /// Presses keys so quickly that nothing is drawn between them.
    func pressAtOnce(_ keys: Key...) async {
        for key in keys { await shell.handle(key, seen: drawings) }
        await shell.settle()
        look()
    }
}

/// Lets a fake wait until a test opens the door.
@MainActor final class Door {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
