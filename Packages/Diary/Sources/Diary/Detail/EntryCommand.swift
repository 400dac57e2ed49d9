import DiaryDomain
import Screens

/// What can be done with an entry. Each names the state that it leads to, so that doing it twice, or late, does no harm.
public enum EntryCommand: Sendable, Equatable {
    /// Stores what is typed.
    case save
    /// Deletes the entry.
    case delete
    /// Forgets what is typed and was kept as a draft.
    case discardDraft
    /// Goes on with a draft that was kept.
    case goOn(Entry.ID)
    /// Loads the entry anew.
    case reload
    /// Takes the error away.
    case dismiss
}

extension EntryCommand {
    /// Reads a command from an action's id; nil when it is none.
    init?(_ action: Action.ID) {
        switch (action.verb, action.target) {
        case ("save", nil): self = .save
        case ("delete", nil): self = .delete
        case ("discard-draft", nil): self = .discardDraft
        case ("continue", let target?):
            guard let id = Entry.ID(target) else { return nil }
            self = .goOn(id)
        case ("reload", nil): self = .reload
        case ("dismiss", nil): self = .dismiss
        default: return nil
        }
    }

    /// The command as an action's id.
    var id: Action.ID {
        switch self {
        case .save: "save"
        case .delete: "delete"
        case .discardDraft: "discard-draft"
        case .goOn(let id): Action.ID("continue", id)
        case .reload: "reload"
        case .dismiss: "dismiss"
        }
    }
}
