import PostsDomain
import Screens

/// What can be done on the feed.
public enum PostFeedCommand: Sendable, Equatable {
    /// Brings a deleted post back.
    case undo(Post.ID)
    /// Loads the feed anew.
    case reload
    /// Takes the error away.
    case dismiss
}

extension PostFeedCommand {
    /// Reads a command from an action's id; nil when it is none.
    init?(_ action: Action.ID) {
        switch (action.verb, action.target) {
        case ("undo", let target?):
            guard let id = Post.ID(target) else { return nil }
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
