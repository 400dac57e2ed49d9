import Foundation

/// What a command gave: its exit status, and what it wrote.
struct Answer: Sendable {
    let code: Int32
    let output: [UInt8]
    let messages: [String]

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard output's lines, without their ends.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// Standard error as one text.
    var message: String { messages.joined(separator: "\n") }

    /// The todos of standard output, read as JSONPlaceholder's shape.
    func todos() throws -> [WrittenTodo] { try JSONDecoder().decode([WrittenTodo].self, from: Data(output)) }
}

/// A todo in JSONPlaceholder's shape, read by Foundation rather than by the code under test.
struct WrittenTodo: Codable, Equatable {
    var userId: Int64
    var id: Int64
    var title: String
    var completed: Bool

    /// The title's bytes: Swift's `==` takes NFC and NFD for the same.
    var titleBytes: [UInt8] { Array(title.utf8) }
}
