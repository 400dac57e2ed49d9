import Endpoints
import Foundation
import Screens
import ScreensTesting
import Service
import SharedData
import Testing

@testable import DemoKit

/// Everything that the program is made of can be built.
@MainActor struct AssemblerTests {
    @Test func buildsTheScreenOfEveryPlace() async throws {
        let app = try await DemoApp.forTests()
        let user = try await app.signUp("rose@example.org")
        let visit = Place.Visit(context: Context(user: user), state: app.state)
        for _ in 1...3 { await app.publish("A post") }
        await app.write("An entry", begun: 3)
        for _ in 1...3 { await app.addPerson("A person") }

        for place in Place.all {
            let screen = try #require(place.make(app.assembler, visit, "3"), "\(place.example) has no screen")
            await screen.appear()
            #expect(!screen.page.title.isEmpty, "\(place.example)")
            #expect(screen.page.status == .ordinary, "\(place.example)")
        }
    }

    @Test func buildsAllEndpointsAndNoTwoAnswerTheSame() async throws {
        let endpoints = try await Assembler.forTests().endpoints

        let names = endpoints.map { "\($0.method.rawValue) \($0.path)" }
        #expect(Set(names).count == names.count, "\(names)")
        for feature in ["/flowers", "/todos", "/entries", "/post", "/posts", "/users", "/session", "/account"] {
            #expect(endpoints.contains { $0.path.hasPrefix(feature) }, "nothing at \(feature)")
        }
        #expect(endpoints.allSatisfy { !$0.summary.isEmpty })
    }

    @Test func everyEndpointAnswersWithoutFailing() async throws {
        let app = try await DemoApp.forTests()
        let user = try await app.signUp("rose@example.org")
        let router = Router(app.assembler.endpoints)

        for endpoint in router.endpoints {
            let path = endpoint.path.replacing(/\{\w+\}/, with: "3")
            let response = await router.respond(
                to: endpoint.method, path, headers: ["Content-Type": "application/json"], body: Array("[]".utf8),
                context: Context(user: user))
            #expect(response.status < 500, "\(endpoint.method) \(path): \(response.status)")
        }
    }

    @Test func whatIsNotOpenAnswersNobodyButWhoIsSignedIn() async throws {
        let router = Router(try await Assembler.forTests().endpoints)

        let closed = router.endpoints.filter { !$0.isOpen }
        #expect(!closed.isEmpty)
        for endpoint in closed {
            let path = endpoint.path.replacing(/\{\w+\}/, with: "3")
            let response = await router.respond(to: endpoint.method, path, context: Context())
            #expect(response.status == 401, "\(endpoint.method) \(path)")
        }
    }

    @Test func bringsEachFeaturesSchemaOnceAndInOrder() {
        let steps = Assembler.migrations.map { "\($0.feature) \($0.version)" }

        #expect(Set(steps).count == steps.count)
        #expect(
            Set(Assembler.migrations.map(\.feature)).isSuperset(of: [
                "users", "auth", "todos", "diary", "posts", "people",
            ]))
    }
}
