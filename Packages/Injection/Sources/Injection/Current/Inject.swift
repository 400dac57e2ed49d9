/// A service from the current task's container, taken when the value that has the property is made.
///
/// ```swift
/// @MainActor @Observable
/// final class TodoScreenModel {
///     @ObservationIgnored @Inject var getTodos: any GetTodos
/// }
///
/// let model = try container.inject { TodoScreenModel() }
/// ```
/// It is meant for roots: what is below gets its needs through initializers. The service stays the same afterwards, also where
/// the value is used in a detached task. A value that is *made* in a detached task has no container to take from: that is an
/// error, never the service of another container.
///
/// A property can't throw when it is read. So ``Container/inject(_:)-swift.method`` throws in place of returning a value that
/// lacks a service, and `$getTodos` gives the service or the error. Only who makes a value outside of `inject` and then reads
/// the property plainly is stopped, with that error's text.
@propertyWrapper
public struct Inject<Service: Sendable>: Sendable {
    /// The service, or why there is none: `try model.$getTodos.get()`.
    public let projectedValue: Result<Service, ResolutionError>

    /// Takes the service registered for the property's type.
    public init() {
        self.init(name: nil)
    }

    /// Takes the service registered for the property's type under a name.
    public init(name: String?) {
        guard let scope = InjectionScope.current else {
            projectedValue = .failure(ResolutionError(.noContainer, ServiceKey(Service.self, name: name)))
            return
        }
        do {
            projectedValue = .success(try scope.container.resolve(Service.self, name: name))
        } catch {
            scope.note(error)
            projectedValue = .failure(error)
        }
    }

    /// The service. Reading it where there is none is a programming error, and stops the program with the reason.
    public var wrappedValue: Service {
        switch projectedValue {
        case .success(let service): service
        // Unlike a precondition, this tells the reason in release too.
        case .failure(let error): fatalError("@Inject: \(error)")
        }
    }
}
