/// Where facts about flowers come from.
public protocol FlowerService: Sendable {
    /// All flowers, in the catalogue's order.
    /// - Throws: ``FlowerServiceError``.
    func flowers() async throws(FlowerServiceError) -> [FlowerRecord]
    /// One flower, or nil when the catalogue has none with this id.
    /// - Throws: ``FlowerServiceError``.
    func flower(id: Int64) async throws(FlowerServiceError) -> FlowerRecord?
}

/// A flower as the catalogue has it. The same shape in the file and on the wire.
public struct FlowerRecord: Sendable, Equatable {
    /// Names it; never given to another flower.
    public var id: Int64
    /// The common English name.
    public var name: String
    /// Other common names, in any language.
    public var otherNames: [String]
    /// Genus and species.
    public var scientificName: String
    /// The botanical family.
    public var family: String
    /// The colours of usual garden forms.
    public var colours: [String]
    /// When it blooms in the northern hemisphere, in the order of the season: 1 to 12.
    public var bloomMonths: [Int]
    /// Usual full height in centimetres.
    public var heightCm: Int
    /// `sun`, `partialShade` or `shade`.
    public var light: String
    /// One sentence about it.
    public var summary: String

    /// Makes a record.
    public init(
        id: Int64, name: String, otherNames: [String] = [], scientificName: String, family: String, colours: [String],
        bloomMonths: [Int], heightCm: Int, light: String, summary: String
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.scientificName = scientificName
        self.family = family
        self.colours = colours
        self.bloomMonths = bloomMonths
        self.heightCm = heightCm
        self.light = light
        self.summary = summary
    }
}

/// Why the catalogue could not be had.
public enum FlowerServiceError: Error, Sendable, Equatable {
    case cancelled
    /// It could not be reached; the text says why.
    case network(String)
    /// What came is not a catalogue; the text names the item and the field.
    case decoding(String)
}
