import DiaryDomain
import Foundation
import Screens
import SharedData

/// The screen of one entry: a new one at `/diary/new`, or one that is there at `/diary/1767306600000`.
@MainActor public final class EntryView: Screen {
    /// What the screen shows and does.
    public let viewModel: EntryViewModel
    private let days: DayTexts

    /// Makes the screen.
    /// - Parameter locale: In whose words the day is told.
    public init(viewModel: EntryViewModel, locale: Locale) {
        self.viewModel = viewModel
        days = DayTexts(locale)
    }

    public var page: Page { EntryPage(viewModel: viewModel, days: days).page }

    public func appear() async { await viewModel.load() }

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case .text: viewModel.type(value)
        case .begun: viewModel.take(begun: value)
        case .draft where viewModel.isNew: viewModel.draftID = Entry.ID(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        guard let command = EntryCommand(action) else { return .stay }
        return await viewModel.perform(command)
    }
}
