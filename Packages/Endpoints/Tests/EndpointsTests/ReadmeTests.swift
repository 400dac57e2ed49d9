import Endpoints
import Service
import SharedData
import Testing

struct ReadmeTests {
    @Test func theFirstExampleDoesWhatItSays() async {
        struct Greeting: WireShape {
            static let name = "Greeting"
            var words = ""
            mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
                try visit.field("words", &words, Limits(maximumLength: 100))
            }
        }

        let greet = Endpoint(.get, "/greetings/{name}", "A greeting.", isOpen: true) {
            context, request throws(Problem) in
            var greeting = Greeting()
            greeting.words = "Hello, \(request.parameters["name"] ?? "you")!"
            return Reply(greeting)
        }
        let response = await Router([greet]).respond(to: .get, "/greetings/Ada", context: Context())

        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"words":"Hello, Ada!"}"#)
    }
}
