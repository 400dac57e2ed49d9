import Endpoints
import Screens
import SharedData

/// Puts the feature together: its screen and its endpoints over a repository.
public struct FlowerListFactory: Sendable {
    private let repository: any FlowerRepository

    /// Makes a factory over a repository.
    public init(repository: any FlowerRepository) { self.repository = repository }

    /// The feature over the catalogue that is part of the program: nothing else is needed to try it.
    public static var preview: FlowerListFactory { FlowerListFactory(repository: DefaultFlowerRepository()) }

    /// The list for who asks. Its route is ``FlowerListView/route``.
    /// - Parameter details: Where the row of a flower leads.
    @MainActor public func screen(for context: Context, details: @escaping (Flower.ID) -> Route) -> FlowerListView {
        FlowerListView(
            viewModel: FlowerListViewModel(useCase: GetFlowers(repository: repository)), context: context,
            details: details)
    }

    /// What programs can ask for: all flowers, and one.
    public var endpoints: [Endpoint] { FlowerEndpoints.all(repository: repository) }
}

extension FlowerListView {
    /// The list over the catalogue that is part of the program, for trying it alone.
    public static func preview(context: Context = Context()) -> FlowerListView {
        FlowerListFactory.preview.screen(for: context) { Route(path: ["flowers", $0.description]) }
    }
}
