import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

extension TodoDataSourceContract {
    static let undoing = [
        Case("undoing brings back id, order and state, once") { subject in
            let first = try await subject.create("first")
            let middle = try await subject.create("middle", isCompleted: true)
            let last = try await subject.create("last")
            let deletion = try await subject.delete(middle.id)

            try expect(try await subject.source.restore(.deletion(deletion.id)), [middle], "what came back")

            try expect(try await subject.all(), [first, middle, last], "the order")
            try expect(try await subject.source.deletion(.id(deletion.id)), nil, "the deletion afterwards")
            try await expectNotFound("undoing it again") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(.deletion(deletion.id))
            }
            try expect(try await subject.all(), [first, middle, last], "the order in the end")
        },
        Case("deletions are undone one by one, the latest first") { subject in
            let todos = [try await subject.create("a"), try await subject.create("b"), try await subject.create("c")]
            for todo in [todos[1], todos[0], todos[2]] { _ = try await subject.delete(todo.id) }

            var titles: [String] = []
            while let latest = try await subject.source.deletion(.latest(subject.user.id)), titles.count < 10 {
                titles.append(latest.title)
                _ = try await subject.source.restore(.deletion(latest.id))
            }

            try expect(titles, ["c", "a", "b"], "the order of undoing")
            try expect(try await subject.all(), todos, "what is there")
        },
        Case("a deletion is found by its id, its todo and as the latest") { subject in
            let todo = try await subject.create("gone")
            let deletion = try await subject.delete(todo.id)
            for lookup in [.id(deletion.id), .todo(todo.id), .latest(subject.user.id)] as [TodoDeletion.Lookup] {
                let found = try await subject.source.deletion(lookup)
                try expect(found?.id, deletion.id, "\(lookup)")
                try expect(found?.title, "gone", "the title by \(lookup)")
                try expect(found?.count, 1, "the count by \(lookup)")
            }
        },
        Case("one todo can be brought back alone, and the rest of its deletion later") { subject in
            let first = try await subject.create("first", isCompleted: true)
            let second = try await subject.create("second", isCompleted: true)
            guard let deletion = try await subject.source.deleteCompleted(of: subject.user.id) else {
                throw ContractFailure("clearing gave nothing that takes it back")
            }

            try expect(try await subject.source.restore(.todo(first.id)), [first], "the one")
            try expect(try await subject.source.restore(.todo(first.id)), [first], "the one, again")

            let rest = try await subject.source.deletion(.id(deletion.id))
            try expect(rest?.count, 1, "how many are left to bring back")
            try expect(rest?.title, "second", "the title of the first of them")
            try expect(try await subject.source.restore(.todo(second.id)), [second], "the other")
            try expect(try await subject.source.deletion(.id(deletion.id)), nil, "the deletion in the end")
            try expect(try await subject.all(), [first, second], "what is there")
        },
        Case("a todo that came back can be changed and deleted as before") { subject in
            let todo = try await subject.create("back")
            _ = try await subject.source.restore(.deletion(try await subject.delete(todo.id).id))
            let changed = try await subject.source.update(todo.id, TodoChange(title: "changed"))
            let again = try await subject.delete(todo.id)
            try expect(try await subject.source.restore(.deletion(again.id)), [changed], "what came back")
        },
    ]
}
