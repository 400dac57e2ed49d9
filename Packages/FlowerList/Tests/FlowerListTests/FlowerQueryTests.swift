import FlowerList
import SharedData
import SharedDataTesting
import Testing

struct FlowerQueryTests {
    private func names(_ query: FlowerQuery) -> [String] { query.apply(to: SampleFlowers.all.reversed()).map(\.name) }

    @Test(arguments: [
        "snow", "SNOW", "galanthus", "schneeglockchen", "Schneeglöckchen", "Schneeglo\u{308}ckchen", "perce",
        " drop  snow ",
        "ｓｎｏｗ", "nivalis",
    ])
    func findsByAnyNameWithoutCaseAndAccents(_ text: String) {
        #expect(names(FlowerQuery(text: text)) == ["Snowdrop"])
    }

    @Test(arguments: [
        ("edelweiss", "Édelweiss"), ("EDELWEISS", "Édelweiss"), ("ДЕЛЬФ", "Alpine Delphinium"),
        ("дельфиниум", "Alpine Delphinium"),
    ])
    func findsInAnyScript(_ text: String, _ name: String) {
        #expect(names(FlowerQuery(text: text)) == [name])
    }

    @Test(arguments: ["xyz", "%", "_", "\\", "\0", "snow delphinium", "nivalisx"]) func findsNothingElse(_ text: String)
    {
        #expect(names(FlowerQuery(text: text)).isEmpty)
    }

    @Test(arguments: ["", " ", "\t\n"]) func blankTextFindsEverything(_ text: String) {
        #expect(names(FlowerQuery(text: text)).count == 3)
        #expect(FlowerQuery(text: text).isForAll)
    }

    @Test func ordersAsAsked() {
        #expect(names(FlowerQuery()) == ["Édelweiss", "Snowdrop", "Alpine Delphinium"])
        #expect(names(FlowerQuery(sort: .name)) == ["Alpine Delphinium", "Édelweiss", "Snowdrop"])
        #expect(names(FlowerQuery(sort: .scientificName)) == ["Alpine Delphinium", "Snowdrop", "Édelweiss"])
        #expect(names(FlowerQuery(sort: .height)) == ["Snowdrop", "Édelweiss", "Alpine Delphinium"])
        #expect(names(FlowerQuery(sort: .bloom)) == ["Alpine Delphinium", "Édelweiss", "Snowdrop"])
    }

    @Test func filtersByColourAndMonth() {
        #expect(names(FlowerQuery(colour: .yellow)) == ["Édelweiss"])
        #expect(names(FlowerQuery(month: 1)) == ["Snowdrop"])
        #expect(names(FlowerQuery(sort: .name, colour: .white, month: 7)) == ["Alpine Delphinium", "Édelweiss"])
        #expect(names(FlowerQuery(colour: .brown)).isEmpty)
    }
}
