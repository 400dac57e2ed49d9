import SharedData
import SharedDataTesting
import Testing

struct FlowerSearchTests {
    private func named(_ names: String...) -> Flower {
        var flower = SampleFlowers.snowdrop
        flower.name = names[0]
        flower.otherNames = Array(names.dropFirst())
        return flower
    }

    @Test(arguments: [
        ("गेंदा", "गें"), ("गेंदा", "गेंदा"), ("Ναρκισσος", "ΝΑΡΚ"), ("Νάρκισσος", "ναρκ"), ("가나다", "가나"), ("チューリップ", "ﾁｭｰﾘ"),
        ("Straße", "STRASSE"),
        ("Iris", "iris"), ("Perce-neige", "e-n"), ("a", "a"), ("ורד", "ורד"), ("وردة", "ورد"),
    ])
    func findsAPartOfANameInAnyScript(_ name: String, _ text: String) {
        #expect(FlowerSearch(text).finds(named(name)))
        #expect(FlowerSearch(text).finds(named("x", "y", name)))
    }

    @Test(arguments: ["roses", "osee", "rose rosa tulip", "%", ".", "ro se x"]) func doesNotFindWhatIsNotThere(
        _ text: String
    ) {
        #expect(!FlowerSearch(text).finds(named("Rose", "Rosa")))
    }

    @Test func everyWordMustBeInSomeName() {
        #expect(FlowerSearch("ROSA  blue\t").finds(named("Blue Lily", "Rosa")))
        #expect(!FlowerSearch("lilyrosa").finds(named("Blue Lily", "Rosa")))
    }

    @Test func longTextDoesNoHarm() {
        #expect(!FlowerSearch(String(repeating: "é", count: 100_000)).finds(named("é")))
        #expect(
            FlowerSearch(String(repeating: " a", count: 10_000)).finds(named(String(repeating: "a", count: 10_000))))
    }
}
