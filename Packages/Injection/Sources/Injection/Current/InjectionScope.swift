/// The container of a task, and what could not be injected there.
final class InjectionScope: Sendable {
    @TaskLocal static var current: InjectionScope?

    let container: Container
    private let failure = Monitor<ResolutionError?>(nil)

    init(_ container: Container) {
        self.container = container
    }

    var firstFailure: ResolutionError? {
        failure.change { $0 }
    }

    func note(_ error: ResolutionError) {
        failure.change { $0 = $0 ?? error }
    }
}
