import AuthDomain
import Observation
import Screens
import SharedData

/// Where a person sees from where they are signed in, and ends that.
@MainActor @Observable public final class SessionsScreen: Screen {
    @ObservationIgnored private let state: UserStateViewModel
    @ObservationIgnored private let sessions: any ManageSessions
    @ObservationIgnored private let context: Context
    @ObservationIgnored private let loader = Loader<[SessionInfo]>()
    @ObservationIgnored private let writes = WriteQueue()
    private var message: String?

    /// Makes the screen.
    /// - Parameter context: How dates are written, and in which zone.
    public init(state: UserStateViewModel, sessions: any ManageSessions, context: Context) {
        self.state = state
        self.sessions = sessions
        self.context = context
    }

    public var page: Page {
        let title = AuthTexts.sessionsTitle
        guard state.isLoggedIn else {
            return Page(title: title, content: [.text(AuthTexts.nobody)], alert: state.alert(title))
        }
        guard !state.isBusy else { return Page(title: title, content: [.progress(AuthTexts.moment)]) }
        guard let list = loader.state.value else {
            guard let problem = loader.state.message else {
                return Page(title: title, content: [.progress(AuthTexts.loadingSessions)])
            }
            return Page(
                title: title, status: .failed, toolbar: [AuthTexts.retry],
                content: [.text(problem, role: .problem)])
        }
        let problem = (message ?? state.message).map { Alert(title: title, message: $0, actions: [AuthTexts.dismiss]) }
        return Page(
            title: title,
            toolbar: (loader.state.message == nil ? [] : [AuthTexts.retry])
                + (list.count > 1 ? [AuthTexts.endOthers] : []),
            content: (loader.state.message.map { [.text($0, role: .problem)] } ?? []) + [.rows(Rows(list.map(row)))],
            alert: problem)
    }

    private func row(_ session: SessionInfo) -> Row {
        Row(
            id: session.id.description, title: AuthTexts.client(session.client, isCurrent: session.isCurrent),
            subtitle: AuthTexts.use(
                since: session.createdAt, last: session.lastSeenAt, context.locale, context.timeZone),
            actions: [AuthTexts.end(session.id, isCurrent: session.isCurrent)])
    }

    public func appear() async { await load(isWanted: false) }

    public func edit(_ field: Field.ID, to value: String) {}

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action.verb {
        case "end":
            guard let id = action.target.flatMap(SessionInfo.ID.init) else { break }
            if id == state.session?.id {
                if case .success = await state.signOut() { return .signedOut }
            } else {
                await end(.one(id))
            }
        case "end-others":
            if let session = state.session { await end(.others(than: session.id)) }
        case "retry": await load(isWanted: true)
        case "dismiss":
            message = nil
            state.clearMessage()
        default: break
        }
        return .stay
    }

    private func end(_ ended: EndedSessions) async {
        guard let secret = state.session?.secret else { return }
        message = nil
        let failure = await writes.run { [sessions] () -> AuthError? in
            do throws(AuthError) {
                try await sessions.end(ended, secret: secret)
                return nil
            } catch {
                return error
            }
        }
        switch failure {
        case nil, .cancelled: break
        case .sessionExpired: state.sessionEnded(secret)
        case .some(let error): message = error.message
        }
        await load(isWanted: true)
    }

    private func load(isWanted: Bool) async {
        guard let secret = state.session?.secret else { return }
        let message: @MainActor (AuthError) -> String? = { [state] error in
            guard error != .cancelled else { return nil }
            if error == .sessionExpired { state.sessionEnded(secret) }
            return error.message
        }
        let fetch: @Sendable () async throws(AuthError) -> [SessionInfo] = { [sessions] () async throws(AuthError) in
            try await sessions.list(secret: secret)
        }
        if isWanted {
            await loader.refresh(secret, message: message, fetch: fetch)
        } else {
            await loader.load(secret, message: message, fetch: fetch)
        }
    }
}
