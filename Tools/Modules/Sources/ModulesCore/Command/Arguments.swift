/// A command that can't be carried out as it was given.
struct UsageError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// Checks of what stands behind a command.
enum Arguments {
    static func only(_ flags: [String], in arguments: [String]) throws {
        if let other = arguments.first(where: { !flags.contains($0) }) {
            throw UsageError("\(other) is not understood here")
        }
    }

    /// The one argument that is no flag.
    static func name(in arguments: [String], flags: [String]) throws -> String {
        let names = arguments.filter { !$0.hasPrefix("-") }
        try only(flags + names, in: arguments)
        guard names.count == 1 else { throw UsageError("one name is wanted here, such as Weather") }
        return names[0]
    }

    static func packages(_ names: [String], in workspace: Workspace) throws {
        for name in names where workspace.package(name) == nil {
            throw UsageError(
                "there is no package \(name); there are \(workspace.packages.map(\.name).joined(separator: ", "))")
        }
    }
}
