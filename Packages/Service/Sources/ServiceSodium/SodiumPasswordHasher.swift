import Service

/// Hashes passwords with argon2id (RFC 9106) by libsodium.
///
/// At most two at a time are hashed, on threads of their own; more wait in the order in which they came, without a thread. Each takes the
/// memory of its parameters meanwhile.
public struct SodiumPasswordHasher: PasswordHasher {
    /// How much work a hash is.
    public struct Parameters: Sendable, Equatable {
        /// How often the memory is gone through: 1 to 16.
        public let passes: Int
        /// How much memory is used, in KiB: 8 to 1,048,576.
        public let memoryKiB: Int

        /// 2 passes of 19 MiB, as OWASP advises: about 35 ms.
        public static let standard = Parameters(uncheckedPasses: 2, memoryKiB: 19 * 1024)

        /// Makes parameters for new hashes. Weaker ones than ``standard`` are for tests only: name them `forTesting`.
        /// - Returns: Nil when they are weaker than ``standard`` in either number, or more than 16 passes or 1 GiB.
        public init?(passes: Int, memoryKiB: Int) {
            guard passes >= Self.standard.passes, memoryKiB >= Self.standard.memoryKiB,
                Self.isAllowed(passes, memoryKiB)
            else { return nil }
            self.init(uncheckedPasses: passes, memoryKiB: memoryKiB)
        }

        /// The least work there is. Only for tests: such hashes are guessed fast.
        public static let forTesting = Parameters(uncheckedPasses: 1, memoryKiB: 8)

        private init(uncheckedPasses passes: Int, memoryKiB: Int) {
            self.passes = passes
            self.memoryKiB = memoryKiB
        }

        static func isAllowed(_ passes: Int, _ memoryKiB: Int) -> Bool {
            (1...16).contains(passes) && (8...1_048_576).contains(memoryKiB)
        }
    }

    private let parameters: Parameters
    private let workshop = HashingWorkshop()

    /// Makes a hasher.
    /// - Parameter parameters: How much work a new hash is. Old ones are checked with their own, up to four times that memory and 16 passes.
    public init(parameters: Parameters = .standard) {
        self.parameters = parameters
    }

    public func hash(_ password: String) async throws(PasswordHashingError) -> String {
        try await workshop.run { [parameters] in Argon2.hash(password, parameters) }
    }

    public func verify(_ password: String, against hash: String?) async throws(PasswordHashingError) -> PasswordVerdict
    {
        // A hash that is missing, is none, or asks for more than it may, costs what one of ours costs: making one is the same work.
        guard let hash, let found = Argon2.parameters(of: hash), isAffordable(found) else {
            return try await workshop.run { [parameters] in Argon2.hash(password, parameters).map { _ in .wrong } }
        }
        return try await workshop.run { [parameters] in
            Argon2.matches(password, hash).map { isRight in
                guard isRight else { return .wrong }
                return .right(
                    isOutdated: found.passes < parameters.passes || found.memoryKiB < parameters.memoryKiB
                        || !found.isArgon2id)
            }
        }
    }

    private func isAffordable(_ found: Argon2.Found) -> Bool {
        found.passes <= 16 && found.memoryKiB <= max(4 * parameters.memoryKiB, 256 * 1024)
    }
}
