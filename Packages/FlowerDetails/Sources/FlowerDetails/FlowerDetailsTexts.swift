import Foundation
import Screens
import SharedData

/// The words that people see on the details, for one language's months and numbers.
struct FlowerDetailsTexts {
    let locale: Locale

    let title = "Flower"
    let error = "Error"
    let loading = "Loading the flower…"
    let notFoundTitle = "Not found"
    let notFound = "There is no such flower. It may have been taken out of the catalogue, or the address is mistyped."
    let list = "All flowers"
    let refresh = Action("refresh", "Refresh")
    let retry = Action("retry", "Retry")
    let dismiss = Action("dismiss", "Dismiss", role: .cancel)

    /// What there is to see in the picture.
    func picture(_ flower: Flower) -> String {
        let colours = flower.colours.map(\.rawValue)
        guard let last = colours.last else { return "Drawing: \(flower.name)" }
        let words = colours.count == 1 ? last : "\(colours.dropLast().joined(separator: ", ")) and \(last)"
        return "Drawing: \(flower.name), \(words)"
    }

    /// The facts, each with an id, a title and words; what is not known is left out.
    func facts(_ flower: Flower) -> [(id: String, title: String, words: String)] {
        let names = MonthNames(locale)
        let months = flower.bloomMonths.compactMap { names[$0] }
        return [
            ("otherNames", "Also called", flower.otherNames.joined(separator: ", ")),
            ("family", "Family", flower.family),
            ("colours", "Colours", flower.colours.map(\.rawValue).joined(separator: ", ")),
            ("bloomMonths", "Blooms in", months.joined(separator: ", ")),
            ("height", "Height", "\(flower.height.formatted(.number.locale(locale))) cm"),
            ("light", "Light", words(flower.light)),
        ].filter { !$0.2.isEmpty }
    }

    private func words(_ light: Flower.Light) -> String {
        switch light {
        case .sun: "full sun"
        case .partialShade: "partial shade"
        case .shade: "shade"
        }
    }
}
