/// What the output of `swift test` says.
struct TestLog: Equatable {
    /// How many tests ran, and how many of them failed.
    var count = 0
    var failures = 0

    init(_ log: String) {
        var failed = 0
        for line in log.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let test = words.firstIndex(of: "Test"), test <= 1, test + 1 < words.count else { continue }
            // ✘ Test name() failed after 0.1 seconds with 1 issue.      ✔ Test run with 5 tests in 1 suite passed after 0.1 seconds.
            if words[test + 1] == "run", test + 3 < words.count, words[test + 2] == "with" {
                count += Int(words[test + 3]) ?? 0
            } else if words[test + 1] != "case", line.contains(#/ failed after [0-9.]+ seconds( with [^"]*)?\.?$/#) {
                failed += 1
            }
        }
        failures = min(failed, count)
    }

    /// The lines worth reading when something failed: errors of the compiler, issues of tests, crashes; all when there are none.
    static func essence(of log: String) -> String {
        let lines = log.split(separator: "\n")
        let marks = ["error:", "✘", "↳", "±", "Fatal error", "signal", "Crash"]
        let essential = lines.filter { line in marks.contains { line.contains($0) } }
        return (essential.isEmpty ? lines.suffix(60) : essential.prefix(200)).joined(separator: "\n")
    }
}
