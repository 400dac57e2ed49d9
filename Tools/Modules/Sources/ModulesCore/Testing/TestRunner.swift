import Foundation

/// Tests packages one after the other, each alone but all over one scratch path, so that what they share is built once.
struct TestRunner {
    let root: URL
    let scratch: URL
    /// Takes a line of the report.
    let print: (String) -> Void
    /// Shows what is being done, where somebody looks on; nothing else.
    let progress: (String) -> Void

    /// Tests these packages.
    /// - Returns: How many tests or packages failed.
    func run(_ packages: [String]) throws -> Int {
        var passed = 0
        var failed = 0
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let width = packages.map(\.count).max() ?? 0
        for (index, name) in packages.enumerated() {
            progress("[\(index + 1)/\(packages.count)] \(name) …")
            let start = ContinuousClock.now
            let log = scratch.appending(path: "\(name).log")
            let status = try Shell.run(
                [
                    "swift", "test", "--package-path", root.appending(path: "Packages/\(name)").path, "--scratch-path",
                    scratch.path,
                    // The plan that SwiftPM keeps at a scratch path is that of whichever package was there before.
                    "--disable-build-manifest-caching", "--disable-xctest",
                ], output: log, errors: log)
            let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
            let result = TestLog(text)
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            // A package that does not build, crashes, or has nothing to run has failed, whatever its log counts.
            let isGood = status == 0 && result.failures == 0 && result.count > 0
            let failures = isGood ? 0 : max(result.failures, 1)
            passed += max(result.count - failures, 0)
            failed += failures
            progress("")
            let label = name + String(repeating: " ", count: width - name.count)
            let outcome =
                isGood ? "\(result.count) passed" : "\(max(result.count - failures, 0)) passed, \(failures) failed"
            print("\(isGood ? "ok    " : "FAILED") \(label) \(Self.text(seconds)) s  \(outcome)")
            guard !isGood else { continue }
            print(result.count == 0 && status == 0 ? "no test ran" : TestLog.essence(of: text))
            print("The whole log: \(log.path)")
        }
        print("\(passed) passed, \(failed) failed")
        return failed
    }

    private static func text(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        let text = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(6 - text.count, 0)) + text
    }
}
