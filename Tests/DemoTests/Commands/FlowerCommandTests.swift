import Foundation
import Testing

@testable import DemoKit

/// `demo flowers …`: for everyone, and without a database.
@MainActor struct FlowerCommandTests {
    @Test func listsTheCatalogueInOrderOfNamesAndLeavesNothing() async throws {
        let machine = try Machine()

        let answer = await machine.run("flowers", "list")

        #expect(answer.code == 0 && answer.lines.count >= 100)
        let names = answer.lines.map { $0.dropFirst(5).prefix(1).lowercased() }
        #expect(names == names.sorted())
        #expect(try machine.isUntouched)
    }

    @Test func searchesWithoutRegardToCaseAndAccents() async throws {
        let machine = try Machine()

        let found = await machine.run("flowers", "list", "--search", "LÁVENDER")
        let nothing = await machine.run("flowers", "list", "--search", "zzzz")

        #expect(!found.lines.isEmpty && found.lines.allSatisfy { $0.localizedCaseInsensitiveContains("lavand") })
        #expect(nothing.code == 0 && nothing.output.isEmpty && !nothing.message.isEmpty)
    }

    @Test func jsonHoldsTheSameFlowers() async throws {
        let machine = try Machine()

        let list = await machine.run("flowers", "list", "--search", "rose")
        let json = await machine.run("flowers", "list", "--search", "rose", "--json")

        let flowers = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
        #expect(flowers.count == list.lines.count)
        #expect(flowers.allSatisfy { $0["scientificName"] is String && $0["bloomMonths"] is [Int] })
        #expect(await machine.run("flowers", "list", "--search", "zzzz", "--json").text == "[]\n")
    }

    @Test func everyFlowerOfTheListCanBeShown() async throws {
        let machine = try Machine()

        for line in await machine.run("flowers", "list").lines {
            let id = line.prefix(3).trimmingCharacters(in: .whitespaces)
            let answer = await machine.run("flowers", "show", id)
            #expect(answer.code == 0, "\(line)")
            let name = try #require(answer.lines.first)
            #expect(line.contains(name), "\(line) is shown as \(name)")
        }
    }
}
