import Service

extension DatabaseContract {
    private struct Refused: Error {}

    static let changes = [
        Case("tells which tables a commit changed") { database in
            var changes = database.changes().makeAsyncIterator()
            let owner = try await addOwner("a", database)
            try expect(await changes.next(), DatabaseChange(tables: ["contract_owners"]), "the first change")
            try await database.write {
                try $0.execute("INSERT INTO contract_items (owner_id, title) VALUES (\(owner), 't')")
            }
            try expect(await changes.next(), DatabaseChange(tables: ["contract_items"]), "the second change")
            try await database.write { try $0.execute("DELETE FROM contract_owners") }
            let third = await changes.next()
            try expect(third?.affects("contract_owners") == true, "deleting all rows was not told")
            try expect(third?.affects("contract_items") == true, "deleting what referred to them was not told")
        },
        Case("tells nothing of what was taken back or changed nothing") { database in
            var changes = database.changes().makeAsyncIterator()
            let owner = try await addOwner("a", database)
            _ = await changes.next()
            do {
                try await database.write {
                    try $0.execute("DELETE FROM contract_owners")
                    throw Refused()
                }
            } catch is Refused {}
            try await database.write { try $0.execute("UPDATE contract_owners SET name = 'b' WHERE id = -1") }
            try await database.write {
                try $0.execute("INSERT INTO contract_items (owner_id, title) VALUES (\(owner), 't')")
            }
            try expect(await changes.next(), DatabaseChange(tables: ["contract_items"]), "the change that follows")
        },
        Case("tells a receiver that was busy of all changes at once") { database in
            var changes = database.changes().makeAsyncIterator()
            let owner = try await addOwner("a", database)
            for _ in 0..<20 {
                try await database.write {
                    try $0.execute("INSERT INTO contract_items (owner_id, title) VALUES (\(owner), 't')")
                }
            }
            try expect(
                await changes.next(), DatabaseChange(tables: ["contract_owners", "contract_items"]), "all changes")
        },
        Case("tells every receiver, and ends when it is closed") { database in
            var first = database.changes().makeAsyncIterator()
            var second = database.changes().makeAsyncIterator()
            _ = try await addOwner("a", database)
            try expect(await first.next() != nil, "the first receiver was told nothing")
            try expect(await second.next() != nil, "the second receiver was told nothing")
            await database.close()
            try expect(await first.next() == nil, "the changes go on after closing")
            var late = database.changes().makeAsyncIterator()
            try expect(await late.next() == nil, "there are changes after closing")
        },
    ]
}
