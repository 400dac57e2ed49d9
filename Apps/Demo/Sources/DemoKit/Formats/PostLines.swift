import Endpoints
import PostsData
import PostsDomain
import Screens

/// Posts as text for a person, and as JSON for a program.
enum PostLines {
    /// A line each: id, title and author.
    static func write(_ posts: [Post]) -> [UInt8] {
        let width = posts.map { $0.id.description.utf8.count }.max() ?? 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(posts.count * 96)
        for post in posts {
            let id = post.id.description
            for _ in 0..<max(0, width - id.utf8.count) { bytes.append(0x20) }
            bytes += "\(id) \(post.title.visible()) — \(author(of: post))\n".utf8
        }
        return bytes
    }

    /// A whole post: title, author and body.
    static func whole(_ post: Post) -> [UInt8] {
        let body = post.body.visible(keepingLines: true)
        let end = body.utf8.last == 0x0A ? "" : "\n"
        return Array("\(post.title.visible())\n\(author(of: post))\n\n\(body)\(end)".utf8)
    }

    /// JSON in JSONPlaceholder's shape, a line each.
    static func json(_ posts: [Post]) -> [UInt8] {
        guard !posts.isEmpty else { return Array("[]\n".utf8) }
        var bytes = Array("[\n".utf8)
        for (index, post) in posts.enumerated() {
            if index > 0 { bytes += ",\n".utf8 }
            bytes += PostWire(post).json
        }
        return bytes + "\n]\n".utf8
    }

    private static func author(of post: Post) -> String {
        guard let id = post.authorID else { return "deleted user" }
        return (post.authorName ?? "user \(id)").visible()
    }
}
