let clock = ContinuousClock()

func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

/// Nanoseconds of one call. The marks are summed up so that no call can be left out.
func time(_ count: Int, _ body: () throws -> Int) rethrows -> Double {
    var sum = 0
    let start = clock.now
    for _ in 0..<count { sum &+= try body() }
    let elapsed = clock.now - start
    precondition(sum == count, "a call was lost")
    return nanoseconds(elapsed) / Double(count)
}

/// The same on two threads at once: nanoseconds of one call as each thread sees it.
func timeOnTwoThreads(_ count: Int, _ body: @escaping @Sendable () throws -> Int) async throws -> Double {
    try await withThrowingTaskGroup(of: Double.self) { group in
        for _ in 0..<2 { group.addTask { try time(count, body) } }
        var total = 0.0
        for try await figure in group { total += figure }
        return total / 2
    }
}

func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
}

func rounded(_ value: Double, _ digits: Int = 1) -> String {
    let scale = digits == 2 ? 100.0 : 10.0
    return "\((value * scale).rounded() / scale)"
}

/// One line: what it is, both figures, and how many times the first the second is.
func report(_ name: String, _ factory: [Double], _ container: [Double]) {
    let (by, of) = (median(factory), median(container))
    print(
        pad(name, 34) + pad(rounded(by), 10, right: true) + pad(rounded(of), 12, right: true)
            + pad(rounded(of / by, 2), 9, right: true))
}
