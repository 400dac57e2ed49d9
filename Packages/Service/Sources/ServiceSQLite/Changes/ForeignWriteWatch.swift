import Service

extension Worker {
    /// Looks about once a second whether another process has written, and tells the hub; until it is cancelled or the hub is gone.
    ///
    /// The worker must be the one that writes: its own commits don't count.
    nonisolated func watch(for hub: ChangeHub, clock: any WallClock) -> Task<Void, Never> {
        Task { [weak hub] in
            var seen = await dataVersion()
            while !Task.isCancelled {
                do { try await clock.sleep(for: .seconds(1)) } catch { return }
                guard let version = await dataVersion() else { continue }
                defer { seen = version }
                guard let hub, !Task.isCancelled else { return }
                if let seen, seen != version { hub.publish(DatabaseChange(tables: nil)) }
            }
        }
    }
}
