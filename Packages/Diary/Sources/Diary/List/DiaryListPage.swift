import DiaryDomain
import Screens

/// Describes the list as a page.
@MainActor struct DiaryListPage {
    let viewModel: DiaryListViewModel
    let days: DayTexts
    let today: MonthDay?

    var page: Page {
        Page(
            title: DiaryTexts.title, status: viewModel.page == nil && viewModel.hasError ? .failed : .ordinary,
            toolbar: toolbar, content: address + drafts + list, alert: alert, notice: notice)
    }

    private var address: [Element] {
        [
            .address(Field(.search, DiaryTexts.search, value: viewModel.search)),
            choice(.year, DiaryTexts.year, viewModel.year, years),
            choice(.month, DiaryTexts.month, viewModel.month, months),
            choice(.on, DiaryTexts.on, viewModel.on, dates),
            .hidden(.offset, viewModel.offset == 0 ? nil : viewModel.offset), .hidden(.undo, viewModel.undoable),
        ]
    }

    private var years: [Choice] {
        let known = viewModel.page?.years ?? []
        let shown = viewModel.year.map { known.contains($0) ? known : known + [$0] } ?? known
        return [Choice("", DiaryTexts.allYears)]
            + shown.sorted(by: >).map { Choice(String($0), String($0)) }
    }

    private var months: [Choice] {
        [Choice("", DiaryTexts.allMonths)] + (1...12).map { Choice(String($0), days.month($0)) }
    }

    private var dates: [Choice] {
        var dates: [MonthDay] = []
        for date in [today, viewModel.on] { if let date, !dates.contains(date) { dates.append(date) } }
        return [Choice("", DiaryTexts.everyDay)]
            + dates.map { Choice($0.description, DiaryTexts.onThisDay(days.dayOfYear($0))) }
    }

    private var drafts: [Element] {
        guard !viewModel.drafts.isEmpty else { return [] }
        let rows = viewModel.drafts.enumerated().map { place, draft in
            let day = days.long(draft.begun.day)
            return Row(
                id: "draft-\(draft.id)", title: DiaryTexts.draft(draft.excerpt),
                subtitle: draft.isNew ? DiaryTexts.unsavedNew(day) : DiaryTexts.unsaved(day),
                destination: draft.isNew ? DiaryRoutes.new(continuing: draft.id) : DiaryRoutes.entry(draft.id),
                actions: [
                    Action(
                        DiaryListCommand.discardDraft(draft.id).id, DiaryTexts.discardDraft, role: .destructive,
                        confirmation: Confirmation(question: DiaryTexts.discarding, yes: DiaryTexts.discardDraft))
                ],
                heading: place == 0 ? DiaryTexts.drafts : nil)
        }
        return [.rows(Rows(rows))]
    }

    private var list: [Element] {
        guard let page = viewModel.page else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return [isWaiting ? .progress(DiaryTexts.loading) : .text(DiaryTexts.notLoaded, role: .secondary)]
        }
        guard !page.entries.isEmpty else {
            let query = DiaryQuery(
                search: viewModel.search, year: viewModel.year, month: viewModel.month, on: viewModel.on)
            return [.text(query.isForAll ? DiaryTexts.empty : DiaryTexts.nothing(query))]
        }
        let window = Window(
            field: .offset, offset: page.offset, limit: DiaryListViewModel.windowLimit, total: page.total)
        return [.text(DiaryTexts.count(page.total), role: .secondary), .rows(Rows(rows(page.entries), window: window))]
    }

    private func rows(_ entries: [EntrySummary]) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(entries.count)
        var day: Day?
        var subtitle = ""
        for entry in entries {
            let begins = entry.day != day
            if begins {
                day = entry.day
                subtitle = days.long(entry.day)
            }
            rows.append(
                Row(
                    id: entry.id.description, title: entry.excerpt, subtitle: subtitle,
                    destination: DiaryRoutes.entry(entry.id),
                    actions: [action(.delete(entry.id), DiaryTexts.delete, role: .destructive)],
                    heading: begins ? days.full(entry.day) : nil))
        }
        return rows
    }

    private var toolbar: [Action] {
        let new = action(.new, DiaryTexts.new)
        return viewModel.gaveUp ? [new, action(.reload, DiaryTexts.retry)] : [new]
    }

    private var alert: Alert? {
        guard viewModel.hasError else { return nil }
        let retry = viewModel.retry.map { action($0, DiaryTexts.retry) }
        return Alert(
            title: DiaryTexts.error, message: viewModel.errorMessage,
            actions: [retry, action(.dismiss, DiaryTexts.dismiss, role: .cancel)].compactMap(\.self))
    }

    private var notice: Notice? {
        viewModel.deletion.map { deletion in
            Notice(DiaryTexts.deleted(deletion), action: action(.undo(deletion.id), DiaryTexts.undo))
        }
    }

    private func action(_ command: DiaryListCommand, _ title: String, role: Action.Role = .normal) -> Action {
        Action(command.id, title, role: role)
    }

    private func choice(
        _ field: Field.ID, _ label: String, _ value: (some CustomStringConvertible)?, _ choices: [Choice]
    ) -> Element {
        .address(Field(field, label, kind: .choice(choices), value: value?.description ?? ""))
    }
}
