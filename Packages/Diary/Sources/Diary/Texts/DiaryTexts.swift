import DiaryDomain
import Screens

/// What the feature says to people, all in one place.
enum DiaryTexts {
    static let title = "Diary"
    static let search = "Search"
    static let year = "Year"
    static let month = "Month"
    static let on = "Day"
    static let text = "Text"
    static let allYears = "All years"
    static let allMonths = "All months"
    static let everyDay = "Every day"
    static let entry = "Entry"
    static let drafts = "Drafts"
    static let error = "Error"

    static let new = "New entry"
    static let save = "Save"
    static let update = "Update"
    static let delete = "Delete"
    static let undo = "Undo"
    static let retry = "Retry"
    static let dismiss = "Dismiss"
    static let discardDraft = "Discard draft"
    static let discardChanges = "Discard changes"
    static let goOn = "Continue"

    static let discarding = "Discard what you typed? It can't be brought back."
    static let loading = "Loading the diary…"
    static let loadingEntry = "Loading the entry…"
    static let notLoaded = "The diary has not been loaded."
    static let entryNotLoaded = "The entry has not been loaded."
    static let noEntry = "There is no such entry. It may have been deleted."
    static let allEntries = "All entries"
    static let empty = "Nothing is written yet. Begin your first entry with “New entry”."
    static let changesKept = "These changes have not been saved: they were kept as a draft."
    static let draftTakenUp = "This is a draft that has not been saved."

    /// Leaving loses nothing that the diary could keep; the question is for what it has not kept yet.
    static let leaving = Confirmation(
        question: "What you typed last is not kept as a draft yet. Leave?", yes: "Leave", no: "Keep writing")

    static func onThisDay(_ day: String) -> String { "On this day: \(day)" }
    static func written(_ time: String, _ zone: String) -> String { "Begun at \(time), \(zone)" }
    static func draft(_ excerpt: String) -> String { excerpt.isEmpty ? "An emptied entry" : excerpt }
    static func unsaved(_ day: String) -> String { "Not saved: changes to \(day)" }
    static func unsavedNew(_ day: String) -> String { "Not saved: new, \(day)" }
    static func draftOffered(_ excerpt: String) -> String { "A draft has not been saved: “\(excerpt)”" }

    static func deleted(_ deletion: EntryDeletion) -> String {
        deletion.count == 1 ? "Deleted “\(deletion.first.excerpt)”" : "Deleted \(deletion.count) entries"
    }

    static func count(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

    static func nothing(_ query: DiaryQuery) -> String {
        guard !query.searchText.isEmpty else { return "No entry is of that time." }
        let isOfAllTimes = query.year == nil && query.month == nil && query.on == nil
        return "No entry \(isOfAllTimes ? "" : "of that time ")contains “\(query.searchText)”."
    }

    static func kept(_ message: String) -> String { "\(message): what you typed is kept as a draft." }
    static func notKept(_ message: String) -> String {
        "\(message): what you typed could not be kept as a draft either. Copy it before you leave."
    }
}
