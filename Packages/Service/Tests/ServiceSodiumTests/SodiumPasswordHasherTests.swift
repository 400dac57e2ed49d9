import Service
import ServiceSodium
import Testing

@Suite("Hashing passwords with libsodium")
struct SodiumPasswordHasherTests {
    private let hasher = SodiumPasswordHasher(parameters: .forTesting)

    @Test(
        "tells the right password from others",
        arguments: ["", "secret", "e\u{301}👩‍👩‍👧", "a\0b", String(repeating: "x", count: 5000)])
    func tellsTheRightPassword(_ password: String) async throws {
        let hash = try await hasher.hash(password)

        #expect(hash.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(try await hasher.verify(password, against: hash) == .right(isOutdated: false))
        #expect(try await hasher.verify(password + "x", against: hash) == .wrong)
    }

    @Test("takes what follows U+0000, and how accents are composed, for a part of the password")
    func takesEveryByte() async throws {
        #expect(try await hasher.verify("a\0c", against: hasher.hash("a\0b")) == .wrong)
        #expect(try await hasher.verify("é", against: hasher.hash("e\u{301}")) == .wrong)
    }

    @Test("never makes the same hash twice")
    func makesFreshSalts() async throws {
        #expect(try await hasher.hash("secret") != hasher.hash("secret"))
    }

    @Test("tells that a hash with weaker parameters is outdated")
    func tellsOutdatedHashes() async throws {
        let weak = try await hasher.hash("secret")
        let strong = SodiumPasswordHasher()

        #expect(try await strong.verify("secret", against: weak) == .right(isOutdated: true))
        #expect(try await strong.verify("secret", against: strong.hash("secret")) == .right(isOutdated: false))
    }

    @Test("checks a hash that another library made")
    func checksForeignHashes() async throws {
        let hash = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"

        #expect(try await hasher.verify("password", against: hash) == .right(isOutdated: false))
        #expect(try await hasher.verify("Password", against: hash) == .wrong)
    }

    @Test(
        "is wrong for what is no hash, and for parameters that would take the machine's memory",
        arguments: [
            nil, "", "secret", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$$",
            "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AA\0",
            "$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
            "$argon2id$v=19$m=8,t=4294967295,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
            "$argon2id$v=19$m=99999999999999999999,t=1,p=1$c29tZXNhbHQ$CTFh",
            "$argon2id$v=19$m=-8,t=1,p=1$c29tZXNhbHQ$CTFh",
            "$argon2id$v=19$m=8,t=1,p=99999999$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
            "$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW", String(repeating: "$", count: 100_000),
        ] as [String?])
    func isWrongForOtherThings(_ hash: String?) async throws {
        #expect(try await hasher.verify("secret", against: hash) == .wrong)
    }

    @Test("serves many at once")
    func servesMany() async throws {
        let hash = try await hasher.hash("secret")
        let right = try await withThrowingTaskGroup(of: PasswordVerdict.self) { [hasher] group in
            for _ in 0..<200 { group.addTask { try await hasher.verify("secret", against: hash) } }
            return try await group.reduce(into: 0) { $0 += $1 == .right(isOutdated: false) ? 1 : 0 }
        }

        #expect(right == 200)
    }

    @Test("does nothing for a task that is cancelled")
    func doesNothingWhenCancelled() async {
        let task = Task { [hasher] in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await hasher.hash("secret")
        }

        await #expect(throws: PasswordHashingError.cancelled) { try await task.value }
    }

    @Test("refuses parameters that are too weak or too much")
    func refusesParameters() {
        #expect(SodiumPasswordHasher.Parameters(passes: 1, memoryKiB: 19 * 1024) == nil)
        #expect(SodiumPasswordHasher.Parameters(passes: 2, memoryKiB: 19 * 1024 - 1) == nil)
        #expect(SodiumPasswordHasher.Parameters(passes: 17, memoryKiB: 19 * 1024) == nil)
        #expect(SodiumPasswordHasher.Parameters(passes: 2, memoryKiB: .max) == nil)
        #expect(SodiumPasswordHasher.Parameters(passes: 2, memoryKiB: 19 * 1024) == .standard)
    }
}
