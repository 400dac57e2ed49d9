import Endpoints
import FlowerList
import Foundation
import Service
import SharedData
import SharedDataTesting
import Testing

struct FlowerEndpointsTests {
    private func get(_ path: String, _ repository: any FlowerRepository = ReadyFlowerRepository()) async -> HTTPResponse
    {
        await Router(FlowerEndpoints.all(repository: repository)).respond(to: .get, path, context: Context())
    }

    private func names(_ path: String) async throws -> [String] {
        let response = await get(path)
        #expect(response.status == 200)
        return try [FlowerWire](json: response.body).map(\.name)
    }

    @Test func theHTTPServiceOverTheEndpointsGivesTheWholeCatalogue() async throws {
        let endpoints = FlowerListFactory.preview.endpoints
        let client = InProcessHTTPClient(endpoints, context: Context(), root: "/api")
        let service = HTTPFlowerService(client: client, baseURL: InProcessHTTPClient.baseURL.appending(path: "api"))
        let embedded = EmbeddedFlowerService()
        let expected = try await embedded.flowers()

        #expect(try await service.flowers() == expected)
        for record in expected { #expect(try await service.flower(id: record.id) == record) }
        #expect(try await service.flower(id: 0) == nil)
    }

    @Test func nobodyNeedsToBeSignedIn() {
        #expect(FlowerListFactory.preview.endpoints.allSatisfy { $0.isOpen })
    }

    @Test func givesTheCataloguesOrderUnlessAskedOtherwise() async throws {
        #expect(try await names("/flowers") == ["Alpine Delphinium", "Snowdrop", "Édelweiss"])
        #expect(try await names("/flowers?sort=name") == ["Alpine Delphinium", "Édelweiss", "Snowdrop"])
        #expect(try await names("/flowers?sort=height") == ["Snowdrop", "Édelweiss", "Alpine Delphinium"])
    }

    @Test func filters() async throws {
        #expect(try await names("/flowers?q=%D0%94%D0%95%D0%9B%D0%AC") == ["Alpine Delphinium"])
        #expect(try await names("/flowers?colour=yellow&month=8") == ["Édelweiss"])
        #expect(try await names("/flowers?q=xyz") == [])
    }

    @Test(arguments: [
        ("/flowers?sort=price", "sort must be one of name, scientificName, height, bloom."),
        (
            "/flowers?colour=mauve",
            "colour must be one of white, yellow, orange, pink, red, purple, blue, green, brown."
        ),
        ("/flowers?month=13", "month must be a whole number from 1 to 12."),
        ("/flowers?month=9223372036854775808", "month must be a whole number from 1 to 12."),
    ])
    func refusesWhatItDoesNotKnow(_ path: String, _ detail: String) async throws {
        let response = await get(path)

        #expect(response.status == 400)
        #expect(try JSON(parsing: response.body)["detail"] == .string(detail))
    }

    @Test(arguments: ["/flowers/5", "/flowers/-1", "/flowers/x", "/flowers/9223372036854775808", "/flowers/4%20"])
    func anUnknownFlowerIsNotFound(_ path: String) async {
        #expect(await get(path).status == 404)
    }

    @Test func givesOne() async throws {
        let response = await get("/flowers/7")

        #expect(response.status == 200)
        #expect(try FlowerWire(json: response.body) == FlowerWire(SampleFlowers.snowdrop))
    }

    @Test(arguments: [
        (FlowerRepositoryError.network("x"), 503), (.decoding("[1].id is missing"), 502), (.cancelled, 503),
    ])
    func aFailureIsAProblemOfItsKind(_ error: FlowerRepositoryError, _ status: Int) async {
        for path in ["/flowers", "/flowers/7"] {
            let response = await get(path, ReadyFlowerRepository(failing: error))
            #expect(response.status == status)
            #expect(response.headers["Content-Type"] == "application/problem+json")
        }
    }
}
