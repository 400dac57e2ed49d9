import Auth
import Foundation
import Observation
import Screens
import SharedData

/// The app that a shell runs: who is signed in decides what there is.
@MainActor @Observable final class DemoApp: App {
    @ObservationIgnored let assembler: Assembler
    @ObservationIgnored let state: UserStateViewModel
    @ObservationIgnored private let sessions: SessionFile?
    private var problem: String?

    /// Makes the app for one person at one place.
    /// - Parameter sessions: Where the token is kept between two runs; nil where it isn't.
    init(assembler: Assembler, sessions: SessionFile?) {
        self.assembler = assembler
        self.sessions = sessions
        state = assembler.auth.userState()
    }

    /// Takes up the session that was kept, if there is one and it still stands.
    func restore() async {
        guard let secret = sessions?.read() else { return }
        await state.restore(secret)
    }

    var frame: Frame {
        Frame(
            title: "Trellis", tabs: Place.tabs, entrance: assembler.auth.routes.login, isLocked: !state.isLoggedIn,
            owner: state.user?.id.description, ownerName: state.user?.name,
            actions: state.isLoggedIn ? [Action("sign-out", "Sign out")] : [],
            alert: problem.map {
                Alert(title: "Session", message: $0, actions: [Action("dismiss", "OK", role: .cancel)])
            })
    }

    func screen(for route: Route) -> (any Screen)? {
        guard let place = Place.named(by: route), place.isOpen || state.isLoggedIn else { return nil }
        let visit = Place.Visit(context: Context(user: state.user), state: state)
        return place.make(assembler, visit, route.path.last ?? "")
    }

    func refresh() async { await state.refresh() }

    func signedIn(_ token: SessionToken) async {
        await state.restore(token.secret)
        do throws(Failure) { try sessions?.save(token) } catch { problem = error.message }
    }

    func signedOut() async {
        sessions?.remove()
        state.forget()
    }

    func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "sign-out":
            guard case .failure(let error) = await state.signOut() else { return .signedOut }
            // Said once, whatever screen is shown.
            state.clearMessage()
            problem = error.message
        case "dismiss": problem = nil
        default: break
        }
        return .stay
    }
}
