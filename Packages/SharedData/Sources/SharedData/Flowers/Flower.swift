/// A garden flower.
public struct Flower: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<Flower>

    /// A colour that a flower comes in.
    public enum Colour: String, Sendable, CaseIterable, Codable {
        case white, yellow, orange, pink, red, purple, blue, green, brown
    }

    /// How much light it wants.
    public enum Light: String, Sendable, CaseIterable, Codable {
        case sun, partialShade, shade
    }

    /// Names it.
    public let id: ID
    /// Its common English name.
    public var name: String
    /// Its other common names, in any language.
    public var otherNames: [String]
    /// Genus and species.
    public var scientificName: String
    /// Its botanical family.
    public var family: String
    /// The colours of its usual garden forms.
    public var colours: [Colour]
    /// When it blooms in the northern hemisphere, in the order of the season: 1 to 12.
    public var bloomMonths: [Int]
    /// Its usual full height, in centimetres.
    public var height: Int
    /// How much light it wants.
    public var light: Light
    /// One sentence about it.
    public var description: String

    /// Makes a flower.
    public init(
        id: ID, name: String, otherNames: [String] = [], scientificName: String, family: String, colours: [Colour],
        bloomMonths: [Int], height: Int, light: Light, description: String
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.scientificName = scientificName
        self.family = family
        self.colours = colours
        self.bloomMonths = bloomMonths
        self.height = height
        self.light = light
        self.description = description
    }
}
