import DiaryDomain
import Foundation
import Screens

/// What is typed, and how it is kept.
extension EntryViewModel {
    /// Takes what is typed. It is kept as a draft after ``keepingDelay``.
    public func type(_ text: String) {
        let text = Self.withLineFeeds(text, as: entry?.text)
        guard !text.hasSameBytes(as: self.text) else { return }
        typed = text
        textMessage = nil
        isDone = false
        revision += 1
        keepSoon()
    }

    /// Takes the instant at which a new entry was begun, as a form has carried it along.
    func take(begun text: String) {
        guard isNew, let id = Entry.ID(text), id != newBegun.entryID, draft?.id != id,
            let moment = try? Moment(milliseconds: id.rawValue, in: zone)
        else { return }
        newBegun = moment
    }

    /// Keeps what is typed as a draft, now. One that is as the entry is, or empty, is forgotten.
    ///
    /// What can't be kept stays typed, and ``hasUnkeptText`` says so.
    public func keepDraft() async {
        await queue.run { [self] in _ = await keepTyped() }
    }

    /// Keeps what is typed; only within the queue. Tells whether that was done.
    func keepTyped() async -> Bool {
        guard let text = typed, !isDone, let begun else { return false }
        let revision = revision
        do throws(DiaryError) {
            if isChanged {
                try await useCases.keepDrafts.keep(
                    Draft(begun: begun, text: text, isNew: isNew || entry == nil, keptAt: clock.now), for: user)
            } else {
                try await useCases.keepDrafts.discard(begun.entryID, for: user)
            }
        } catch { return false }
        keptRevision = revision
        return true
    }

    /// What keeps the draft of what was typed last; nil when nothing is to be kept.
    package var pendingDraft: Task<Void, Never>? { keeping }

    /// The task outlives the screen, so that leaving loses nothing.
    private func keepSoon() {
        guard keeping == nil else { return }
        keeping = Task { [self] in
            try? await clock.sleep(for: Self.keepingDelay)
            let revision = revision
            await keepDraft()
            keeping = nil
            // What was typed meanwhile is kept in its turn.
            if revision != self.revision, !isDone { keepSoon() }
        }
    }

    /// The text with the line ends of the stored one: forms on the web send every line end as CR LF, which nobody typed.
    private static func withLineFeeds(_ text: String, as stored: String?) -> String {
        guard text.utf8.contains(0x0D) else { return text }
        let plain = text.replacingLineEnds()
        guard let stored, stored.utf8.contains(0x0D) else { return plain }
        // Nothing was changed but, perhaps, line ends: they are as they were.
        return plain.hasSameBytes(as: stored.replacingLineEnds()) ? stored : text
    }
}

extension String {
    /// The text with LF in place of each CR LF.
    fileprivate func replacingLineEnds() -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte == 0x0A, bytes.last == 0x0D { bytes.removeLast() }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
