import Injection
import Testing

@Suite struct OverridingTests {
    @Test func `a replacement is a new container and leaves the first as it is`() throws {
        let real = try Registry(feature, storage).build()
        let test = try real.overriding { $0.register((any DataSource).self, as: .shared) { FakeDataSource() } }

        #expect(try test.resolve(ViewModel.self).useCase.repository.source.origin == "fake")
        #expect(try real.resolve(ViewModel.self).useCase.repository.source.origin == "real")
        #expect(try test.resolve((any Repository).self) !== real.resolve((any Repository).self))
    }

    @Test func `replacements of tests that run side by side do not meet`() async throws {
        let real = try Registry(feature, storage).build()

        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<32 {
                group.addTask {
                    let test = try real.overriding {
                        $0.register((any DataSource).self, as: .shared) { FakeDataSource(origin: "\(number)") }
                    }
                    return try await test.inject {
                        await Task.yield()
                        let child = Task {
                            try Container.current.resolve(ViewModel.self).useCase.repository.source.origin
                        }
                        return try await child.value == "\(number)"
                    }
                }
            }
            for try await isOwn in group { #expect(isOwn) }
        }
    }

    @Test func `a replacement for what is not registered is a problem`() throws {
        let container = try Registry(feature, storage).build()

        let error = graphError { _ = try container.overriding { $0.register((any Analytics).self) { NoAnalytics() } } }

        #expect(error?.problems.map(\.kind) == [.overridesNothing])
    }

    @Test func `a replacement's own needs are checked`() throws {
        let container = try Registry(feature, storage).build()

        let error = graphError {
            _ = try container.overriding {
                $0.register((any DataSource).self, as: .shared) { (_: any Analytics) in FakeDataSource() }
            }
        }

        #expect(error?.problems.map(\.path) == [["ViewModel", "UseCase", "Repository", "DataSource", "Analytics"]])
    }

    struct NoAnalytics: Analytics {}
}
