import Foundation
import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing
import TodosData
import TodosDomain

@Suite("The database data source") struct TodoDatabaseDataSourceTests {
    private let ada = User.ID(1)

    @Test("a deletion can be undone after a restart")
    func undoAfterRestart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "todos.sqlite").path
        let first = try await makeDatabase(.file(path: path))
        let before = TodoDatabaseDataSource(database: first)
        let todos = [
            try await before.create(TodoDraft(title: "a", isCompleted: true), of: ada),
            try await before.create(TodoDraft(title: "b"), of: ada),
        ]
        _ = try await before.delete(todos[0].id)
        await first.close()

        let after = TodoDatabaseDataSource(database: try SQLiteDatabase(.file(path: path)))
        let latest = try #require(try await after.deletion(.latest(ada)))
        _ = try await after.restore(.deletion(latest.id))

        #expect(latest.title == "a")
        #expect(try await after.page(TodoQuery(), of: ada).todos == todos)
    }

    @Test("what a person had, deleted or not, goes with the person")
    func ownerRemoved() async throws {
        let database = try await makeDatabase(people: ["Ada", "Ben"])
        let source = TodoDatabaseDataSource(database: database)
        for user in [ada, User.ID(2)] {
            let todo = try await source.create(TodoDraft(title: "deleted"), of: user)
            _ = try await source.create(TodoDraft(title: "kept"), of: user)
            _ = try await source.delete(todo.id)
        }

        try await database.write { try UserTable.delete(User.ID(1), on: $0) }

        let rows = try await database.read { try $0.integer("SELECT count(*) FROM todos") }
        let deletions = try await database.read { try $0.integer("SELECT count(*) FROM todo_deletions") }
        #expect(rows == 2)
        #expect(deletions == 1)
    }

    @Test("what was deleted more than 30 days ago leaves no row behind at the next write")
    func purged() async throws {
        let clock = ManualClock()
        let database = try await makeDatabase()
        let source = TodoDatabaseDataSource(database: database, clock: clock)
        _ = try await source.delete(try await source.create(TodoDraft(title: "old"), of: ada).id)

        clock.advance(by: .seconds(TodoDeletion.days * 24 * 60 * 60 + 1))
        _ = try await source.create(TodoDraft(title: "new"), of: ada)

        #expect(try await database.read { try $0.integer("SELECT count(*) FROM todos") } == 1)
        #expect(try await database.read { try $0.integer("SELECT count(*) FROM todo_deletions") } == 0)
    }

    @Test("a todo of nobody is a conflict, and a closed database a storage error")
    func errors() async throws {
        let database = try await makeDatabase()
        let source = TodoDatabaseDataSource(database: database)

        await #expect {
            try await source.create(TodoDraft(title: "a"), of: User.ID(99))
        } throws: { error in
            if case .conflict = error as? DataSourceError { true } else { false }
        }
        await database.close()
        await #expect {
            try await source.todo(Todo.ID(1))
        } throws: { error in
            if case .storage = error as? DataSourceError { true } else { false }
        }
    }

    @Test("a cancelled task gets a cancellation")
    func cancellation() async throws {
        let source = TodoDatabaseDataSource(database: try await makeDatabase())
        let user = ada
        let task = Task { () async throws -> Void in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await source.page(TodoQuery(), of: user)
        }

        await #expect(throws: DataSourceError.cancelled) { try await task.value }
    }

    @Test(
        "lists, counts and purging go by an index",
        arguments: [
            "SELECT id, title, completed FROM todos WHERE user_id = 1 AND deletion_id IS NULL ORDER BY id LIMIT 200 OFFSET 0",
            "SELECT id, title, completed FROM todos WHERE user_id = 1 AND deletion_id IS NULL AND completed = 1 ORDER BY id LIMIT 200",
            "SELECT id, title, completed FROM todos WHERE user_id = 1 AND deletion_id IS NULL ORDER BY id DESC LIMIT 200 OFFSET 1",
            "SELECT completed, count(*) FROM todos WHERE user_id = 1 AND deletion_id IS NULL GROUP BY completed",
            "DELETE FROM todo_deletions WHERE deleted_at < 5",
            "SELECT id FROM todo_deletions WHERE user_id = 1 AND deleted_at >= 5 ORDER BY id DESC LIMIT 1",
            "SELECT count(*) FROM todos WHERE deletion_id = 3",
            "DELETE FROM todos WHERE user_id = 1", "DELETE FROM todos WHERE deletion_id = 1",
        ])
    func indexes(_ statement: String) async throws {
        let database = try await makeDatabase()

        let plan = try await database.write { connection in
            try connection.all(SQL("EXPLAIN QUERY PLAN " + statement, [])) { try $0.text(3) }.joined(separator: "; ")
        }

        #expect(plan.contains("INDEX"), "\(plan)")
        #expect(!plan.contains("TEMP B-TREE"), "\(plan)")
        #expect(!plan.contains("SCAN"), "\(plan)")
    }

    @Test("two programs on one file see each other's changes and get ids of their own")
    func twoPrograms() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "todos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "todos.sqlite").path
        let one = TodoDatabaseDataSource(database: try await makeDatabase(.file(path: path)))
        let other = TodoDatabaseDataSource(database: try SQLiteDatabase(.file(path: path)))

        let first = try await one.create(TodoDraft(title: "first"), of: ada)
        _ = try await other.delete(first.id)
        let second = try await one.create(TodoDraft(title: "second"), of: ada)

        #expect(try await other.page(TodoQuery(), of: ada).todos == [second])
        #expect(second.id > first.id)
    }
}
