import Screens
import SharedData

/// Puts the feature together: its screen over a repository.
public struct FlowerDetailsFactory: Sendable {
    private let repository: any FlowerRepository

    /// Makes a factory over a repository.
    public init(repository: any FlowerRepository) { self.repository = repository }

    /// The feature over the catalogue that is part of the program: nothing else is needed to try it.
    public static var preview: FlowerDetailsFactory { FlowerDetailsFactory(repository: DefaultFlowerRepository()) }

    /// The details of a flower for who asks. Their route is ``FlowerDetailsView/route(_:)``.
    /// - Parameter list: Where all flowers are.
    @MainActor public func screen(_ id: Flower.ID, for context: Context, list: Route) -> FlowerDetailsView {
        FlowerDetailsView(
            viewModel: FlowerDetailsViewModel(id: id, useCase: GetFlower(repository: repository)), context: context,
            list: list)
    }
}

extension FlowerDetailsView {
    /// The details of a flower of the catalogue that is part of the program, for trying them alone.
    public static func preview(_ id: Flower.ID = Flower.ID(1), context: Context = Context()) -> FlowerDetailsView {
        FlowerDetailsFactory.preview.screen(id, for: context, list: Route(path: ["flowers"]))
    }
}
