import DiaryDomain
import Screens

/// Describes an entry as a page.
@MainActor struct EntryPage {
    let viewModel: EntryViewModel
    let days: DayTexts

    var page: Page {
        Page(
            title: viewModel.begun.map { days.long($0.day) } ?? DiaryTexts.entry, status: status, toolbar: toolbar,
            content: address + content, alert: alert, notice: notice,
            leaving: viewModel.hasUnkeptText ? DiaryTexts.leaving : nil)
    }

    private var status: Page.Status {
        if viewModel.isMissing { return .notFound }
        return !viewModel.isLoaded && viewModel.hasError ? .failed : .ordinary
    }

    private var address: [Element] {
        guard viewModel.isNew else { return [] }
        return [.hidden(.draft, viewModel.draftID)]
    }

    private var content: [Element] {
        if viewModel.isMissing { return [.text(DiaryTexts.noEntry), allEntries] }
        guard viewModel.isLoaded else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return isWaiting
                ? [.progress(DiaryTexts.loadingEntry)]
                : [.text(DiaryTexts.entryNotLoaded, role: .secondary), allEntries]
        }
        return written + [.form(form)]
    }

    /// The way on for who finds nothing here.
    private var allEntries: Element {
        .rows(Rows([Row(id: "diary", title: DiaryTexts.allEntries, destination: DiaryRoutes.list)]))
    }

    private var written: [Element] {
        guard !viewModel.isNew, let begun = viewModel.begun else { return [] }
        return [.text(DiaryTexts.written(begun.time, begun.zone), role: .secondary)]
    }

    private var form: Form {
        var fields = [
            Field(
                .text, DiaryTexts.text, kind: .lines, value: viewModel.text, isRequired: true,
                message: viewModel.textMessage)
        ]
        // A form that is sent twice means one entry, begun when the form was made.
        if viewModel.isNew {
            let begun = viewModel.newBegun.entryID.description
            fields.append(Field(.begun, "", kind: .hidden, value: begun))
        }
        return Form(
            id: "entry", fields: fields,
            actions: [Action(EntryCommand.save.id, viewModel.isNew ? DiaryTexts.save : DiaryTexts.update)])
    }

    private var toolbar: [Action] {
        var toolbar: [Action] = []
        if !viewModel.isLoaded, viewModel.gaveUp { toolbar.append(Action(EntryCommand.reload.id, DiaryTexts.retry)) }
        if viewModel.draft != nil || viewModel.typed != nil && viewModel.isChanged {
            let title = viewModel.isNew ? DiaryTexts.discardDraft : DiaryTexts.discardChanges
            toolbar.append(
                Action(
                    EntryCommand.discardDraft.id, title, role: .destructive,
                    confirmation: Confirmation(question: DiaryTexts.discarding, yes: title)))
        }
        if viewModel.entry != nil {
            toolbar.append(Action(EntryCommand.delete.id, DiaryTexts.delete, role: .destructive))
        }
        return toolbar
    }

    private var alert: Alert? {
        guard viewModel.hasError else { return nil }
        let retry = viewModel.retry.map { Action($0.id, DiaryTexts.retry) }
        return Alert(
            title: DiaryTexts.error, message: viewModel.errorMessage,
            actions: [retry, Action(EntryCommand.dismiss.id, DiaryTexts.dismiss, role: .cancel)].compactMap(\.self))
    }

    private var notice: Notice? {
        if let offered = viewModel.offeredDraft {
            return Notice(
                DiaryTexts.draftOffered(offered.excerpt),
                action: Action(EntryCommand.goOn(offered.id).id, DiaryTexts.goOn))
        }
        guard viewModel.draft != nil, viewModel.typed == nil else { return nil }
        return Notice(viewModel.isNew ? DiaryTexts.draftTakenUp : DiaryTexts.changesKept)
    }
}
