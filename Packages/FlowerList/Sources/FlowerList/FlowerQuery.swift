import SharedData

/// Which flowers are wanted, and in which order.
public struct FlowerQuery: Sendable, Equatable {
    /// What flowers can be ordered by. Where two are equal, the name decides, then the id.
    public enum Sort: String, Sendable, CaseIterable {
        case name
        case scientificName
        /// The lowest first.
        case height
        /// By the first month of its season: January first.
        case bloom
    }

    /// Words that must be part of a flower's names; see `FlowerSearch`.
    public var text: String
    /// The order; nil for the catalogue's own.
    public var sort: Sort?
    /// A colour that it must come in.
    public var colour: Flower.Colour?
    /// A month in which it must bloom: 1 to 12.
    public var month: Int?

    /// Makes a query; without arguments one for everything.
    public init(text: String = "", sort: Sort? = nil, colour: Flower.Colour? = nil, month: Int? = nil) {
        self.text = text
        self.sort = sort
        self.colour = colour
        self.month = month
    }

    /// Whether it leaves nothing out.
    public var isForAll: Bool { text.allSatisfy(\.isWhitespace) && colour == nil && month == nil }

    /// The wanted ones of some flowers, in the wanted order.
    public func apply(to flowers: [Flower]) -> [Flower] {
        let search = FlowerSearch(text)
        let wanted = flowers.filter { flower in
            (colour.map(flower.colours.contains) ?? true) && (month.map(flower.bloomMonths.contains) ?? true)
                && search.finds(flower)
        }
        guard let sort else { return wanted }
        return wanted.map { (key: SortKey($0, sort), flower: $0) }.sorted { $0.key < $1.key }.map(\.flower)
    }
}

/// What a flower is ordered by.
private struct SortKey: Comparable {
    let number: Int
    let text: String
    let name: String
    let id: Flower.ID

    init(_ flower: Flower, _ sort: FlowerQuery.Sort) {
        switch sort {
        case .name: (number, text) = (0, "")
        case .scientificName: (number, text) = (0, flower.foldedScientificName)
        case .height: (number, text) = (flower.height, "")
        case .bloom: (number, text) = (flower.bloomMonths.first ?? .max, "")
        }
        name = flower.foldedName
        id = flower.id
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        (left.number, left.text, left.name, left.id) < (right.number, right.text, right.name, right.id)
    }
}
