import Observation
import Screens
import SharedData
import UsersDomain

/// One person of the directory, and what whoever looks may do with them.
@MainActor @Observable public final class UserDetailsViewModel {
    /// Whose page it is.
    public let id: User.ID
    /// Whether the person is being changed.
    public internal(set) var isEditing = false
    var form = PersonForm()
    private var failure: (message: String, retry: Action.ID?)?
    /// Whether the error of a first load was taken away.
    private(set) var gaveUp = false

    private let loader = Loader<Person?>()
    @ObservationIgnored private let useCases: UserUseCases
    @ObservationIgnored let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model of a person, as someone sees them.
    public init(_ id: User.ID, useCases: UserUseCases, user: User.ID) {
        self.id = id
        self.useCases = useCases
        self.user = user
    }

    /// The person; nil while unknown, and when there is none.
    public var person: Person? { loader.state.value.flatMap(\.self) }
    /// Whether there is no such person.
    public var isMissing: Bool { if case .some(.none) = loader.state.value { true } else { false } }
    /// Whether whoever looks may change the person.
    public var mayChange: Bool { person?.mayBeChanged(by: user) ?? false }
    /// Whether this is whoever looks, whose account goes another way.
    public var isOneself: Bool { id == user }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something is typed and not stored.
    public var hasUnsavedText: Bool {
        guard isEditing else { return false }
        return person.map { form.change(of: $0) != nil } ?? form.hasText
    }
    /// What does again what failed.
    var retry: Action.ID? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : "reload") }

    /// Loads the person, after all writes.
    public func getUser() async {
        await queue.settle()
        gaveUp = false
        await loader.load(message: \.message, fetch: fetch)
        adopt()
    }

    /// Loads the person anew.
    public func reload() async {
        failure = nil
        await queue.settle()
        gaveUp = false
        await loader.refresh(message: \.message, fetch: fetch)
        adopt()
    }

    /// Begins to change the person, where that is allowed.
    public func edit() { if mayChange { isEditing = true } }

    /// Leaves the person as they were.
    public func discard() {
        isEditing = false
        form = PersonForm()
    }

    /// Takes what is typed for the name.
    public func typeName(_ text: String) { form.type(text, in: .personName) }

    /// Takes what is typed for a detail.
    public func type(_ text: String, for detail: PersonDetail) { form.type(text, in: Field.ID(detail)) }

    /// Stores what was typed; what fails keeps it.
    public func save() async {
        failure = nil
        await queue.run { [self] in
            // Without the person nothing tells what was changed, so all that was typed counts.
            let change =
                person.map { form.change(of: $0) } ?? PersonChange(name: form.draft.name, details: form.draft.details)
            guard let change else { return discard() }
            let typed = form
            do throws(UserError) {
                let changed = try await useCases.updateUser.execute(id, change, for: user)
                loader.update { $0 = changed }
                if form == typed { discard() }
            } catch {
                if !form.show(error) { keep(error, retry: "save") }
            }
        }
    }

    /// Removes the person.
    /// - Returns: Whether the person is gone; if not, ``errorMessage`` says why.
    public func remove() async -> Bool {
        failure = nil
        return await queue.run { [self] in
            do throws(UserError) { try await useCases.deleteUser.execute(id, for: user) } catch {
                guard error == .notFound else {
                    keep(error, retry: "remove")
                    return false
                }
            }
            discard()
            return true
        }
    }

    /// Takes the error away.
    public func dismiss() {
        failure = nil
        loader.clearFailure()
        gaveUp = loader.state.value == nil
    }

    private func keep(_ error: UserError, retry: Action.ID) {
        switch error {
        case .cancelled: break
        case .forbidden, .notFound, .isOwnAccount: failure = (error.message ?? "", nil)
        default: failure = (error.message ?? "", retry)
        }
    }

    private var fetch: @Sendable () async throws(UserError) -> Person? {
        { [id, useCases] () async throws(UserError) in try await useCases.getUser.execute(id) }
    }

    /// Nobody edits what they may not.
    private func adopt() {
        guard case .loaded = loader.state, !mayChange, !form.hasText else { return }
        isEditing = false
    }
}
