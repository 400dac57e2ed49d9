import Endpoints
import SharedData

/// A flower on the wire: the same fields as the catalogue's.
public struct FlowerWire: WireShape, Equatable {
    public static let name = "Flower"

    /// Names it.
    public var id: Int64 = 0
    /// The common English name.
    public var name = ""
    /// Other common names, in any language.
    public var otherNames: [String] = []
    /// Genus and species.
    public var scientificName = ""
    /// The botanical family.
    public var family = ""
    /// The colours of usual garden forms.
    public var colours: [String] = []
    /// When it blooms, in the order of the season: 1 to 12.
    public var bloomMonths: [Int64] = []
    /// Usual full height in centimetres.
    public var heightCm: Int64 = 0
    /// `sun`, `partialShade` or `shade`.
    public var light = ""
    /// One sentence about it.
    public var summary = ""

    public init() {}

    /// Makes the wire's flower of a model.
    public init(_ flower: Flower) {
        id = flower.id.rawValue
        name = flower.name
        otherNames = flower.otherNames
        scientificName = flower.scientificName
        family = flower.family
        colours = flower.colours.map(\.rawValue)
        bloomMonths = flower.bloomMonths.map(Int64.init)
        heightCm = Int64(flower.height)
        light = flower.light.rawValue
        summary = flower.description
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id)
        try visit.field("name", &name, Limits(description: "The common English name."))
        try visit.field("otherNames", &otherNames)
        try visit.field("scientificName", &scientificName, Limits(description: "Genus and species."))
        try visit.field("family", &family)
        try visit.field("colours", &colours)
        try visit.field("bloomMonths", &bloomMonths)
        try visit.field("heightCm", &heightCm, Limits(minimum: 1, description: "Usual full height in centimetres."))
        try visit.field("light", &light, Limits(description: "sun, partialShade or shade."))
        try visit.field("summary", &summary, Limits(description: "One sentence about it."))
    }
}
