import Foundation
import Testing

@testable import DemoKit

/// `demo users …`
@MainActor struct UserCommandTests {
    @Test func addPrintsTheIdAndListShowsIdAndNameInOrder() async throws {
        let machine = try await Machine.signedIn()

        #expect(await machine.run("users", "add", "  Leanne Graham ").text == "2\n")
        #expect(await machine.run("users", "add", "Ervin \u{1B}[31m").text == "3\n")

        let list = await machine.run("users", "list")
        #expect(list.lines == ["1  Local user", "2  Leanne Graham", "3  Ervin ␛[31m"])
    }

    @Test func searchIgnoresCaseAndAccents() async throws {
        let machine = try await Machine.signedIn()
        for name in ["Zoë", "Émilie"] { await machine.run("users", "add", name) }

        #expect(await machine.run("users", "list", "--search", "EMILIE").lines == ["3  Émilie"])
        let none = await machine.run("users", "list", "--search", "%")
        #expect(none.code == 0 && none.output.isEmpty && none.message == "Nobody's name or details contain this.")
        #expect(await machine.run("users", "list", "--json", "--search", "%").text == "[]\n")
    }

    @Test(arguments: [
        ("", "A person needs a name."), (" \n", "A person needs a name."),
        (String(repeating: "x", count: 10_000), "at most 200 characters; this one has 10000"),
        ("a\0b", "U+0000"),
    ])
    func aNameThatIsNoneIsRefused(_ name: String, _ words: String) async throws {
        let machine = try await Machine.signedIn()
        await machine.run("users", "add", "Leanne")

        for words in [["add"], ["edit", "2"]] {
            let answer = await machine.run(["users"] + words + [name])
            #expect(answer.code == 2 && answer.output.isEmpty, "\(words)")
        }
        #expect(await machine.run(["users", "add", name]).message.contains(words))
        #expect(await machine.run("users", "list").lines == ["1  Local user", "2  Leanne"])
    }

    @Test func editRenamesAndShowTellsAll() async throws {
        let machine = try await Machine.signedIn()
        await machine.run("users", "add", "Leanne")

        #expect(await machine.run("users", "edit", "2", "Lea").code == 0)
        #expect(await machine.run("users", "edit", "1", "Me myself").code == 0)

        #expect(await machine.run("users", "show", "2").text == "Name: Lea\n")
        #expect(await machine.run("whoami").text == "Me myself\n")
    }

    @Test func whoIsRemovedComesBackWithTheSameId() async throws {
        let machine = try await Machine.signedIn()
        for name in ["Leanne", "Ervin"] { await machine.run("users", "add", name) }

        #expect(await machine.run("users", "delete", "2").code == 0)
        #expect(await machine.run("users", "list").lines == ["1  Local user", "3  Ervin"])
        #expect(await machine.run("users", "show", "2").code == 4)
        #expect(await machine.run("users", "delete", "2").code == 4)
        #expect(await machine.run("users", "undo").lines == ["2  Leanne"])
        #expect(await machine.run("users", "undo").code == 4)
        #expect(await machine.run("users", "list").lines == ["1  Local user", "2  Leanne", "3  Ervin"])
    }

    @Test func othersAreRefusedAndOneselfGoesAnotherWay() async throws {
        let machine = try Machine()
        let password = "a long enough password"
        _ = await machine.run(["signup", "rose@example.org"], secrets: [password])
        await machine.run("users", "add", "Rose's friend")
        await machine.run("logout")
        _ = await machine.run(["signup", "lily@example.org"], secrets: [password])

        for id in ["1", "2"] {
            for words in [["edit", id, "mine"], ["delete", id]] {
                let answer = await machine.run(["users"] + words)
                #expect(answer.code == 1 && answer.message.contains("Only whoever added a person"), "\(words)")
            }
        }
        let own = await machine.run("users", "delete", "3")
        #expect(own.code == 1 && own.message.contains("demo account delete"))
        #expect(await machine.run("users", "undo").code == 4)
        #expect(await machine.run("users", "list").lines == ["1  rose", "2  Rose's friend", "3  lily"])
    }

    @Test(arguments: ["x", "", "1.5", "9223372036854775808"])
    func whatIsNoIdIsWrongUse(_ id: String) async throws {
        let machine = try await Machine.signedIn()

        #expect(await machine.run("users", "show", id).code == 2)
        #expect(await machine.run("users", "edit", id, "name").code == 2)
        #expect(await machine.run("users", "show", "99").code == 4)
    }

    @Test func nobodySignedInSeesNobody() async throws {
        let machine = try Machine()

        #expect(await machine.run("users", "list").code == 3)
        #expect(await machine.run("users", "add", "Leanne").code == 3)
    }
}

/// `demo import users`
@MainActor struct UserImportTests {
    private let whole = #"""
        [{"id": 7, "name": " Leanne Graham ", "username": "Bret", "email": "bret@example.org",
          "address": {"street": "Kulas Light", "suite": "Apt. 556", "city": "Gwenborough", "zipcode": "92998-3874",
                      "geo": {"lat": "-37.3159", "lng": "81.1496"}},
          "phone": "1-770-736-8031", "website": "example.org",
          "company": {"name": "Romaguera-Crona", "catchPhrase": "Multi-layered", "bs": "harness"}},
         {"id": 8, "name": "Ervin", "unknown": true}]
        """#

    @Test func takesJSONPlaceholdersShapeAndGivesItBack() async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run("import", "users", try machine.file("users.json", whole))

        #expect(answer.code == 0 && answer.message == "2 people imported")
        #expect(await machine.run("users", "list").lines == ["1  Local user", "2  Leanne Graham", "3  Ervin"])
        let json = await machine.run("users", "list", "--json", "--search", "gwenborough").text
        for part in [
            #""id":2,"name":"Leanne Graham","username":"Bret""#, #""geo":{"lat":"-37.3159","lng":"81.1496"}"#,
            #""company":{"name":"Romaguera-Crona","catchPhrase":"Multi-layered","bs":"harness"}"#, #""addedBy":1"#,
        ] { #expect(json.contains(part), "\(part)") }
        #expect(await machine.run(["import", "users", "-"], input: Array(json.utf8)).code == 0)
    }

    @Test(arguments: [
        (#"[{"id": 1, "name": "a"}, {"id": 2}]"#, "item 2 ([1]): name is missing"),
        (#"[{"id": 1, "name": "a"}, {"id": 2, "name": 5}]"#, "item 2 ([1]): name must be text"),
        (#"[{"id": 1, "name": "a"}, {"id": 2, "name": " "}]"#, "item 2 ([1]): name: A person needs a name."),
        (
            #"[{"id": 1, "name": "a", "address": {"geo": {"lat": 1.5}}}]"#, "item 1 ([0]): address.geo.lat must be text"
        ),
        (#"[{"id": 1, "name": "a", "company": {"bs": "\#u{5C}u0000"}}]"#, "item 1 ([0]): company.bs: "),
        (#"{"id": 1, "name": "a"}"#, "must be an array"), ("<html>", "is not JSON"), ("", "is not JSON"),
    ])
    func takesAllOrNoneAndNamesItemAndField(_ text: String, _ words: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(["import", "users", "-"], input: Array(text.utf8))

        #expect(answer.code == 1 && answer.message.contains(words), "\(answer.message)")
        #expect(await machine.run("users", "list").lines == ["1  Local user"])
    }
}
