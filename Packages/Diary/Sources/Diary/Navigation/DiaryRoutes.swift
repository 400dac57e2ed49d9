import DiaryDomain
import Screens

/// Where the feature's screens are.
public enum DiaryRoutes {
    /// The list.
    public static let list = Route(path: ["diary"])
    /// A new entry.
    public static let new = Route(path: ["diary", "new"])

    /// An entry.
    public static func entry(_ id: Entry.ID) -> Route { Route(path: ["diary", id.description]) }

    /// A new entry that goes on with a draft.
    static func new(continuing draft: Entry.ID) -> Route { Route(path: new.path, query: ["draft": draft.description]) }

    /// The list, where a deletion can be taken back.
    static func list(undoing deletion: EntryDeletion.ID) -> Route {
        Route(path: list.path, query: ["undo": deletion.description])
    }
}
