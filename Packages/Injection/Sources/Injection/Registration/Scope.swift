/// How long a service lives.
@frozen
public enum Scope: Sendable, Hashable {
    /// Made once per container, when it is first asked for, and kept as long as the container.
    case shared
    /// Made anew each time it is asked for.
    case transient
}
