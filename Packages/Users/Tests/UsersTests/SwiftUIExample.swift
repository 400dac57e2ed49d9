#if canImport(SwiftUI)
    import SwiftUI
    import Users
    import UsersDomain

    /// The README's view for Apple's platforms, as it stands there.
    struct DirectoryScreen: View {
        @State var model: UserViewModel
        @State private var name = ""

        var body: some View {
            List {
                TextField("Name", text: $name)
                    .onSubmit { Task { if await model.add(PersonDraft(name: name)) != nil { name = "" } } }
                ForEach(model.users) { person in
                    LabeledContent(person.name, value: person.id.description)
                }
            }
            .task { await model.getUsers() }
            .searchable(
                text: Binding(
                    get: { model.search },
                    set: {
                        model.search(for: $0); Task { await model.getUsers() }
                    })
            )
            .alert(
                "Error",
                isPresented: Binding(
                    get: { model.hasError }, set: { if !$0 { Task { await model.perform(.dismiss) } } })
            ) {
                Button("Dismiss", role: .cancel) {}
            } message: {
                Text(model.errorMessage)
            }
        }
    }
#endif
