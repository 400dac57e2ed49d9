import Injection
import Observation
import Testing

@MainActor @Observable
final class ScreenModel {
    @ObservationIgnored @Inject var useCase: any UseCase
    @ObservationIgnored @Inject(name: "title") var title: String
    var taps = 0
}

struct Root: Sendable {
    @Inject var repository: any Repository
}

@Suite struct InjectTests {
    let container: Container

    init() throws {
        var registry = Registry(feature, storage)
        registry.register(String.self, name: "title", value: "Todos")
        container = try registry.build()
    }

    @Test @MainActor func `an observable class gets what is registered and is observed as ever`() throws {
        let model = try container.inject { ScreenModel() }
        let changes = Counter()
        withObservationTracking {
            _ = (model.taps, model.useCase)
        } onChange: {
            changes.increment()
        }

        model.taps += 1

        #expect(model.useCase.repository === (try container.resolve((any Repository).self)))
        #expect(model.title == "Todos")
        #expect(changes.value == 1)
    }

    @Test func `what was injected stays, also in a detached task`() async throws {
        let root = try container.inject { Root() }

        let origin = await Task.detached { root.repository.source.origin }.value

        #expect(origin == "real")
    }

    @Test func `child tasks inherit the container`() async throws {
        let test = try container.overriding { $0.register((any DataSource).self, as: .shared) { FakeDataSource() } }

        let origins = try await test.inject {
            async let child = Root().repository.source.origin
            let task = Task { Root().repository.source.origin }
            return await [child, task.value]
        }

        #expect(origins == ["fake", "fake"])
    }

    @Test func `a replacement lost in a detached task is an error and never the real service`() async throws {
        let test = try container.overriding { $0.register((any DataSource).self, as: .shared) { FakeDataSource() } }

        let outcome = try await container.inject {
            try await test.inject {
                await Task.detached { (Root(), resolutionError { _ = try Container.current }) }.value
            }
        }

        let error = resolutionError { _ = try outcome.0.$repository.get() }
        #expect(error?.reason == .noContainer)
        #expect(error?.description.hasPrefix("Repository can't be injected: this task has no container.") == true)
        #expect(outcome.1?.reason == .noContainer)
    }

    @Test func `inject throws in place of a value that lacks a service`() throws {
        let empty = try Registry().build()

        let error = resolutionError { _ = try empty.inject { Root() } }

        #expect(error?.reason == .missing)
        #expect(error?.path == ["Repository"])
    }

    @Test func `reading what could not be injected stops with the reason`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Root().repository
        }

        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(text?.contains("@Inject: Repository can't be injected: this task has no container.") == true)
    }
}
