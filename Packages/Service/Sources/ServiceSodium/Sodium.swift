import CSodium

/// The library, which is started once.
enum Sodium {
    /// Whether it could be started. It is then safe to use from any thread.
    static let isReady = sodium_init() >= 0
}
