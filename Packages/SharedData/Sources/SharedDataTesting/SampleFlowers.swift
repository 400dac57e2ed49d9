import SharedData

/// A few flowers, for tests and for trying a screen alone.
public enum SampleFlowers {
    /// A tall one in many colours, with names in several scripts.
    public static let delphinium = Flower(
        id: Flower.ID(4), name: "Alpine Delphinium",
        otherNames: ["Candle Larkspur", "Hoher Rittersporn", "Дельфиниум"],
        scientificName: "Delphinium elatum", family: "Ranunculaceae", colours: [.blue, .purple, .white],
        bloomMonths: [6, 7], height: 170, light: .sun, description: "Parent of the great border delphiniums.")
    /// A low one that blooms across the turn of the year.
    public static let snowdrop = Flower(
        id: Flower.ID(7), name: "Snowdrop", otherNames: ["Schneeglöckchen", "Perce-neige"],
        scientificName: "Galanthus nivalis", family: "Amaryllidaceae", colours: [.white], bloomMonths: [12, 1, 2, 3],
        height: 15, light: .partialShade, description: "Pushes through the snow, and spreads where it is left alone.")
    /// One for the shade, with an accent in its name.
    public static let edelweiss = Flower(
        id: Flower.ID(9), name: "Édelweiss", otherNames: ["Edelweiß"], scientificName: "Leontopodium nivale",
        family: "Asteraceae", colours: [.white, .yellow], bloomMonths: [7, 8, 9], height: 20, light: .shade,
        description: "Woolly stars from the limestone of the Alps.")

    /// All of them, in the order of a catalogue.
    public static let all = [delphinium, snowdrop, edelweiss]
}
