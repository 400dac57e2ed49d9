/// What is known of a value that has to be fetched. It carries the last good value, so that neither a reload nor a
/// failure blanks the screen.
public enum Loadable<Value> {
    /// Nobody has asked yet.
    case idle
    /// It is on its way; perhaps there is an older one.
    case loading(last: Value?)
    /// It is here.
    case loaded(Value)
    /// It could not be had; the message says why and what to do. Perhaps there is an older one.
    case failed(message: String, last: Value?)

    /// The last good value.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(let last), .failed(_, let last): last
        case .loaded(let value): value
        }
    }

    /// Whether it is on its way.
    public var isLoading: Bool { if case .loading = self { true } else { false } }

    /// Why it could not be had, or nil.
    public var message: String? { if case .failed(let message, _) = self { message } else { nil } }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}
