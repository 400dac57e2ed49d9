import Foundation
import Screens
import Testing

@testable import DemoKit

/// `demo show ROUTE`
@MainActor struct ShowTests {
    @Test func printsEveryPlaceAsTextAndAsAPageThatCanBeReadAgain() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("Water the roses \u{1B}[31m")
        await machine.run("diary", "add", "--date", "1970-01-01T00:00:00.003Z", "An entry \u{1B}[31m")
        for _ in 1...3 { await machine.run("posts", "add", "A post \u{1B}[31m", "What it says \u{1B}[31m") }
        for _ in 1...3 { await machine.run("users", "add", "A person \u{1B}[31m") }

        for place in Place.all {
            let route = place.example.description
            let text = await machine.run("show", route)
            let json = await machine.run("show", route, "--json")

            #expect(text.code == 0 && json.code == 0, "\(route): \(text.message) \(json.message)")
            #expect(!text.output.contains { $0 < 0x20 && $0 != 0x0A }, "\(route)")
            let page = try JSONDecoder().decode(Page.self, from: Data(json.output))
            // Times in the list of sessions go on between two commands.
            if place.path != ["account", "sessions"] { #expect(page.text == text.text, "\(route)") }
        }
    }

    @Test func obeysTheQuery() async throws {
        let machine = try await Machine.signedIn()
        for title in ["Milk", "Bread"] { _ = await machine.add(title) }
        await machine.run("todos", "done", "1")

        #expect(await machine.run("show", "/todos?filter=active").text.contains("[ ] Bread"))
        #expect(!(await machine.run("show", "/todos?filter=active").text.contains("Milk")))
        #expect(await machine.run("show", "/flowers?q=rose&month=6").text.contains("Rose"))
    }

    @Test func saysWhatOfTheQueryIsIgnored() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("Milk")

        let mistyped = await machine.run("show", "/todos?filer=active&undo=1")
        let none = await machine.run("show", "/flowers/3?x=1")

        #expect(mistyped.code == 0 && mistyped.text.contains("Milk"))
        #expect(mistyped.messages == ["demo: /todos has no 'filer', which was ignored: did you mean 'filter'?"])
        #expect(none.code == 0 && none.messages == ["demo: /flowers/3 has no 'x', which was ignored"])
        #expect(await machine.run("show", "/todos?filter=all&q=&offset=0").messages.isEmpty)
    }

    @Test func showsWhatCanBeUndone() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("Milk")
        await machine.run("todos", "delete", "1")

        #expect(await machine.run("show", "/todos?undo=1").text.contains("Deleted “Milk” [Undo]"))
    }

    @Test func whatIsNotThereIsShownAndIsAnError() async throws {
        let answer = try await Machine().run("show", "/flowers/9999")

        #expect(answer.code == 4 && !answer.output.isEmpty && answer.message.contains("/flowers/9999"))
    }
}
