import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

/// What every ``TodoDataSource`` must do, case by case. A case that does not hold throws a ``ContractFailure``.
///
///     for contractCase in TodoDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryTodoDataSource(), of: User(id: User.ID(1), name: "Ada")))
///     }
public enum TodoDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + writing + deleting + undoing + querying

    /// One thing that must hold.
    public typealias Case = ContractCase<Subject>
    /// What a case is tried on.
    public typealias Subject = DataSourceSubject<any TodoDataSource>
}

extension DataSourceSubject<any TodoDataSource> {
    /// Creates a todo for the user.
    func create(_ title: String, isCompleted: Bool = false) async throws -> Todo {
        try await source.create(TodoDraft(title: title, isCompleted: isCompleted), of: user.id)
    }

    /// All todos of the user.
    func all() async throws -> [Todo] { try await source.page(TodoQuery(), of: user.id).todos }

    /// Deletes a todo, which must be undoable.
    func delete(_ id: Todo.ID) async throws -> TodoDeletion {
        guard let deletion = try await source.delete(id) else {
            throw ContractFailure("deleting \(id) gave nothing that takes it back")
        }
        return deletion
    }
}
