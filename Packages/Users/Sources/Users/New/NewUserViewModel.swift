import Observation
import Screens
import SharedData
import UsersDomain

/// What is typed of a new person, and adds them.
@MainActor @Observable public final class NewUserViewModel {
    /// What went wrong, apart from what stands beside a field; empty when nothing did.
    public private(set) var errorMessage = ""
    var form = PersonForm()
    /// Whether the person is being added at the moment.
    public private(set) var isBusy = false

    @ObservationIgnored private let createUser: any CreateUser
    @ObservationIgnored private let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model.
    public init(createUser: any CreateUser, user: User.ID) {
        self.createUser = createUser
        self.user = user
    }

    /// Whether something is typed and not stored.
    public var hasUnsavedText: Bool { form.hasText }

    /// Takes what is typed for the name.
    public func typeName(_ text: String) { form.type(text, in: .personName) }

    /// Takes what is typed for a detail.
    public func type(_ text: String, for detail: PersonDetail) { form.type(text, in: Field.ID(detail)) }

    /// What is wrong with the name; nil when nothing is.
    public var nameMessage: String? { form.messages[.personName] }

    /// Adds the person. While one is being added, nothing happens.
    /// - Returns: The person; nil when that failed, and what was typed is kept.
    @discardableResult public func add() async -> Person? {
        guard !isBusy else { return nil }
        isBusy = true
        errorMessage = ""
        defer { isBusy = false }
        let draft = form.draft
        return await queue.run { [self] in
            do throws(UserError) {
                let person = try await createUser.execute(draft, for: user)
                form = PersonForm()
                return person
            } catch {
                if !form.show(error) { errorMessage = error.message ?? "" }
                return nil
            }
        }
    }

    /// Forgets what is typed.
    public func discard() {
        form = PersonForm()
        errorMessage = ""
    }

    /// Takes the error away.
    public func dismiss() { errorMessage = "" }
}
