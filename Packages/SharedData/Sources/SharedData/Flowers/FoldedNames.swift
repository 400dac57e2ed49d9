import Service

/// The folded forms of names, as UTF-8, each worked out once: folding a text that is not ASCII takes longer than searching it.
enum FoldedNames {
    /// Names come from a catalogue, perhaps someone else's; so there is an end to what is kept.
    private static let maximumCount = 4096
    private static let known = Lock<[String: [UInt8]]>([:])

    static func folded(_ names: [String]) -> [[UInt8]] {
        known.withLock { known in
            names.map { name in
                if let folded = known[name] { return folded }
                let folded = Array(name.folded.utf8)
                if known.count < maximumCount { known[name] = folded }
                return folded
            }
        }
    }
}
