import Testing

@testable import ModulesCore

struct TestCommandTests {
    @Test(arguments: [
        (["Packages/Notes/Sources/Notes/A.swift"], ["Notes"]),
        (["Packages/SharedData/README.md"], ["Notes", "SharedData", "Todos"]),
        (["Packages/Service/Package.swift"], ["Notes", "Service", "SharedData", "Todos"]),
        (["Packages/Screens/Tests/ScreensTests/A.swift", "README.md"], ["Notes", "Screens", "Terminal", "Todos"]),
        (["README.md", "Apps/Demo/Sources/demo/main.swift", "Package.swift"], []),
        ([".swift-version"], ["Notes", "Screens", "Service", "SharedData", "Terminal", "Todos"]),
    ])
    func changeAffectsItsPackageAndAllThatNeedIt(files: [String], packages: [String]) async throws {
        let workspace = try await Sample.clean().workspace()

        #expect(Affected.packages(by: files, in: workspace) == packages)
    }

    @Test func logOfARunThatPassed() {
        let log = TestLog(
            """
            ✔ Test one() passed after 0.001 seconds.
            ✔ Suite A passed after 0.001 seconds.
            ✔ Test run with 102 tests in 3 suites passed after 0.004 seconds.
            """)

        #expect(log.count == 102)
        #expect(log.failures == 0)
    }

    @Test func nameOfATestIsNoFailure() {
        let log = TestLog(
            """
            ◇ Test "a failed first load is tried again after a while" started.
            ◇ Test case passing 1 argument reason → "it failed" to "says that it failed after all" started.
            ✔ Test "a failed first load is tried again after a while" passed after 0.001 seconds.
            ✔ Test case passing 1 argument reason → "it failed" to "says that it failed after all" passed after 0.001 seconds.
            ✔ Test run with 2 tests in 1 suite passed after 0.004 seconds.
            """)

        #expect(log.count == 2)
        #expect(log.failures == 0)
    }

    @Test func logOfARunThatFailed() {
        let text = """
            ◇ Test run started.
            ✘ Test one() recorded an issue at A.swift:4:5: Expectation failed: a test failed after all
            ✘ Test one() failed after 0.001 seconds with 1 issue.
            ✘ Test case passing 1 argument a → 2 to "with a name" failed after 0.001 seconds with 1 issue.
            ✘ Test "with a name" with 2 test cases failed after 0.002 seconds with 2 issues (including 1 known issue).
            ✘ Suite A failed after 0.003 seconds with 3 issues.
            ✘ Test run with 5 tests in 1 suite failed after 0.004 seconds with 3 issues.
            """
        let log = TestLog(text)

        #expect(log.count == 5)
        #expect(log.failures == 2)
        #expect(!TestLog.essence(of: text).contains("started"))
    }

    @Test func logWithoutATestRunCountsNothing() {
        let text = "/a/B.swift:3:4: error: cannot find 'x' in scope\nBuilding for debugging...\n"

        #expect(TestLog(text).count == 0)
        #expect(TestLog.essence(of: text) == "/a/B.swift:3:4: error: cannot find 'x' in scope")
    }
}
