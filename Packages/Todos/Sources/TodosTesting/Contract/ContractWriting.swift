import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

extension TodoDataSourceContract {
    static let writing = [
        Case("a change changes what it names, and nothing else") { subject in
            let todo = try await subject.create("before")
            let neighbour = try await subject.create("neighbour")

            let completed = try await subject.source.update(todo.id, TodoChange(isCompleted: true))
            let renamed = try await subject.source.update(todo.id, TodoChange(title: "after"))

            let expected = Todo(id: todo.id, userID: subject.user.id, title: "after", isCompleted: true)
            try expect(completed.title, "before", "the title after completing")
            try expect(renamed, expected, "the todo after both")
            try expect(try await subject.all(), [expected, neighbour], "what is stored")
        },
        Case("a change that is made twice, or changes nothing, does no harm") { subject in
            let todo = try await subject.create("once")
            for _ in 1...2 { _ = try await subject.source.update(todo.id, TodoChange(isCompleted: true)) }
            let same = try await subject.source.update(todo.id, TodoChange())
            try expect(same, Todo(id: todo.id, userID: subject.user.id, title: "once", isCompleted: true), "the todo")
        },
        Case("titles survive byte for byte") { subject in
            for title in NastyTitles.all {
                let todo = try await subject.create(title)
                let renamed = try await subject.create("to be renamed")
                _ = try await subject.source.update(renamed.id, TodoChange(title: title))
                for id in [todo.id, renamed.id] {
                    let stored = try await subject.source.todo(id)?.title ?? ""
                    try expect(Array(stored.utf8), Array(title.utf8), "the bytes of “\(title)”")
                }
            }
            let listed = try await subject.all().map { Array($0.title.utf8) }
            try expect(listed, NastyTitles.all.flatMap { [Array($0.utf8), Array($0.utf8)] }, "the bytes in the list")
        },
        Case("all todos are completed and reopened at once") { subject in
            _ = try await subject.create("active")
            _ = try await subject.create("completed", isCompleted: true)
            for isCompleted in [true, true, false, false] {
                try await subject.source.setAllCompleted(isCompleted, of: subject.user.id)
                try expect(
                    try await subject.all().map(\.isCompleted), [isCompleted, isCompleted], "after \(isCompleted)")
            }
        },
        Case("completing all leaves deleted todos as they were") { subject in
            let todo = try await subject.create("deleted")
            let deletion = try await subject.delete(todo.id)
            try await subject.source.setAllCompleted(true, of: subject.user.id)
            try expect(try await subject.source.restore(.deletion(deletion.id)), [todo], "what came back")
        },
        Case("an import keeps order and state") { subject in
            let first = try await subject.create("there before")
            let drafts = (1...300).map { TodoDraft(title: "number \($0)", isCompleted: $0 % 2 == 0) }

            try await subject.source.createAll(drafts, of: subject.user.id)

            let todos = try await subject.all()
            try expect(todos.first, first, "the first")
            try expect(todos.dropFirst().map(\.title), drafts.map(\.title), "titles")
            try expect(todos.dropFirst().map(\.isCompleted), drafts.map(\.isCompleted), "states")
        },
        Case("an import with one title that can't be stored stores none") { subject in
            let drafts = ["good", "bad \0", "good, too"].map { TodoDraft(title: $0) }
            do throws(DataSourceError) { try await subject.source.createAll(drafts, of: subject.user.id) } catch {
                return try expect(try await subject.all(), [], "what is stored")
            }
            throw ContractFailure("U+0000 was taken")
        },
        Case("a title with U+0000 is refused, and nothing is stored") { subject in
            let todo = try await subject.create("as it was")
            var refused = 0
            do throws(DataSourceError) {
                _ = try await subject.source.create(TodoDraft(title: "a\0b"), of: subject.user.id)
            } catch { refused += 1 }
            do throws(DataSourceError) {
                _ = try await subject.source.update(todo.id, TodoChange(title: "a\0b"))
            } catch { refused += 1 }
            try expect(refused, 2, "refusals")
            try expect(try await subject.all(), [todo], "what is stored")
        },
    ]
}
