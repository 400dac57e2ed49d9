import Foundation
import Screens
import SharedData

/// The words that people see on the list.
enum FlowerListTexts {
    static let title = "Flowers"
    static let search = "Search"
    static let sort = "Order"
    static let colour = "Colour"
    static let month = "Blooms in"
    static let offset = "From"
    static let error = "Error"
    static let loading = "Loading the flowers…"
    static let nothingFound = "No flower is like that. Search for less, or show all flowers."
    static let emptyCatalogue = "The catalogue has no flowers yet. Refresh to look again."

    static let refresh = Action("refresh", "Refresh")
    static let retry = Action("retry", "Retry")
    static let dismiss = Action("dismiss", "Dismiss", role: .cancel)
    static let clear = Action("clear", "Show all flowers")

    static let sorts = FlowerQuery.Sort.allCases.map { sort in
        switch sort {
        case .name: Choice("", "Name")
        case .scientificName: Choice(sort.rawValue, "Scientific name")
        case .height: Choice(sort.rawValue, "Height")
        case .bloom: Choice(sort.rawValue, "First bloom")
        }
    }

    static let colours =
        [Choice("", "Any")] + Flower.Colour.allCases.map { Choice($0.rawValue, $0.rawValue.capitalized) }

    static func months(_ locale: Locale) -> [Choice] {
        let names = MonthNames(locale).all
        return [Choice("", "Any month")] + names.indices.map { Choice(String($0 + 1), names[$0]) }
    }

    static func count(_ count: Int) -> String { count == 1 ? "1 flower" : "\(count) flowers" }
}
