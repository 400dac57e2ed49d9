import Screens
import SharedData

/// What can be done on the directory, besides going elsewhere.
public enum UserCommand: Sendable, Equatable {
    /// Brings a removed person back.
    case undo(User.ID)
    /// Loads the directory anew.
    case reload
    /// Takes the error away.
    case dismiss

    /// Reads a command from an action's id; nil when it is none.
    init?(_ action: Action.ID) {
        switch (action.verb, action.target) {
        case ("undo", let target?):
            guard let id = User.ID(target) else { return nil }
            self = .undo(id)
        case ("reload", nil): self = .reload
        case ("dismiss", nil): self = .dismiss
        default: return nil
        }
    }

    /// The command as an action's id.
    var id: Action.ID {
        switch self {
        case .undo(let id): Action.ID("undo", id)
        case .reload: "reload"
        case .dismiss: "dismiss"
        }
    }
}
