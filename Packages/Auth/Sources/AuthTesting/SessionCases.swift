import AuthDomain
import ServiceTesting

extension AccountStorageContract {
    static let sessionCases = [
        Case("a session is found by its digest, as it was begun") { storage in
            let begun = try await storage.add("ada@example.org")

            let found = try unwrap(try await storage.session(digest: newSession(1).digest), "the session")

            try expect(found, begun, "the session")
            try expect(found.client, "10.0.0.1", "the client")
            try expect(found.expiresAt, instant(1000), "the end")
            try expect(try await storage.session(digest: [1, 2, 3]) == nil, "a session was found by another digest")
        },
        Case("no session begins for a password of another version") { storage in
            let user = try await storage.add("ada@example.org").account.user.id
            _ = try await storage.setPassword("new", of: user, passwordVersion: 1, ending: .all)

            let late = try await storage.beginSession(newSession(2), of: user, passwordVersion: 1)

            try expect(late == nil, "a session was begun")
            try expect(try await storage.sessions(of: user).isEmpty, "a session is there")
            let next = try await storage.beginSession(newSession(3), of: user, passwordVersion: 2)
            try expect(next != nil, "no session was begun with the new password")
        },
        Case("use is noted, never as earlier; the last one used comes first") { storage in
            let first = try await storage.add("ada@example.org")
            let user = first.account.user.id
            let second = try await storage.beginSession(newSession(2, at: 10), of: user, passwordVersion: 1)
            try await storage.noteUse(of: first.id, at: instant(60))
            try await storage.noteUse(of: first.id, at: instant(20))

            let sessions = try await storage.sessions(of: user)

            try expect(sessions.map(\.id), [first.id, try unwrap(second, "the session").id], "the order")
            try expect(sessions.map(\.seenAt), [instant(60), instant(10)], "the uses")
        },
        Case("a session ends by its digest, and again without harm") { storage in
            let user = try await storage.add("ada@example.org").account.user.id

            try await storage.endSession(digest: newSession(1).digest)
            try await storage.endSession(digest: newSession(1).digest)

            try expect(try await storage.session(digest: newSession(1).digest) == nil, "the session is there")
            try expect(try await storage.sessions(of: user).isEmpty, "the session is in the list")
        },
        Case("only one's own sessions can be ended") { storage in
            let ada = try await storage.add("ada@example.org")
            let bob = try await storage.add("bob@example.org", session: 2)

            let ended = try await storage.endSessions(.one(bob.id), of: ada.account.user.id)

            try expect(ended, 0, "how many ended")
            try expect(try await storage.session(digest: newSession(2).digest) != nil, "another's session was ended")
        },
        Case("no id of a session is given again") { storage in
            let first = try await storage.add("ada@example.org")
            try await storage.endSession(digest: newSession(1).digest)

            let second = try await storage.beginSession(newSession(2), of: first.account.user.id, passwordVersion: 1)

            try expect(try unwrap(second, "the session").id != first.id, "the id was given again")
        },
        Case("sessions that are over are removed, the others stay") { storage in
            let user = try await storage.add("ada@example.org").account.user.id
            _ = try await storage.beginSession(newSession(2, lasting: 5000), of: user, passwordVersion: 1)
            let used = try await storage.beginSession(
                newSession(3, at: 900, lasting: 5000), of: user, passwordVersion: 1)

            try await storage.removeSessions(expiringBy: instant(1000), unusedSince: instant(500))

            try expect(
                try await storage.sessions(of: user).map(\.id), [try unwrap(used, "the session").id], "what is left")
        },
    ]

    static let attemptCases = [
        Case("attempts are counted until a time to wait comes, also those made at once") { storage in
            let ada = try email("ada@example.org")
            let limit = SignInLimit(free: 3)

            let allowed = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        (try? await storage.claimAttempt(ada, limit: limit, now: instant(0))) == .some(nil)
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }

            try expect(allowed, 4, "how many were allowed")
            let wait = try await storage.claimAttempt(ada, limit: limit, now: instant(5))
            try expect(wait, .seconds(10), "the time to wait")
            let other = try await storage.claimAttempt(email("bob@example.org"), limit: limit, now: instant(0))
            try expect(other == nil, "attempts on another e-mail were counted")
        },
        Case("the same address in another case is the same") { storage in
            let limit = SignInLimit(free: 0)
            _ = try await storage.claimAttempt(email("ada@example.org"), limit: limit, now: instant(0))

            let wait = try await storage.claimAttempt(email("ADA@example.org"), limit: limit, now: instant(0))

            try expect(wait, .seconds(15), "the time to wait")
        },
        Case("an attempt can be returned, and all are forgotten by a session, a new password, and on request") {
            storage in
            let ada = try email("ada@example.org")
            let user = try await storage.add("ada@example.org").account.user.id
            let limit = SignInLimit(free: 0)
            let forget: [@Sendable () async throws -> Void] = [
                { try await storage.returnAttempt(ada) },
                { _ = try await storage.beginSession(newSession(9), of: user, passwordVersion: 1) },
                { _ = try await storage.setPassword("new", of: user, passwordVersion: 1, ending: .none) },
                { try await storage.clearAttempts(ada) },
            ]

            for (index, forget) in forget.enumerated() {
                let first = try await storage.claimAttempt(ada, limit: limit, now: instant(0))
                let second = try await storage.claimAttempt(ada, limit: limit, now: instant(0))
                try expect(first == nil && second != nil, "attempts were not counted before way \(index)")
                try await forget()
            }

            let last = try await storage.claimAttempt(ada, limit: limit, now: instant(0))
            try expect(last == nil, "attempts were not forgotten")
        },
        Case("where the clock was set back, the time to wait still ends") { storage in
            let ada = try email("ada@example.org")
            let limit = SignInLimit(free: 0)
            _ = try await storage.claimAttempt(ada, limit: limit, now: instant(1_000_000))

            let wait = try await storage.claimAttempt(ada, limit: limit, now: instant(0))
            let later = try await storage.claimAttempt(ada, limit: limit, now: instant(15))

            try expect(wait, .seconds(15), "the time to wait")
            try expect(later == nil, "it did not end")
        },
    ]
}
