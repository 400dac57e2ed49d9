import Observation
import Screens

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The device's side of the shell: takes the terminal, gives it what is drawn, and gives it back.
///
/// It is apart from `TerminalShell`: Swift 6.3 crashes on optimised clients of a public class whose methods take types of C.
@MainActor final class FullScreen {
    private let app: any App
    private let input: Int32
    private let output: Int32
    private var painter: Painter
    private var drawings = 0
    private var isDrawingDue = false
    private var isFullScreen = false

    init(app: any App, input: Int32, output: Int32) {
        self.app = app
        self.input = input
        self.output = output
        painter = Painter(colors: (System.environment("NO_COLOR") ?? "").isEmpty)
    }

    func run(start: Route? = nil) async -> Int32 {
        guard let reader = TerminalInput(descriptor: input),
            let attributes = Restoration.begin(input: input, output: output, pipe: reader.pipeEnd)
        else { return 1 }
        defer {
            isFullScreen = false
            Restoration.end()
            reader.stop()
        }
        await app.refresh()
        let shell = Shell(app: app)
        if let start { shell.open(start) }
        shell.onChange = { [weak self, weak shell] in
            guard let self, let shell else { return }
            self.drawSoon(shell, reader)
        }
        enter(attributes)
        reader.start()
        draw(shell, reader)
        for await event in reader.events {
            switch event {
            case .keys(let keys, let seen):
                var rest = keys[...]
                while shell.exitCode == nil, let key = shell.takeKey(from: &rest) {
                    await handle(key, seen, shell, attributes)
                }
            case .signal(SIGWINCH): break
            case .signal(SIGCONT): takeBack(attributes)
            case .signal(SIGTSTP): suspend(attributes)
            case .signal(let signal): return 128 + signal
            case .ended: return 128 + SIGHUP
            }
            if let code = shell.exitCode { return code }
            draw(shell, reader)
        }
        return shell.exitCode ?? 0
    }

    private func handle(_ key: Key, _ seen: Int, _ shell: Shell, _ attributes: termios) async {
        switch key {
        case .control("z"): suspend(attributes)
        case .control("l"): painter.forget()
        default: await shell.handle(key, seen: seen)
        }
    }

    /// Takes the whole screen: the other screen buffer, and all that ``takeBack(_:first:)`` takes.
    private func enter(_ attributes: termios) {
        isFullScreen = true
        takeBack(attributes, first: "\u{1B}[?1049h")
    }

    /// Takes each key as it is pressed, no wrapping, and marks around what is pasted. Also when the program goes on after a stop that
    /// it was not told of (SIGSTOP): the shell has used the terminal meanwhile. The screen buffer is the other one still; asking for
    /// it twice would have the terminal forget where the cursor was before.
    private func takeBack(_ attributes: termios, first: String = "") {
        guard isFullScreen else { return }
        var raw = attributes
        cfmakeraw(&raw)
        Restoration.changed(to: raw, isFullScreen: true)
        tcsetattr(input, TCSADRAIN, &raw)
        System.write(Array((first + "\u{1B}[?7l\u{1B}[?2004h").utf8), to: output)
        painter.forget()
    }

    private func suspend(_ attributes: termios) {
        Restoration.restore()
        Restoration.stop()
        enter(attributes)
    }

    /// Draws at the next turn of the main actor: many changes, one drawing.
    private func drawSoon(_ shell: Shell, _ reader: TerminalInput) {
        guard !isDrawingDue, isFullScreen else { return }
        isDrawingDue = true
        Task { @MainActor [weak self, weak shell] in
            guard let self, let shell, self.isDrawingDue else { return }
            if shell.exitCode != nil { return reader.end() }
            self.draw(shell, reader)
        }
    }

    private func draw(_ shell: Shell, _ reader: TerminalInput) {
        isDrawingDue = false
        guard isFullScreen else { return }
        let size = System.size(of: output)
        let drawing = withObservationTracking {
            shell.draw(size)
        } onChange: { [weak self, weak shell] in
            Task { @MainActor in
                guard let self, let shell else { return }
                self.drawSoon(shell, reader)
            }
        }
        System.write(Array(painter.paint(drawing, size: size).utf8), to: output)
        drawings += 1
        reader.drawn.store(drawings, ordering: .releasing)
        shell.gate.didDraw(drawings)
    }
}
