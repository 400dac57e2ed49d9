import DiaryDomain
import Foundation
import Screens
import SharedData

import struct Service.SystemClock
import protocol Service.WallClock

/// The list of a person's diary.
///
/// Its address holds search, time, window and what can be undone: `/diary?q=rain&year=2026&month=5`, or `/diary?on=05-03`.
@MainActor public final class DiaryListView: Screen {
    /// What the screen shows and does.
    public let viewModel: DiaryListViewModel
    private let context: Context
    private let clock: any WallClock
    private let days: DayTexts

    /// Makes the screen.
    /// - Parameters:
    ///   - context: In whose language days are told, and in which zone today is.
    ///   - clock: Tells what day it is.
    public init(viewModel: DiaryListViewModel, context: Context, clock: any WallClock = SystemClock()) {
        self.viewModel = viewModel
        self.context = context
        self.clock = clock
        days = DayTexts(context.locale)
    }

    public var page: Page {
        let today = (try? Moment(clock.now, in: context.timeZone)).map { MonthDay($0.day) }
        return DiaryListPage(viewModel: viewModel, days: days, today: today).page
    }

    public func appear() async { await viewModel.getEntries() }

    public func edit(_ field: Field.ID, to value: String) {
        let (year, month, on) = (viewModel.year, viewModel.month, viewModel.on)
        switch field {
        case .search: viewModel.search(for: value)
        case .year: viewModel.show(year: Self.number(value, in: Day.years), month: month, on: on)
        case .month: viewModel.show(year: year, month: Self.number(value, in: 1...12), on: on)
        case .on: viewModel.show(year: year, month: month, on: MonthDay(value))
        case .offset: viewModel.show(from: Window.offset(value))
        case .undo: viewModel.undoable = EntryDeletion.ID(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        guard let command = DiaryListCommand(action) else { return .stay }
        if command == .new { return .push(DiaryRoutes.new) }
        await viewModel.perform(command)
        return .stay
    }

    /// A number in the form that the address has; nil for everything else.
    private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = Int(text), range.contains(number), String(number) == text else { return nil }
        return number
    }
}

extension Field.ID {
    static let search: Field.ID = "q"
    static let year: Field.ID = "year"
    static let month: Field.ID = "month"
    static let on: Field.ID = "on"
    static let offset: Field.ID = "offset"
    static let undo: Field.ID = "undo"
    static let text: Field.ID = "text"
    static let begun: Field.ID = "begun"
    static let draft: Field.ID = "draft"
}
