import Observation
import Screens
import SharedData

/// The list of flowers, with search, order and filters. Its route is `/flowers`; its address fields are `q`, `sort`, `colour`,
/// `month` and `offset`.
@MainActor @Observable public final class FlowerListView: Screen {
    /// Where the list is.
    public nonisolated static let route = Route(path: ["flowers"])
    /// How many rows one window holds.
    public nonisolated static let windowSize = 50

    private let viewModel: FlowerListViewModel
    @ObservationIgnored private let context: Context
    @ObservationIgnored private let details: (Flower.ID) -> Route
    private var offset = 0
    /// Whether only the query was changed since the last load: what is shown then needs no fetch.
    @ObservationIgnored private var isOnlyFiltered = false

    /// Makes the screen.
    /// - Parameters:
    ///   - context: In whose language the months are named.
    ///   - details: Where the row of a flower leads.
    public init(viewModel: FlowerListViewModel, context: Context, details: @escaping (Flower.ID) -> Route) {
        self.viewModel = viewModel
        self.context = context
        self.details = details
    }

    public var page: Page {
        let flowers = viewModel.shownFlowers
        let window = Window(offset: offset, limit: Self.windowSize, total: flowers.count)
        let failed = viewModel.errorMessage != nil
        return Page(
            title: FlowerListTexts.title, status: failed && !viewModel.hasLoaded ? .failed : .ordinary,
            toolbar: [failed ? FlowerListTexts.retry : FlowerListTexts.refresh],
            content: fields(window) + list(flowers, window), alert: alert)
    }

    public func appear() async {
        defer { isOnlyFiltered = false }
        if isOnlyFiltered, viewModel.hasLoaded { return }
        await viewModel.load()
    }

    public func edit(_ field: Field.ID, to value: String) {
        let old = viewModel.query
        switch field {
        case "q": viewModel.query.text = value
        case "sort": viewModel.query.sort = FlowerQuery.Sort(rawValue: value) ?? .name
        case "colour": viewModel.query.colour = Flower.Colour(rawValue: value)
        case "month": viewModel.query.month = Int(value).flatMap { (1...12).contains($0) ? $0 : nil }
        case "offset": offset = Window.offset(value)
        default: return
        }
        // Before the first load the values come from an address, in which the offset may stand before what it belongs to.
        guard viewModel.hasLoaded else { return }
        isOnlyFiltered = true
        if viewModel.query != old { offset = 0 }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action.verb {
        case "refresh", "retry": await viewModel.refresh()
        case "dismiss": viewModel.dismissError()
        case "clear":
            viewModel.query = FlowerQuery(sort: viewModel.query.sort)
            offset = 0
        default: break
        }
        return .stay
    }

    private var alert: Alert? {
        guard viewModel.showsError, let message = viewModel.errorMessage else { return nil }
        return Alert(
            title: FlowerListTexts.error, message: message, actions: [FlowerListTexts.retry, FlowerListTexts.dismiss])
    }

    private func fields(_ window: Window) -> [Element] {
        let query = viewModel.query
        let offset = viewModel.hasLoaded ? window.offset : offset
        return [
            .address(Field("q", FlowerListTexts.search, value: query.text)),
            .address(
                Field(
                    "sort", FlowerListTexts.sort, kind: .choice(FlowerListTexts.sorts),
                    value: query.sort.map { $0 == .name ? "" : $0.rawValue } ?? "")),
            .address(
                Field(
                    "colour", FlowerListTexts.colour, kind: .choice(FlowerListTexts.colours),
                    value: query.colour?.rawValue ?? "")),
            .address(
                Field(
                    "month", FlowerListTexts.month, kind: .choice(FlowerListTexts.months(context.locale)),
                    value: query.month.map(String.init) ?? "")),
            .address(Field("offset", FlowerListTexts.offset, kind: .hidden, value: offset == 0 ? "" : String(offset))),
        ]
    }

    private func list(_ flowers: [Flower], _ window: Window) -> [Element] {
        var content: [Element] = []
        if viewModel.isLoading { content.append(.progress(FlowerListTexts.loading)) }
        if let message = viewModel.errorMessage, !viewModel.showsError {
            content.append(.text(message, role: .problem))
        }
        guard viewModel.hasLoaded else { return content }
        if viewModel.flowers.isEmpty { return content + [.text(FlowerListTexts.emptyCatalogue)] }
        if flowers.isEmpty {
            return content + [
                .text(FlowerListTexts.nothingFound),
                .form(Form(id: "none", fields: [], actions: [FlowerListTexts.clear])),
            ]
        }
        let rows = flowers.dropFirst(window.offset).prefix(window.limit).map { flower in
            Row(
                id: flower.id.description, title: flower.name, subtitle: flower.scientificName,
                destination: details(flower.id))
        }
        return content + [
            .text(FlowerListTexts.count(flowers.count), role: .secondary), .rows(Rows(Array(rows), window: window)),
        ]
    }
}
