import Endpoints
import SharedData

/// What programs can ask for about flowers. Nobody needs to be signed in for it.
public enum FlowerEndpoints {
    /// The endpoints `GET /flowers` and `GET /flowers/{id}` over a repository.
    public static func all(repository: any FlowerRepository) -> [Endpoint] {
        [list(GetFlowers(repository: repository)), one(FindFlower(repository: repository))]
    }

    private static func list(_ useCase: some FlowerListUseCase) -> Endpoint {
        Endpoint(
            .get, "/flowers", "All flowers, or those that are asked for.", isOpen: true,
            parameters: [
                Endpoint.Parameter("q", "Words that must be part of a flower's names, in any script."),
                Endpoint.Parameter(
                    "sort", "The order: \(names(of: FlowerQuery.Sort.self)). The catalogue's own if missing."),
                Endpoint.Parameter("colour", "A colour that it comes in: \(names(of: Flower.Colour.self))."),
                Endpoint.Parameter("month", "A month in which it blooms: 1 to 12."),
            ]
        ) { _, request throws(Problem) in
            let query = FlowerQuery(
                text: request.query["q"] ?? "", sort: try choice("sort", request),
                colour: try choice("colour", request),
                month: try request.integer("month", in: 1...12))
            do throws(FlowerListError) {
                return Reply(query.apply(to: try await useCase.flowers()).map(FlowerWire.init))
            } catch {
                throw error.problem
            }
        }
    }

    private static func one(_ useCase: FindFlower) -> Endpoint {
        Endpoint(.get, "/flowers/{id}", "One flower.", isOpen: true) { _, request throws(Problem) in
            let id = try request.id(of: Flower.self, called: "flower")
            let flower: Flower?
            do throws(FlowerListError) { flower = try await useCase.flower(id) } catch { throw error.problem }
            guard let flower else { throw .notFound("There is no such flower.") }
            return Reply(FlowerWire(flower))
        }
    }

    /// A query parameter that is one of some words; nil when it is missing or empty.
    private static func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ request: Request
    ) throws(Problem) -> Value? {
        guard let text = request.query[name], !text.isEmpty else { return nil }
        guard let value = Value(rawValue: text) else {
            throw .badRequest("\(name) must be one of \(names(of: Value.self)).")
        }
        return value
    }

    private static func names<Value: RawRepresentable<String> & CaseIterable>(of type: Value.Type) -> String {
        Value.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
