import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a terminal was before it was changed, kept where a signal handler can reach it: the terminal is put back also when the
/// program is killed or traps.
enum Restoration {
    /// What a handler needs. It is written before it is published, and never after.
    private struct Memory {
        var input: Int32 = -1
        var output: Int32 = -1
        var attributes = termios()
        /// What the terminal was changed to.
        var changed = termios()
        /// Whether the other screen is shown then.
        var isFullScreen = false
        /// What is asked, to be asked again after a stop.
        var question = UnsafeRawBufferPointer(start: nil, count: 0)
    }

    // Safe: what it points to is never changed once it is here.
    nonisolated(unsafe) private static let memory = Atomic<UnsafeMutablePointer<Memory>?>(nil)
    /// Whether the terminal is changed now.
    private static let isChanged = Atomic(false)
    /// Whether the program was told to end.
    private static let isStopping = Atomic(false)
    /// Where signals are told; -1 when nobody listens.
    private static let pipe = Atomic<Int32>(-1)
    // Safe: only the main actor uses it, no handler does.
    nonisolated(unsafe) private static var installed: [Int32] = []
    // Safe: written before handlers are installed; handlers only read it.
    nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        actions.initialize(repeating: sigaction(), count: 65)
        return actions
    }()

    static let fatal: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    static let ending: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

    /// What ends the full screen: paste marks off, wrapping and cursor on, plain style, the first screen.
    private static var leaving: StaticString { "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l" }

    /// Keeps the attributes of a terminal and installs the handlers.
    /// - Parameters:
    ///   - pipe: Where signals that end or stop the program are told; -1 lets them restore the terminal and take their course.
    ///   - question: What is asked at the terminal, where nobody listens at a pipe: asked again when the program goes on after a stop.
    /// - Returns: The attributes; nil when it is no terminal.
    static func begin(input: Int32, output: Int32, pipe: Int32, question: String = "") -> termios? {
        var attributes = termios()
        guard tcgetattr(input, &attributes) == 0 else { return nil }
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: question.utf8.count, alignment: 1)
        bytes.copyBytes(from: question.utf8)
        publish(
            Memory(
                input: input, output: output, attributes: attributes, changed: attributes,
                question: UnsafeRawBufferPointer(bytes)))
        isStopping.store(false, ordering: .releasing)
        Self.pipe.store(pipe, ordering: .releasing)
        useOwnStack()
        for signal in fatal { install(signal) { Restoration.failed($0) } }
        for signal in ending { install(signal) { Restoration.ended($0) } }
        if pipe >= 0 {
            for signal in [SIGWINCH, SIGTSTP, SIGCONT] { install(signal) { Restoration.tell($0) } }
        } else {
            install(SIGCONT) { Restoration.wentOn($0) }
        }
        return attributes
    }

    /// Says what the terminal is changed to now.
    static func changed(to attributes: termios, isFullScreen: Bool) {
        guard var memory = memory.load(ordering: .acquiring)?.pointee else { return }
        memory.changed = attributes
        memory.isFullScreen = isFullScreen
        publish(memory)
        isChanged.store(true, ordering: .releasing)
    }

    /// Puts the terminal back. Calling it again does nothing.
    static func restore() {
        guard isChanged.exchange(false, ordering: .acquiringAndReleasing),
            let memory = memory.load(ordering: .acquiring)
        else { return }
        if memory.pointee.isFullScreen {
            let text = leaving
            _ = write(memory.pointee.output, text.utf8Start, text.utf8CodeUnitCount)
        }
        tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.attributes)
    }

    /// Puts the terminal back and takes the handlers away.
    static func end() {
        restore()
        for signal in installed { sigaction(signal, before + Int(signal), nil) }
        installed = []
        pipe.store(-1, ordering: .releasing)
    }

    /// Shows handlers new values. The old ones are never freed, since a handler may be reading them: a few hundred bytes for each question,
    /// and for each time that the screen is taken.
    private static func publish(_ new: Memory) {
        let pointer = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
        pointer.initialize(to: new)
        memory.store(pointer, ordering: .releasing)
    }

    /// Stops the program as Ctrl-Z does, with everything in its group, and returns when it goes on.
    static func stop() {
        sigaction(SIGTSTP, before + Int(SIGTSTP), nil)
        kill(0, SIGTSTP)
        // The call above may stop the program a moment later; this one stops this thread before it returns.
        raise(SIGTSTP)
        install(SIGTSTP) { Restoration.tell($0) }
    }

    private static func install(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #elseif canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #else
            action.__sa_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_ONSTACK | SA_RESTART
        let isFirst = !installed.contains(signal)
        sigaction(signal, &action, isFirst ? before + Int(signal) : nil)
        if isFirst { installed.append(signal) }
    }

    /// A stack for the handlers, so that they run also when the stack has overflowed.
    private static func useOwnStack() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 65_536
        var own = stack_t()
        own.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        own.ss_size = size
        sigaltstack(&own, nil)
    }

    // MARK: Handlers. Only calls that are allowed in one: write, tcsetattr, tcflush, sigaction, raise.

    /// A trap: the terminal is put back, and the signal comes again for whoever handled it before.
    private static func failed(_ signal: Int32) {
        restore()
        sigaction(signal, before + Int(signal), nil)
        raise(signal)
    }

    /// The program is to end: it is told so, and if that doesn't help, the second signal ends it here.
    private static func ended(_ signal: Int32) {
        let isTold = pipe.load(ordering: .acquiring) >= 0
        if isTold, !isStopping.exchange(true, ordering: .acquiringAndReleasing) {
            tell(signal)
        } else {
            // The beginning of a secret would otherwise be shown and read by whoever has the terminal next.
            if !isTold, let memory = memory.load(ordering: .acquiring) { tcflush(memory.pointee.input, TCIFLUSH) }
            restore()
            sigaction(signal, before + Int(signal), nil)
            raise(signal)
        }
    }

    /// The program goes on after a stop, in which the shell may have let the terminal show again what is typed.
    private static func wentOn(_ signal: Int32) {
        guard isChanged.load(ordering: .acquiring), let memory = memory.load(ordering: .acquiring) else { return }
        let error = errno
        tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.changed)
        _ = write(memory.pointee.output, memory.pointee.question.baseAddress, memory.pointee.question.count)
        errno = error
    }

    private static func tell(_ signal: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(pipe.load(ordering: .acquiring), &byte, 1)
        errno = error
    }
}
