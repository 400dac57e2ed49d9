import DiaryDomain
import Screens

/// What is done. Writes run one after the other.
extension EntryViewModel {
    /// Does what a command says, and tells where that leads.
    ///
    /// One that fails stays, keeps what was typed (as a draft, too), and sets ``errorMessage`` or ``textMessage``.
    public func perform(_ command: EntryCommand) async -> Outcome {
        switch command {
        case .save: return await queue.run { [self] in await save() }
        case .delete: return await queue.run { [self] in await delete() }
        case .discardDraft: await queue.run { [self] in await discardDraft() }
        case .goOn(let id):
            guard isNew, EntryText.isBlank(text) else { break }
            draftID = id
            await refresh()
        case .reload:
            failure = nil
            await queue.settle()
            await refresh()
        case .dismiss:
            failure = nil
            loader.clearFailure()
            gaveUp = loader.state.value == nil
        }
        return .stay
    }

    private func save() async -> Outcome {
        failure = nil
        // A second press, before the screen has gone, means the same entry.
        guard !isDone else { return .back }
        let text = text
        do throws(DiaryError) {
            if let id = id ?? storedID {
                if isChanged { try await useCases.updateEntry.execute(id, text: text, for: user) }
            } else {
                storedID = try await useCases.addEntries.execute(
                    Entry(begun: newBegun, text: text), same: .isThatEntry, for: user)
            }
        } catch {
            await fail(error, .save)
            return .stay
        }
        // What was typed while it was stored stays typed.
        guard text.hasSameBytes(as: self.text) else { return .stay }
        await forgetTyped()
        return .back
    }

    private func delete() async -> Outcome {
        guard let id else { return .stay }
        failure = nil
        do throws(DiaryError) {
            let deletion = try await useCases.deleteEntries.execute([id], for: user)
            isDone = typed == nil
            return .open(DiaryRoutes.list(undoing: deletion.id))
        } catch .notFound {
            return .open(DiaryRoutes.list)
        } catch {
            await fail(error, .delete)
            return .stay
        }
    }

    private func discardDraft() async {
        failure = nil
        do throws(DiaryError) {
            if let begun { try await useCases.keepDrafts.discard(begun.entryID, for: user) }
        } catch {
            guard let message = error.message else { return }
            failure = Failure(message: message, retry: .discardDraft)
            return
        }
        typed = nil
        textMessage = nil
        keptRevision = revision
        draftID = nil
        if isNew { newBegun = (try? Moment(clock.now, in: zone)) ?? newBegun }
        await refresh()
    }

    /// Forgets the draft of a text that is stored. If that fails, the draft is offered once more, which does no harm.
    private func forgetTyped() async {
        isDone = true
        keptRevision = revision
        if let begun { try? await useCases.keepDrafts.discard(begun.entryID, for: user) }
    }

    /// Says what went wrong, and keeps what is typed.
    private func fail(_ error: DiaryError, _ command: EntryCommand) async {
        guard let message = error.message else {
            _ = await keepTyped()
            return
        }
        if case .invalidText = error {
            textMessage = message
            if error != .invalidText(.empty) { _ = await keepTyped() }
            return
        }
        // An entry that went meanwhile leaves its text behind as a draft for a new one.
        if error == .notFound { loader.update { $0.entry = nil } }
        let isKept = typed == nil ? draft != nil || !isChanged : await keepTyped()
        let words = !isChanged ? message : isKept ? DiaryTexts.kept(message) : DiaryTexts.notKept(message)
        failure = Failure(message: words, retry: error == .notFound ? nil : command)
    }
}
