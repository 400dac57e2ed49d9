import DiaryDomain
import Screens

/// What can be done on the list. Each names the state that it leads to, so that doing it twice, or late, does no harm.
public enum DiaryListCommand: Sendable, Equatable {
    /// Opens a new entry.
    case new
    /// Deletes an entry.
    case delete(Entry.ID)
    /// Takes a deletion back.
    case undo(EntryDeletion.ID)
    /// Forgets a draft.
    case discardDraft(Entry.ID)
    /// Loads the list anew.
    case reload
    /// Takes the error away.
    case dismiss
}

extension DiaryListCommand {
    /// Reads a command from an action's id; nil when it is none.
    init?(_ action: Action.ID) {
        let entry = action.target.flatMap { Entry.ID($0) }
        switch (action.verb, entry, action.target) {
        case ("delete", let id?, _): self = .delete(id)
        case ("undo", let id?, _): self = .undo(EntryDeletion.ID(id.rawValue))
        case ("discard-draft", let id?, _): self = .discardDraft(id)
        case ("new", _, nil): self = .new
        case ("reload", _, nil): self = .reload
        case ("dismiss", _, nil): self = .dismiss
        default: return nil
        }
    }

    /// The command as an action's id.
    var id: Action.ID {
        switch self {
        case .new: "new"
        case .delete(let id): Action.ID("delete", id)
        case .undo(let id): Action.ID("undo", id)
        case .discardDraft(let id): Action.ID("discard-draft", id)
        case .reload: "reload"
        case .dismiss: "dismiss"
        }
    }
}
