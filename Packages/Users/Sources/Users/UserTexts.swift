import Screens
import SharedData
import UsersDomain

/// What the feature says to people, all in one place.
enum UserTexts {
    static let people = "People"
    static let newPerson = "New person"
    static let person = "Person"
    static let deleteAccount = "Delete account"
    static let search = "Search"
    static let name = "Name"
    static let password = "Password"
    static let error = "Error"

    static let loading = "Loading people…"
    static let notLoaded = "The people have not been loaded."
    static let loadingPerson = "Loading the person…"
    static let personNotLoaded = "The person has not been loaded."
    static let noPerson = "There is no such person, or they were removed."
    static let everybody = "All people"
    static let moment = "One moment…"

    static let add = "Add a person"
    static let create = "Add"
    static let edit = "Edit"
    static let save = "Save"
    static let discard = "Discard"
    static let remove = "Remove"
    static let undo = "Undo"
    static let retry = "Retry"
    static let dismiss = "Dismiss"
    static let deleteForGood = "Delete my account for good"

    static let leaving = Confirmation(question: "Discard what you typed?", yes: "Discard", no: "Keep editing")

    static func count(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) people" }

    static func empty(search: String) -> String {
        search.isEmpty ? "Nobody is here yet." : "Nobody's name or details contain “\(search)”."
    }

    static func row(_ person: Person, for user: User.ID) -> String {
        "Id \(person.id)" + (person.id == user ? ", you" : person.addedBy == user ? ", added by you" : "")
    }

    static func removed(_ name: String) -> String { "Removed “\(name)”" }

    static func about(_ person: Person, for user: User.ID) -> String {
        let who =
            if person.id == user { "this is you" } else if person.addedBy == user {
                "added by you"
            } else if person.hasAccount { "has an account" } else { "added by someone else" }
        return "Id \(person.id), \(who)."
    }

    static func consequences(for name: String) -> String {
        """
        This deletes the account of \(name) for good: its sessions end, and its todos and diary go with it. Posts stay, as those of a \
        deleted user. It can't be undone.
        """
    }

    static let deletionConfirmation = Confirmation(
        question: "Delete the account and everything that is yours, for good?", yes: "Delete")
}
