#if canImport(SwiftUI)
    import SwiftUI
    import Todos
    import TodosDomain

    /// The README's view for Apple's platforms, as it stands there.
    struct TodosScreen: View {
        @State var model: TodoListViewModel

        var body: some View {
            List {
                TextField("New todo", text: Binding(get: { model.newTitle }, set: { model.typeNewTitle($0) }))
                    .onSubmit { send(.add) }
                if let message = model.newTitleMessage { Text(message).foregroundStyle(.red) }
                ForEach(model.todos) { todo in
                    Button(todo.title, systemImage: todo.isCompleted ? "checkmark.circle.fill" : "circle") {
                        send(todo.isCompleted ? .reopen(todo.id) : .complete(todo.id))
                    }
                    .swipeActions { Button("Delete", role: .destructive) { send(.delete(todo.id)) } }
                }
                if let deletion = model.deletion {
                    Button("Undo deleting “\(deletion.title)”") { send(.undo(deletion.id)) }
                }
            }
            .task { await model.getTodos() }
            .refreshable { await model.perform(.reload) }
            .alert("Error", isPresented: Binding(get: { model.hasError }, set: { if !$0 { send(.dismiss) } })) {
                if let retry = model.retry { Button("Retry") { send(retry) } }
                Button("Dismiss", role: .cancel) {}
            } message: {
                Text(model.errorMessage)
            }
        }

        private func send(_ command: TodoListCommand) { Task { await model.perform(command) } }
    }
#endif
