import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

extension TodoDataSourceContract {
    static let basics = [
        Case("a new data source is empty") { subject in
            let page = try await subject.source.page(TodoQuery(), of: subject.user.id)
            try expect(page, TodoPage(all: []), "the page")
            try expect(try await subject.source.deletion(.latest(subject.user.id)), nil, "the latest deletion")
        },
        Case("a created todo is there as it was given") { subject in
            let todo = try await subject.create("Buy milk", isCompleted: true)

            try expect(todo.title, "Buy milk", "the title")
            try expect(todo.isCompleted, true, "the state")
            try expect(todo.userID, subject.user.id, "the owner")
            try expect(try await subject.source.todo(todo.id), todo, "read alone")
            try expect(try await subject.all(), [todo], "read with all")
        },
        Case("todos stand in the order in which they were created") { subject in
            var created: [Todo] = []
            for title in ["c", "a", "b"] { created.append(try await subject.create(title)) }
            try expect(try await subject.all(), created, "the order")
        },
        Case("an id is never given twice, also after the newest todo is gone for good") { subject in
            let first = try await subject.create("first")
            _ = try await subject.source.delete(first.id)
            let second = try await subject.create("second")
            guard second.id > first.id else { throw ContractFailure("\(second.id) came after \(first.id)") }

            _ = try await subject.source.delete(second.id)
            subject.passDays?(TodoDeletion.days + 1)
            let third = try await subject.create("third")
            guard third.id > second.id else { throw ContractFailure("\(third.id) came after \(second.id)") }
        },
        Case("todos created at once get ids of their own") { subject in
            let ids = try await withThrowingTaskGroup(of: Todo.ID.self) { group in
                for number in 1...20 { group.addTask { try await subject.create("number \(number)").id } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            try expect(ids.count, 20, "different ids")
            try expect(try await subject.all().count, 20, "todos")
        },
        Case("an id that there is not gives nothing, and can't be changed, deleted or restored") { subject in
            let source = subject.source
            for id in [Todo.ID(4711), Todo.ID(0), Todo.ID(-1), Todo.ID(.max), Todo.ID(.min)] {
                try expect(try await source.todo(id), nil, "reading \(id)")
                try expect(try await source.deletion(.todo(id)), nil, "the deletion of \(id)")
                try await expectNotFound("updating \(id)") { () async throws(DataSourceError) in
                    _ = try await source.update(id, TodoChange(isCompleted: true))
                }
                try await expectNotFound("deleting \(id)") { () async throws(DataSourceError) in
                    _ = try await source.delete(id)
                }
                try await expectNotFound("restoring \(id)") { () async throws(DataSourceError) in
                    _ = try await source.restore(.todo(id))
                }
                let deletion = TodoDeletion.ID(id.rawValue)
                try expect(try await source.deletion(.id(deletion)), nil, "reading deletion \(deletion)")
                try await expectNotFound("restoring deletion \(deletion)") { () async throws(DataSourceError) in
                    _ = try await source.restore(.deletion(deletion))
                }
            }
        },
        Case("another person's todos are neither listed, counted, changed nor cleared") { subject in
            guard let other = subject.other else { return }
            let theirs = try await other.source.create(TodoDraft(title: "theirs", isCompleted: true), of: other.user.id)
            let active = try await other.source.create(TodoDraft(title: "theirs, too"), of: other.user.id)
            let ours = try await subject.create("ours")

            try await subject.source.setAllCompleted(true, of: subject.user.id)
            _ = try await subject.source.deleteCompleted(of: subject.user.id)
            try await subject.source.setAllCompleted(false, of: subject.user.id)

            let page = try await subject.source.page(TodoQuery(), of: subject.user.id)
            try expect(page, TodoPage(all: []), "our page, after \(ours.id) was cleared")
            try expect(
                try await other.source.page(TodoQuery(), of: other.user.id).todos, [theirs, active], "what is theirs")
            try expect(try await other.source.deletion(.latest(other.user.id)), nil, "their latest deletion")
        },
    ]
}
