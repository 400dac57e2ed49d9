import Endpoints
import Foundation
import Service
import SharedData
import Testing

@testable import DemoKit

/// A person's way through the program, and the next one's.
@MainActor struct OneDayTests {
    @Test func fromSigningUpToTheNextPerson() async throws {
        let machine = try Machine()
        let password = "a long enough password"
        #expect(await machine.run(["signup", "rose@example.org"], secrets: [password]).code == 0)

        let first = await machine.add("Water the roses")
        let second = await machine.add("Order tulip bulbs 🌷")
        #expect(await machine.run("todos", "done", first).code == 0)
        #expect(await machine.run("todos", "edit", second, "Order 20 tulip bulbs 🌷").code == 0)
        #expect(await machine.run("todos", "delete", first).code == 0)
        #expect(await machine.run("todos", "list").lines == ["\(second) [ ] Order 20 tulip bulbs 🌷"])
        #expect(await machine.run("todos", "undo").lines == ["\(first) [x] Water the roses"])

        let exported = await machine.run("export", "todos")
        #expect(await machine.run(["import", "todos", "-"], input: exported.output).code == 0)
        let all = try await machine.run("todos", "list", "--json").todos()
        #expect(
            all.map(\.title) == ["Water the roses", "Order 20 tulip bulbs 🌷"] + [
                "Water the roses", "Order 20 tulip bulbs 🌷",
            ])
        #expect(all.map(\.completed) == [true, false, true, false])
        #expect(await machine.run("logout").code == 0)

        #expect(await machine.run(["signup", "lily@example.org"], secrets: [password]).code == 0)
        #expect(try await machine.titles().isEmpty)
        #expect(await machine.run("show", "/todos").text.contains("0 items left"))
        #expect(await machine.run("logout").code == 0)

        #expect(await machine.run(["login", "rose@example.org"], secrets: [password]).code == 0)
        #expect(try await machine.titles().count == 4)
    }

    @Test func nobodyReachesAnothersTodoByItsId() async throws {
        let machine = try Machine()
        let password = "a long enough password"
        _ = await machine.run(["signup", "rose@example.org"], secrets: [password])
        let kept = await machine.add("Rose's own")
        let deleted = await machine.add("Rose's deleted")
        await machine.run("todos", "delete", deleted)
        let before = await machine.run("export", "todos").output
        await machine.run("logout")
        _ = await machine.run(["signup", "lily@example.org"], secrets: [password])
        let own = await machine.add("Lily's own")

        for id in [kept, deleted] {
            for words in [
                ["done", id], ["reopen", id], ["edit", id, "mine now"], ["delete", id], ["done", own, id],
            ] {
                let answer = await machine.run(["todos"] + words)
                #expect(answer.code == 4 && answer.message.contains("no such todo"), "\(words)")
            }
        }
        #expect(await machine.run("todos", "undo").code == 4)
        for route in ["/todos?editing=\(kept)", "/todos?undo=1", "/todos?q=Rose", "/todos?filter=all&offset=0"] {
            let page = await machine.run("show", route, "--json")
            #expect(page.code == 0 && !page.text.contains("Rose's"), "\(route)")
        }
        #expect(try await machine.run("export", "todos").todos().map(\.completed) == [false])
        await machine.run("logout")

        _ = await machine.run(["login", "rose@example.org"], secrets: [password])
        #expect(await machine.run("export", "todos").output == before)
        #expect(await machine.run("todos", "undo").lines == ["\(deleted) [ ] Rose's deleted"])
    }

    @Test func nobodyReachesAnothersTodoByTheEndpoints() async throws {
        let app = try await DemoApp.forTests()
        let rose = try await app.signUp("rose@example.org")
        await app.add("Rose's own")
        let lily = try await app.signUp("lily@example.org")
        let router = Router(app.assembler.endpoints)
        func answer(_ method: HTTPMethod, _ path: String, _ user: User, _ body: String = "") async -> HTTPResponse {
            await router.respond(
                to: method, path, headers: ["Content-Type": "application/json"], body: Array(body.utf8),
                context: Context(user: user))
        }
        let before = await answer(.get, "/todos/1", rose)
        #expect(before.status == 200)

        let whole = #"{"userId": \#(rose.id), "id": 1, "title": "mine", "completed": true}"#
        #expect(await answer(.get, "/todos/1", lily).status == 404)
        #expect(await answer(.put, "/todos/1", lily, whole).status == 404)
        #expect(await answer(.patch, "/todos/1", lily, #"{"completed": true}"#).status == 404)
        #expect(await answer(.delete, "/todos/1", lily).status == 404)
        #expect(await answer(.get, "/todos", lily).body == Array("[]".utf8))

        #expect(await answer(.post, "/todos", lily, whole).status == 422)
        #expect(await answer(.get, "/todos", rose).body.count { $0 == UInt8(ascii: "{") } == 1)
        #expect(await answer(.get, "/todos/1", rose) == before)
    }

    @Test func theSharedListOfTwoHundredGoesInAndComesOutAsItWas() async throws {
        let machine = try await Machine.signedIn()
        let items = (1...200).map { (number: Int64) -> WrittenTodo in
            let isCompleted = number % 20 < 9
            return WrittenTodo(
                userId: (number - 1) / 20 + 1, id: number, title: "Title \(number)", completed: isCompleted)
        }

        let imported = await machine.run(["import", "todos", "-"], input: Array(try JSONEncoder().encode(items)))

        #expect(imported.message == "200 todos imported")
        let todos = try await machine.run("export", "todos").todos()
        #expect(todos.map(\.title) == items.map(\.title) && todos.map(\.completed) == items.map(\.completed))
        #expect(await machine.run("todos", "list", "--filter", "completed").lines.count == 90)
    }
}
