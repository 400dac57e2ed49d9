import Testing

@testable import DemoKit

@Suite("An import from a file that begins with a byte order mark") struct ByteOrderMarkTests {
    @Test(
        "takes it for what it would be without",
        arguments: [
            (
                ["diary", "import"],
                #"[{"begun": "2026-05-03T12:00:00.000+00:00", "zone": "Etc/UTC", "text": "marked"}]"#
            ),
            (["diary", "import"], "[2026-05-03T12:00:00.000+00:00 Etc/UTC]\nmarked\n"),
            (["import", "posts"], #"[{"userId": 1, "id": 1, "title": "marked", "body": "b"}]"#),
            (["import", "users"], #"[{"id": 1, "name": "marked"}]"#),
            (["import", "todos"], #"[{"userId": 1, "id": 1, "title": "marked", "completed": false}]"#),
            (["import", "todos"], "marked\n"),
        ])
    func mark(_ command: [String], _ text: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(command + ["-"], input: Array("\u{FEFF}\(text)".utf8))

        #expect(answer.code == 0, "\(answer.message)")
        #expect(answer.message.contains("1 "), "\(answer.message)")
    }
}
