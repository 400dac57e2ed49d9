import AuthDomain
import ServiceTesting

extension AccountStorageContract {
    static let accountCases = [
        Case("an account is found by its e-mail in another case, and by its user") { storage in
            let session = try await storage.add("Ada@Example.org")

            let byEmail = try unwrap(try await storage.account(email: email("ada@EXAMPLE.org")), "the account")
            let byUser = try unwrap(try await storage.account(of: session.account.user.id), "the account")

            try expect(byEmail, byUser, "the account")
            try expect(byEmail.account.email, "Ada@Example.org", "the e-mail")
            try expect(byEmail.account.user.name, "Ada", "the name")
            try expect(byEmail.passwordHash, "hash of Ada@Example.org", "the hash")
        },
        Case("an e-mail that nobody has gives nothing") { storage in
            try expect(try await storage.account(email: email("bob@example.org")) == nil, "an account was found")
        },
        Case("an e-mail that is taken, in whatever case, is refused, and nothing is added") { storage in
            _ = try await storage.add("ada@example.org")
            let other = NewAccount(name: "Other", email: try email("ADA@example.org"), passwordHash: "other")

            try await expectThrown(.emailTaken, "a second account") { () throws(AccountStorageError) in
                try await storage.create(other, takingOver: nil, session: newSession(2))
            }

            let kept = try await storage.account(email: email("ada@example.org"))
            try expect(kept?.account.user.name, "Ada", "the first account's name")
            try expect(try await storage.session(digest: newSession(2).digest) == nil, "a session was begun")
        },
        Case("of accounts made at the same time with one e-mail, one is added") { storage in
            let account = NewAccount(name: "Ada", email: try email("ada@example.org"), passwordHash: "hash")

            let added = await withTaskGroup(of: Bool.self) { group in
                for digest: UInt8 in 1...8 {
                    group.addTask {
                        (try? await storage.create(account, takingOver: nil, session: newSession(digest))) != nil
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }

            try expect(added, 1, "how many were added")
        },
        Case("text survives as it was typed") { storage in
            let name = "e\u{301} 👩‍👩‍👧 <b> \u{202E}x ' %_ \u{1}"

            let session = try await storage.add("o'brien+e\u{301}@example.org", name: name)

            let kept = try unwrap(try await storage.account(of: session.account.user.id), "the account").account
            try expect(Array(kept.user.name.utf8), Array(name.utf8), "the name's bytes")
            try expect(
                Array((kept.email ?? "").utf8), Array("o'brien+e\u{301}@example.org".utf8), "the e-mail's bytes")
        },
        Case("another hash of the same password is kept, but not once the password was changed") { storage in
            let user = try await storage.add("ada@example.org").account.user.id
            try await storage.replaceHash("stronger", of: user, passwordVersion: 1)
            try expect(try await storage.account(of: user)?.passwordHash, "stronger", "the hash")
            _ = try await storage.setPassword("new", of: user, passwordVersion: 1, ending: .none)

            try await storage.replaceHash("stronger again", of: user, passwordVersion: 1)

            try expect(try await storage.account(of: user)?.passwordHash, "new", "the hash")
        },
        Case("a password is changed once for one version, and ends the sessions that it is to end") { storage in
            let first = try await storage.add("ada@example.org")
            let user = first.account.user.id
            _ = try await storage.beginSession(newSession(2), of: user, passwordVersion: 1)
            _ = try await storage.add("bob@example.org", session: 3)

            let isChanged = try await storage.setPassword(
                "new", of: user, passwordVersion: 1, ending: .others(than: first.id))
            let isChangedAgain = try await storage.setPassword("late", of: user, passwordVersion: 1, ending: .all)

            try expect(isChanged && !isChangedAgain, "the version was not looked at")
            try expect(try await storage.account(of: user)?.passwordHash, "new", "the hash")
            try expect(try await storage.sessions(of: user).map(\.id), [first.id], "the sessions")
            try expect(try await storage.session(digest: newSession(3).digest) != nil, "another's session was ended")
        },
    ]

    static let localUserCases = [
        Case("there is one local user, without e-mail and hash") { storage in
            let first = try await storage.beginLocalSession(name: "Local user", newSession(1))
            let second = try await storage.beginLocalSession(name: "Local user", newSession(2))

            let kept = try unwrap(try await storage.account(of: first.account.user.id), "the account")
            try expect(first.account, second.account, "the local user")
            try expect(kept.account.isLocal && kept.passwordHash == nil, "the local user has an account")
        },
        Case("an account takes the local user over, and ends the local sessions; the next local user is another") {
            storage in
            let local = try await storage.beginLocalSession(name: "Local user", newSession(1))
            let user = local.account.user.id
            let account = NewAccount(name: "Ada", email: try email("ada@example.org"), passwordHash: "hash")

            let session = try await storage.create(account, takingOver: user, session: newSession(2))

            try expect(session.account.user.id, user, "the user")
            let kept = try unwrap(try await storage.account(email: account.email), "the account")
            try expect(kept.account.user.name, "Ada", "the name")
            try expect(kept.passwordHash, "hash", "the hash")
            try expect(try await storage.sessions(of: user).map(\.id), [session.id], "the sessions")
            let next = try await storage.beginLocalSession(name: "Local user", newSession(3))
            try expect(next.account.user.id != user, "the account's user is still the local one")
        },
        Case("who has an account already, or is not there, is not taken over") { storage in
            let bob = try await storage.add("bob@example.org").account.user.id
            let account = NewAccount(name: "Eve", email: try email("eve@example.org"), passwordHash: "hash")

            for user in [bob, .init(4711)] {
                try await expectThrown(.missing, "taking \(user) over") { () throws(AccountStorageError) in
                    try await storage.create(account, takingOver: user, session: newSession(2))
                }
            }

            try expect(try await storage.account(of: bob)?.account.email, "bob@example.org", "the e-mail")
        },
    ]
}
