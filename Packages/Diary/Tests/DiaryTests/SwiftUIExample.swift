#if canImport(SwiftUI)
    import Diary
    import SwiftUI

    /// The README's view for Apple's platforms, as it stands there.
    struct EntryScreen: View {
        @State var model: EntryViewModel
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            TextEditor(text: Binding(get: { model.text }, set: { model.type($0) }))
                .task { await model.load() }
                .toolbar {
                    Button(model.isNew ? "Save" : "Update") {
                        Task { if await model.perform(.save) == .back { dismiss() } }
                    }
                    .disabled(!model.canSave)
                }
        }
    }
#endif
