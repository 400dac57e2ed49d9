import Foundation

/// Where things are on this machine: from the environment, by the XDG Base Directory Specification.
struct Configuration: Sendable {
    /// The environment's variables.
    var environment: [String: String]
    /// What `--database` names, or nil.
    var databaseOption: String?

    init(environment: [String: String], databaseOption: String? = nil) {
        self.environment = environment
        self.databaseOption = databaseOption
    }

    /// The folder for data that should be kept: `$XDG_DATA_HOME/trellis`.
    var dataFolder: String { folder("XDG_DATA_HOME", ".local/share") }

    /// The folder for state that may be lost: `$XDG_STATE_HOME/trellis`.
    var stateFolder: String { folder("XDG_STATE_HOME", ".local/state") }

    /// The folder below one that a variable names. The specification has relative paths ignored.
    private func folder(_ variable: String, _ standard: String) -> String {
        if let path = environment[variable], path.hasPrefix("/") { return path + "/trellis" }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        return home + "/" + standard + "/trellis"
    }
}
