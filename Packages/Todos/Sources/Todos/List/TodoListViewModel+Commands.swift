import Screens
import SharedData
import TodosData
import TodosDomain

/// What is done. Writes run one after the other; each changes what is shown only after it was done, and is followed by a load.
extension TodoListViewModel {
    /// Does what a command says, and returns when that is done and shown.
    ///
    /// One that fails keeps what was typed, and sets ``errorMessage`` or the message beside the field.
    public func perform(_ command: TodoListCommand) async {
        switch command {
        case .add: await add()
        case .complete(let id): await update(id, TodoChange(isCompleted: true), command)
        case .reopen(let id): await update(id, TodoChange(isCompleted: false), command)
        case .edit(let id): await edit(id)
        case .save(let id): await save(id)
        case .discard: closeEditor()
        case .delete(let id): await delete(id, command)
        case .undo(let id): await undo(id)
        case .completeAll: await completeAll(true, command)
        case .reopenAll: await completeAll(false, command)
        case .clearCompleted: await clearCompleted()
        case .reload:
            failure = nil
            await queue.settle()
            await refresh()
        case .dismiss:
            failure = nil
            loader.clearFailure()
            gaveUp = page == nil
        }
    }

    private func add() async {
        let typed = newTitle
        // A second Enter, before the first one's todo is stored and shown, means the same todo.
        let isRepeated = submitted?.hasSameBytes(as: typed) ?? false
        guard !isRepeated, !(typed.trimmed.isEmpty && queue.pending > 0) else { return await queue.settle() }
        submitted = typed
        await write(.add) { [self] () async throws(TodoError) in
            defer { if submitted == typed { submitted = nil } }
            let todo = try await useCases.createTodo.execute(TodoDraft(title: typed), for: user)
            if newTitle.hasSameBytes(as: typed) { typeNewTitle("") }
            reveal(todo)
            undoable = nil
        }
    }

    /// Makes sure that a new todo is among those shown.
    private func reveal(_ todo: Todo) {
        if !TodoQuery(filter: filter).matches(todo) { filter = .all }
        if !TodoQuery(search: search).matches(todo) { search = "" }
        position.moveToEnd()
    }

    private func update(_ id: Todo.ID, _ change: TodoChange, _ command: TodoListCommand) async {
        await write(command) { [self] () async throws(TodoError) in
            let todo = try await useCases.updateTodo.execute(id, change, for: user)
            undoable = nil
            replace(todo)
        }
    }

    private func replace(_ todo: Todo) {
        loader.update { listing in
            guard let place = listing.page.todos.firstIndex(where: { $0.id == todo.id }) else { return }
            listing.page.todos[place] = todo
        }
    }

    private func edit(_ id: Todo.ID) async {
        guard id != editing, todos.contains(where: { $0.id == id }) else { return }
        if let editing, editorIsChanged {
            await save(editing)
            guard self.editing == nil else { return }
        }
        openEditor(id)
    }

    private func save(_ id: Todo.ID) async {
        // One that comes late must not close what is edited by now.
        guard editing == nil || editing == id else { return }
        guard let typed = editedTitle else { return closeEditor() }
        if let editedFrom, editedFrom.hasSameBytes(as: typed) { return closeEditor() }
        if typed.trimmed.isEmpty { return await delete(id, .save(id)) }
        await write(.save(id)) { [self] () async throws(TodoError) in
            do throws(TodoError) {
                let todo = try await useCases.updateTodo.execute(id, TodoChange(title: typed), for: user)
                undoable = nil
                replace(todo)
            } catch .notFound {
                // The todo went meanwhile; what was typed for it is offered as a new one.
                if newTitle.trimmed.isEmpty { typeNewTitle(typed) }
                closeEditor()
                failure = Failure(message: TodoError.notFound.message ?? "", retry: nil)
                return
            }
            if (editedTitle ?? "").hasSameBytes(as: typed) { closeEditor() }
        }
    }

    private func delete(_ id: Todo.ID, _ command: TodoListCommand) async {
        await write(command) { [self] () async throws(TodoError) in
            let deletion = try await useCases.deleteTodo.execute(id, for: user)
            undoable = deletion?.id
            if editing == id || editing == nil { closeEditor() }
        }
    }

    private func undo(_ id: TodoDeletion.ID) async {
        await write(.undo(id)) { [self] () async throws(TodoError) in
            do throws(TodoError) {
                try await useCases.restoreTodo.execute(.deletion(id), for: user)
            } catch .notFound {}
            if undoable == id { undoable = nil }
        }
    }

    private func completeAll(_ isCompleted: Bool, _ command: TodoListCommand) async {
        await write(command) { [self] () async throws(TodoError) in
            try await useCases.completeAllTodos.execute(isCompleted, for: user)
            undoable = nil
        }
    }

    private func clearCompleted() async {
        await write(.clearCompleted) { [self] () async throws(TodoError) in
            let deletion = try await useCases.clearCompletedTodos.execute(for: user)
            undoable = deletion?.id
        }
    }

    /// Runs a write after those before it, keeps what went wrong, and loads anew behind the last of them.
    private func write(_ command: TodoListCommand, _ work: @escaping @MainActor () async throws(TodoError) -> Void)
        async
    {
        // What went wrong before has been seen; what goes wrong in the queue from here on has not.
        failure = nil
        await queue.run { [self] in
            do throws(TodoError) {
                try await work()
                isStale = true
            } catch {
                switch (error, command) {
                case (.cancelled, _): break
                case (.notFound, _): isStale = true
                case (.invalidTitle, .add): newTitleMessage = error.message
                case (.invalidTitle, .save): editedTitleMessage = error.message
                default: failure = Failure(message: error.message ?? "", retry: command)
                }
            }
            guard queue.pending == 1, isStale else { return }
            isStale = false
            await refresh()
        }
    }
}
