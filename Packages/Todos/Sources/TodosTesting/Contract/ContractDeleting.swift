import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

extension TodoDataSourceContract {
    static let deleting = [
        Case("a deleted todo is gone from every list, count and read at once") { subject in
            let todo = try await subject.create("gone", isCompleted: true)
            let kept = try await subject.create("kept")

            let deletion = try await subject.delete(todo.id)

            try expect(deletion.count, 1, "how many it brings back")
            try expect(deletion.title, "gone", "the title that it tells")
            try expect(deletion.userID, subject.user.id, "whose it was")
            try expect(try await subject.source.todo(todo.id), nil, "read alone")
            try expect(
                try await subject.source.page(TodoQuery(), of: subject.user.id), TodoPage(all: [kept]), "the page")
            let completed = try await subject.source.page(TodoQuery(filter: .completed), of: subject.user.id)
            try expect(completed.total, 0, "completed todos")
            let found = try await subject.source.page(TodoQuery(search: "gone"), of: subject.user.id)
            try expect(found.total, 0, "todos found")
        },
        Case("a deleted todo can't be changed or deleted again, and its deletion stays") { subject in
            let todo = try await subject.create("gone")
            let deletion = try await subject.delete(todo.id)

            try await expectNotFound("changing it") { () async throws(DataSourceError) in
                _ = try await subject.source.update(todo.id, TodoChange(title: "changed"))
            }
            try await expectNotFound("deleting it again") { () async throws(DataSourceError) in
                _ = try await subject.source.delete(todo.id)
            }

            try expect(
                try await subject.source.deletion(.latest(subject.user.id))?.id, deletion.id, "the latest deletion")
            try expect(try await subject.source.restore(.deletion(deletion.id)), [todo], "what comes back")
        },
        Case("clearing takes all that is done, as one deletion, and nothing else") { subject in
            let first = try await subject.create("done", isCompleted: true)
            let active = try await subject.create("active")
            let second = try await subject.create("done, too", isCompleted: true)

            let deletion = try await subject.source.deleteCompleted(of: subject.user.id)

            try expect(deletion?.count, 2, "how many it brings back")
            try expect(deletion?.title, "done", "the title that it tells")
            try expect(try await subject.all(), [active], "what is left")
            guard let deletion else { return }
            try expect(try await subject.source.restore(.deletion(deletion.id)), [first, second], "what comes back")
            try expect(try await subject.all(), [first, active, second], "the order")
        },
        Case("clearing where nothing is done does nothing") { subject in
            let active = try await subject.create("active")
            try expect(try await subject.source.deleteCompleted(of: subject.user.id), nil, "the deletion")
            try expect(try await subject.source.deletion(.latest(subject.user.id)), nil, "the latest deletion")
            try expect(try await subject.all(), [active], "what is there")
        },
        Case("a deletion can be taken back for 30 days, and is gone for good after that") { subject in
            guard let passDays = subject.passDays else { return }
            let early = try await subject.delete(try await subject.create("early").id)
            passDays(2)
            let late = try await subject.create("late")
            let deletion = try await subject.delete(late.id)

            passDays(TodoDeletion.days - 1)

            try expect(try await subject.source.deletion(.id(early.id)), nil, "the early one")
            try await expectNotFound("restoring the early one") { () async throws(DataSourceError) in
                _ = try await subject.source.restore(.deletion(early.id))
            }
            try expect(try await subject.source.restore(.deletion(deletion.id)), [late], "the late one")
            try expect(try await subject.all(), [late], "what is there")
        },
    ]
}
