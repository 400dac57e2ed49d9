import Observation
import Screens
import SharedData

/// All about one flower. Its route is `/flowers/{id}`.
@MainActor @Observable public final class FlowerDetailsView: Screen {
    private let viewModel: FlowerDetailsViewModel
    @ObservationIgnored private let context: Context
    @ObservationIgnored private let list: Route

    /// Makes the screen.
    /// - Parameters:
    ///   - context: In whose language months and numbers are written.
    ///   - list: Where all flowers are, for who finds nothing here.
    public init(viewModel: FlowerDetailsViewModel, context: Context, list: Route) {
        self.viewModel = viewModel
        self.context = context
        self.list = list
    }

    /// Where the details of a flower are.
    public nonisolated static func route(_ id: Flower.ID) -> Route { Route(path: ["flowers", id.description]) }

    /// Whose details a route names; nil for another screen's route, and for what is no id.
    public nonisolated static func id(in route: Route) -> Flower.ID? {
        guard route.path.count == 2, route.path[0] == "flowers" else { return nil }
        return Flower.ID(route.path[1])
    }

    public var page: Page {
        let texts = FlowerDetailsTexts(locale: context.locale)
        var content: [Element] = []
        if viewModel.isLoading { content.append(.progress(texts.loading)) }
        if let message = viewModel.errorMessage, !viewModel.showsError {
            content.append(.text(message, role: .problem))
        }
        if let flower = viewModel.flower { content += describe(flower, texts) }
        if viewModel.isNotFound { content.append(.text(texts.notFound)) }
        if viewModel.flower == nil, viewModel.isNotFound || viewModel.errorMessage != nil {
            content.append(.rows(Rows([Row(id: "list", title: texts.list, destination: list)])))
        }
        return Page(
            title: viewModel.flower?.name ?? (viewModel.isNotFound ? texts.notFoundTitle : texts.title), status: status,
            toolbar: [viewModel.errorMessage == nil ? texts.refresh : texts.retry], content: content,
            alert: alert(texts))
    }

    public func appear() async { await viewModel.load() }

    public func edit(_ field: Field.ID, to value: String) {}

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action.verb {
        case "refresh", "retry": await viewModel.refresh()
        case "dismiss": viewModel.dismissError()
        default: break
        }
        return .stay
    }

    private var status: Page.Status {
        if viewModel.isNotFound { return .notFound }
        return viewModel.errorMessage != nil && viewModel.flower == nil ? .failed : .ordinary
    }

    private func alert(_ texts: FlowerDetailsTexts) -> Alert? {
        guard viewModel.showsError, let message = viewModel.errorMessage else { return nil }
        return Alert(title: texts.error, message: message, actions: [texts.retry, texts.dismiss])
    }

    private func describe(_ flower: Flower, _ texts: FlowerDetailsTexts) -> [Element] {
        let description: [Element] = flower.description.isEmpty ? [] : [.text(flower.description)]
        let facts = texts.facts(flower).map { Row(id: $0.id, title: $0.title, subtitle: $0.words) }
        return [
            .picture(Picture(source: "flowers/\(flower.id).svg", description: texts.picture(flower))),
            .text(flower.scientificName, role: .secondary),
        ] + description + [.rows(Rows(facts))]
    }
}
