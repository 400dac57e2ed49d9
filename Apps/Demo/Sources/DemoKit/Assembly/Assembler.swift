import Auth
import AuthData
import AuthDomain
import Diary
import DiaryData
import DiaryDomain
import Endpoints
import FlowerDetails
import FlowerList
import Posts
import PostsData
import PostsDomain
import Screens
import Service
import SharedData
import Todos
import TodosData
import Users
import UsersData
import UsersDomain

/// Puts the program together: one function for each thing that it is made of. What is forgotten does not compile.
struct Assembler: Sendable {
    /// What everything stands on. A test gives others.
    struct Leaves: Sendable {
        var database: any Database
        var clock: any WallClock
        var hasher: any PasswordHasher
        var secrets: any SecretGenerator
        var flowers: any FlowerService
    }

    let leaves: Leaves

    // MARK: The schema: what is referred to stands before what refers to it

    static let migrations =
        UserTable.migrations + AuthSchema.migrations + TodoSchema.migrations + DiarySchema.migrations
        + PostSchema.migrations + UserSchema.migrations
    // modules:new migrations

    // MARK: Repositories

    /// The flowers that are part of the program, for whom no database has to be opened.
    static var catalogue: any FlowerRepository { DefaultFlowerRepository(service: EmbeddedFlowerService()) }

    var flowerRepository: any FlowerRepository { DefaultFlowerRepository(service: leaves.flowers) }

    var todoDataSource: any TodoDataSource { TodoDatabaseDataSource(database: leaves.database, clock: leaves.clock) }

    var postDataSource: any PostDataSource { PostDatabaseDataSource(database: leaves.database, clock: leaves.clock) }

    var diaryDataSource: any DiaryDataSource { DiaryDatabaseDataSource(database: leaves.database, clock: leaves.clock) }

    var userDataSource: any UserDataSource { UserDatabaseDataSource(database: leaves.database, clock: leaves.clock) }

    // MARK: Features

    var flowerList: FlowerListFactory { FlowerListFactory(repository: flowerRepository) }

    var flowerDetails: FlowerDetailsFactory { FlowerDetailsFactory(repository: flowerRepository) }

    var todos: TodosFactory { TodosFactory(dataSource: todoDataSource) }

    var diary: DiaryFactory { DiaryFactory(dataSource: diaryDataSource, clock: leaves.clock) }

    var posts: PostsFactory { PostsFactory(dataSource: postDataSource) }

    var users: UsersFactory {
        UsersFactory(dataSource: userDataSource, passwords: PasswordCheck(auth.confirmPassword))
    }

    var auth: AuthFactory {
        AuthFactory(
            database: leaves.database, hasher: leaves.hasher, secrets: leaves.secrets, clock: leaves.clock,
            allowsLocalUser: true)
    }

    // modules:new features

    // MARK: Screens

    @MainActor func homeScreen(_ state: UserStateViewModel) -> any Screen {
        auth.applicationSwitcher(state, links: [DeleteAccountView.link])
    }

    @MainActor func loginScreen(_ state: UserStateViewModel) -> any Screen { auth.loginScreen(state) }

    @MainActor func signUpScreen(_ state: UserStateViewModel) -> any Screen { auth.signUpScreen(state) }

    @MainActor func passwordScreen(_ state: UserStateViewModel) -> any Screen { auth.passwordScreen(state) }

    @MainActor func sessionsScreen(_ state: UserStateViewModel, _ context: Context) -> any Screen {
        auth.sessionsScreen(state, context: context)
    }

    @MainActor func flowerListScreen(_ context: Context) -> any Screen {
        flowerList.screen(for: context, details: FlowerDetailsView.route)
    }

    @MainActor func flowerDetailsScreen(_ id: Flower.ID, _ context: Context) -> any Screen {
        flowerDetails.screen(id, for: context, list: FlowerListView.route)
    }

    @MainActor func todoListScreen(_ context: Context) -> (any Screen)? { todos.listView(context: context) }

    @MainActor func postFeedScreen(_ context: Context) -> (any Screen)? { posts.feedView(context: context) }

    @MainActor func postComposeScreen(_ context: Context) -> (any Screen)? { posts.composeView(context: context) }

    @MainActor func postDetailsScreen(_ id: Post.ID, _ context: Context) -> (any Screen)? {
        posts.detailsView(id, context: context)
    }

    @MainActor func diaryListScreen(_ context: Context) -> (any Screen)? {
        diary.screens(context: context)?.listScreen()
    }

    @MainActor func newEntryScreen(_ context: Context) -> (any Screen)? {
        diary.screens(context: context)?.newEntryScreen()
    }

    @MainActor func entryScreen(_ id: Entry.ID, _ context: Context) -> (any Screen)? {
        diary.screens(context: context)?.entryScreen(id)
    }

    @MainActor func userListScreen(_ context: Context) -> (any Screen)? { users.userView(context: context) }

    @MainActor func newUserScreen(_ context: Context) -> (any Screen)? { users.newUserView(context: context) }

    @MainActor func userDetailsScreen(_ id: User.ID, _ context: Context) -> (any Screen)? {
        users.detailsView(id, context: context)
    }

    @MainActor func deleteAccountScreen(_ state: UserStateViewModel, _ context: Context) -> (any Screen)? {
        users.deleteAccountView(context: context, asksForPassword: state.account?.isLocal != true)
    }

    // modules:new screens

    // MARK: Endpoints

    var endpoints: [Endpoint] {
        flowerList.endpoints + todos.endpoints() + diary.endpoints() + postEndpoints + users.endpoints()
            + auth.endpoints
        // modules:new endpoints
    }

    /// Put together by a container, as the one place that shows how that is done.
    var postEndpoints: [Endpoint] { PostsContainer.endpoints(leaves) }
}
