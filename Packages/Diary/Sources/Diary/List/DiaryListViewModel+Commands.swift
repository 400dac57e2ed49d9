import DiaryDomain
import Screens

/// What is done. Writes run one after the other; each changes what is shown only after it was done, and is followed by a load.
extension DiaryListViewModel {
    /// Does what a command says, and returns when that is done and shown. ``DiaryListCommand/new`` is the screen's to do.
    ///
    /// One that fails changes nothing and sets ``errorMessage``.
    public func perform(_ command: DiaryListCommand) async {
        switch command {
        case .new: break
        case .delete(let id):
            await write(command) { [self] () async throws(DiaryError) in
                undoable = try await useCases.deleteEntries.execute([id], for: user).id
            }
        case .undo(let id):
            await write(command) { [self] () async throws(DiaryError) in
                do throws(DiaryError) {
                    try await useCases.restoreEntries.execute(id, for: user)
                } catch .notFound {}
                if undoable == id { undoable = nil }
            }
        case .discardDraft(let id):
            await write(command) { [self] () async throws(DiaryError) in
                try await useCases.keepDrafts.discard(id, for: user)
            }
        case .reload:
            failure = nil
            await queue.settle()
            await refresh()
        case .dismiss:
            failure = nil
            loader.clearFailure()
            gaveUp = page == nil
        }
    }

    /// Runs a write after those before it, keeps what went wrong, and loads anew.
    private func write(
        _ command: DiaryListCommand, _ work: @escaping @MainActor () async throws(DiaryError) -> Void
    ) async {
        failure = nil
        await queue.run { [self] in
            do throws(DiaryError) { try await work() } catch {
                switch error {
                case .cancelled: return
                // It went meanwhile, which is what was asked for.
                case .notFound: break
                default:
                    failure = Failure(message: error.message ?? "", retry: command)
                    return
                }
            }
            if queue.pending == 1 { await refresh() }
        }
    }
}
