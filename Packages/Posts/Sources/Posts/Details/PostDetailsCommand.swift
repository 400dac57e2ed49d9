import Screens

/// What can be done on a post. Each names the state that it leads to, so that doing it twice, or late, does no harm.
public enum PostDetailsCommand: String, Sendable, CaseIterable {
    /// Opens title and body for editing.
    case edit
    /// Takes what was edited.
    case save
    /// Leaves the post as it was.
    case discard
    /// Deletes the post.
    case delete
    /// Loads the post anew.
    case reload
    /// Takes the error away.
    case dismiss

    /// The command as an action's id.
    var id: Action.ID { Action.ID(rawValue) }
}
