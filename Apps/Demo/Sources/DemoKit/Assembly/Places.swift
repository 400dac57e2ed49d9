import Auth
import Diary
import DiaryDomain
import FlowerDetails
import FlowerList
import Posts
import PostsDomain
import Screens
import SharedData
import Todos
import Users

/// A kind of route and the screen that it leads to.
struct Place: Sendable {
    /// Who looks at a screen.
    struct Visit: Sendable {
        /// Who asks, and from where.
        let context: Context
        /// Who is signed in, as the screens of Auth see and change it.
        let state: UserStateViewModel
    }

    /// The path, with `*` for a part of any text.
    let path: [String]
    /// Whether the screen is there for those who are not signed in, too.
    let isOpen: Bool
    /// Makes the screen; nil where the part that may be any text names none. The text is the last part of the path.
    let make: @MainActor @Sendable (Assembler, Visit, String) -> (any Screen)?

    private init(
        _ path: [String], isOpen: Bool = false,
        make: @escaping @MainActor @Sendable (Assembler, Visit, String) -> (any Screen)?
    ) {
        self.path = path
        self.isOpen = isOpen
        self.make = make
    }

    /// Every place of the program.
    @MainActor static let all = [
        Place([], isOpen: true) { assembler, visit, _ in assembler.homeScreen(visit.state) },
        Place(routes.home.path) { assembler, visit, _ in assembler.homeScreen(visit.state) },
        Place(routes.login.path, isOpen: true) { assembler, visit, _ in assembler.loginScreen(visit.state) },
        Place(routes.signUp.path, isOpen: true) { assembler, visit, _ in assembler.signUpScreen(visit.state) },
        Place(routes.password.path) { assembler, visit, _ in assembler.passwordScreen(visit.state) },
        Place(routes.sessions.path) { assembler, visit, _ in assembler.sessionsScreen(visit.state, visit.context) },
        Place(FlowerListView.route.path, isOpen: true) { assembler, visit, _ in
            assembler.flowerListScreen(visit.context)
        },
        Place(FlowerListView.route.path + ["*"], isOpen: true) { assembler, visit, text in
            Flower.ID(text).map { assembler.flowerDetailsScreen($0, visit.context) }
        },
        Place(TodoListView.route.path) { assembler, visit, _ in assembler.todoListScreen(visit.context) },
        Place(DiaryRoutes.list.path) { assembler, visit, _ in assembler.diaryListScreen(visit.context) },
        Place(DiaryRoutes.new.path) { assembler, visit, _ in assembler.newEntryScreen(visit.context) },
        Place(DiaryRoutes.list.path + ["*"]) { assembler, visit, text in
            Entry.ID(text).flatMap { assembler.entryScreen($0, visit.context) }
        },
        Place(PostFeedView.route.path) { assembler, visit, _ in assembler.postFeedScreen(visit.context) },
        Place(PostComposeView.route.path) { assembler, visit, _ in assembler.postComposeScreen(visit.context) },
        Place(PostFeedView.route.path + ["*"]) { assembler, visit, text in
            Post.ID(text).flatMap { assembler.postDetailsScreen($0, visit.context) }
        },
        Place(UserView.route.path) { assembler, visit, _ in assembler.userListScreen(visit.context) },
        Place(NewUserView.route.path) { assembler, visit, _ in assembler.newUserScreen(visit.context) },
        Place(UserView.route.path + ["*"]) { assembler, visit, text in
            User.ID(text).flatMap { assembler.userDetailsScreen($0, visit.context) }
        },
        Place(DeleteAccountView.route.path) { assembler, visit, _ in
            assembler.deleteAccountScreen(visit.state, visit.context)
        },
        // modules:new places
    ]

    /// The tabs, in order.
    @MainActor static let tabs = [
        Tab(title: "Home", icon: "⌂", root: routes.home),
        Tab(title: "Flowers", icon: "✿", root: FlowerListView.route),
        Tab(title: "Todos", icon: "✓", root: TodoListView.route),
        Tab(title: "Diary", icon: "¶", root: DiaryRoutes.list),
        Tab(title: "Posts", icon: "✎", root: PostFeedView.route),
        Tab(title: "People", icon: "☺", root: UserView.route),
        // modules:new tabs
    ]

    private static let routes = AuthRoutes()

    /// The place that a route leads to, or nil.
    @MainActor static func named(by route: Route) -> Place? {
        all.first { place in
            place.path.count == route.path.count && zip(place.path, route.path).allSatisfy { $0 == "*" || $0 == $1 }
        }
    }
}
