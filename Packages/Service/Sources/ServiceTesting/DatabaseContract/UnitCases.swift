import Service

extension DatabaseContract {
    private struct Refused: Error, Equatable { var reason: String }
    private final class Kept: Sendable {
        // Only compared and refused: no other task touches the connection after its unit.
        nonisolated(unsafe) var connection: (any Connection)?
    }

    static let units = [
        Case("takes everything back when a unit throws, and throws the same on") { database in
            do {
                try await database.write { connection in
                    try connection.execute("INSERT INTO contract_owners (name) VALUES ('a')")
                    throw Refused(reason: "no")
                }
                throw ContractFailure("the error was not thrown on")
            } catch let error as Refused {
                try expect(error, Refused(reason: "no"), "the error")
            }
            try expect(try await countOwners(database), 0, "owners")
        },
        Case("takes everything back when a statement is refused") { database in
            _ = try await expectRefusal(.unique, when: "the same name twice") {
                try await database.write { connection in
                    try connection.execute("INSERT INTO contract_owners (name) VALUES ('a')")
                    try connection.execute("INSERT INTO contract_owners (name) VALUES ('a')")
                }
            }
            try expect(try await countOwners(database), 0, "owners")
        },
        Case("reads what was written before") { database in
            for turn in 1...50 {
                _ = try await addOwner("owner \(turn)", database)
                try expect(try await countOwners(database), Int64(turn), "owners")
            }
        },
        Case("refuses to write in a unit that reads") { database in
            _ = try await expectRefusal(.statement, .readOnly, when: "writing in a unit that reads") {
                try await database.read { _ = try $0.execute("INSERT INTO contract_owners (name) VALUES ('a')") }
            }
            try expect(try await countOwners(database), 0, "owners")
        },
        Case("refuses to end the transaction within a unit") { database in
            do { try await database.write { try $0.execute("COMMIT") } } catch is DatabaseError {
                _ = try await addOwner("a", database)
                return
            }
            throw ContractFailure("a unit could end its own transaction")
        },
        Case("lets 64 tasks write without losing anything") { database in
            _ = try await addOwner("0", database)
            try await withThrowingTaskGroup { group in
                for _ in 0..<64 {
                    group.addTask {
                        try await database.write { connection in
                            let number =
                                try connection.first("SELECT name FROM contract_owners") { try $0.text(0) } ?? ""
                            try connection.execute(
                                "UPDATE contract_owners SET name = \(String((Int(number) ?? 0) + 1))")
                        }
                        _ = try await countOwners(database)
                    }
                }
                try await group.waitForAll()
            }
            let number = try await database.read { try $0.first("SELECT name FROM contract_owners") { try $0.text(0) } }
            try expect(number, "64", "the sum")
        },
        Case("shows a unit that reads one state of everything") { database in
            let id = try await addOwner("0", database)
            try await withThrowingTaskGroup { group in
                group.addTask {
                    for turn in 1...100 {
                        try await database.write { connection in
                            try connection.execute("UPDATE contract_owners SET name = \(String(turn)) WHERE id = \(id)")
                            try connection.execute("INSERT INTO contract_items (owner_id, title) VALUES (\(id), 't')")
                        }
                    }
                }
                for _ in 0..<100 {
                    group.addTask {
                        let (name, count) = try await database.read { connection in
                            let name = try connection.first("SELECT name FROM contract_owners") { try $0.text(0) }
                            return (name, try connection.integer("SELECT count(*) FROM contract_items"))
                        }
                        try expect(name, String(count), "what one unit saw")
                    }
                }
                try await group.waitForAll()
            }
        },
        Case("does not begin for a task that was cancelled") { database in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try await addOwner("a", database)
            }
            _ = try await expectRefusal(.cancelled, when: "a cancelled task that writes") { try await task.value }
            let reading = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try await countOwners(database)
            }
            _ = try await expectRefusal(.cancelled, when: "a cancelled task that reads") { try await reading.value }
            try expect(try await countOwners(database), 0, "owners")
        },
        Case("ends what a cancelled task has begun") { database in
            let task = Task {
                try await database.write { connection in
                    withUnsafeCurrentTask { $0?.cancel() }
                    try connection.execute("INSERT INTO contract_owners (name) VALUES ('a')")
                }
            }
            _ = try await task.value
            try expect(try await countOwners(database), 1, "owners")
        },
        Case("refuses a connection that was kept after its unit") { database in
            let kept = Kept()
            try await database.write { kept.connection = $0 }
            guard let connection = kept.connection else { throw ContractFailure("there was no connection") }
            _ = try await expectRefusal(.closed, when: "a kept connection") {
                _ = try connection.execute("DELETE FROM contract_owners")
            }
        },
        Case("refuses everything once it is closed") { database in
            await database.close()
            _ = try await expectRefusal(.closed, when: "reading") { _ = try await countOwners(database) }
            _ = try await expectRefusal(.closed, when: "writing") { _ = try await addOwner("a", database) }
            await database.close()
        },
    ]
}
