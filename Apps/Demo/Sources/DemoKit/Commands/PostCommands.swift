import Endpoints
import Posts
import PostsData
import PostsDomain
import Screens
import SharedData

/// `demo posts …` and `demo import posts`
enum PostCommands {
    /// The largest text that is read from standard input, in bytes.
    static let maximumText = 1 << 20

    static let add = Command(
        path: ["posts", "add"], summary: "publish a post and print its id; without BODY, or for -, from standard input",
        operands: [.init(name: "TITLE"), .init(name: "BODY", isOptional: true)]
    ) { invocation throws(Failure) in
        let (posts, user) = try await open(invocation)
        let title = invocation.operands[0]
        // What is wrong with the title is said before anyone writes a text for it.
        do throws(PostTextProblem) { _ = try PostText.title.validated(title) } catch {
            throw Failure(.wrongUse, error.description)
        }
        let draft = PostDraft(title: title, body: try body(invocation))
        let post = try await Failure.of { () async throws(PostError) in
            try await posts.createPost.execute(draft, by: user)
        }
        invocation.console.print("\(post.id)\n")
    }

    static let list = Command(
        path: ["posts", "list"], summary: "print the posts of all people, newest first",
        options: [.init(name: "json", summary: "as JSON, in JSONPlaceholder's shape")]
    ) { invocation throws(Failure) in
        let (posts, _) = try await open(invocation)
        let page = try await Failure.of { () async throws(PostError) in try await posts.getPosts.execute(PostQuery()) }
        invocation.console.output(invocation.has("json") ? PostLines.json(page.posts) : PostLines.write(page.posts))
        if !invocation.has("json"), page.posts.isEmpty {
            invocation.console.message("There are no posts yet: 'demo posts add TITLE BODY' publishes one.")
        }
    }

    static let show = Command(
        path: ["posts", "show"], summary: "print a post", operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let id = try postID(invocation.operands[0])
        let (posts, _) = try await open(invocation)
        let post = try await Failure.of(id) { () async throws(PostError) in try await posts.getPost.execute(id) }
        guard let post else { throw .noSuchPost(id) }
        invocation.console.output(PostLines.whole(post))
    }

    static let delete = Command(
        path: ["posts", "delete"], summary: "delete a post of your own; 'demo posts undo' brings the last one back",
        operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let id = try postID(invocation.operands[0])
        let (posts, user) = try await open(invocation)
        _ = try await Failure.of(id) { () async throws(PostError) in try await posts.deletePost.execute(id, by: user) }
    }

    static let undo = Command(path: ["posts", "undo"], summary: "bring back your post that was deleted last") {
        invocation throws(Failure) in
        let (posts, user) = try await open(invocation)
        let deletion = try await Failure.of { () async throws(PostError) in
            try await posts.restorePost.latestDeletion(by: user)
        }
        guard let deletion else {
            throw Failure(
                .notFound,
                "there is nothing to undo: no post of yours was deleted in the last \(PostDeletion.days) days")
        }
        let post = try await Failure.of { () async throws(PostError) in
            try await posts.restorePost.execute(deletion.post.id, by: user)
        }
        invocation.console.output(PostLines.write([post]))
    }

    static let importAll = Command(
        path: ["import", "posts"],
        summary:
            "add the posts of a JSON file in JSONPlaceholder's shape as your own, all or none; - is standard input",
        operands: [.init(name: "FILE", isFile: true)]
    ) { invocation throws(Failure) in
        let drafts = try drafts(try TransferCommands.read(invocation.operands[0], invocation.console))
        let (posts, user) = try await open(invocation)
        try await Failure.of { () async throws(PostError) in try await posts.importPosts.execute(drafts, by: user) }
        invocation.console.message(drafts.count == 1 ? "1 post imported" : "\(drafts.count) posts imported")
    }

    private static func open(_ invocation: Invocation) async throws(Failure) -> (PostUseCases, User.ID) {
        let database = try await OpenDatabase(invocation.configuration)
        return (database.assembler.posts.useCases, try await database.session().user.id)
    }

    private static func postID(_ word: String) throws(Failure) -> Post.ID {
        guard let id = Post.ID(word) else {
            throw Failure(
                .wrongUse, "'\(word.visible())' is not a post id: it is a whole number, as 'demo posts list' shows it")
        }
        return id
    }

    private static func body(_ invocation: Invocation) throws(Failure) -> String {
        if invocation.operands.count > 1, invocation.operands[1] != "-" { return invocation.operands[1] }
        if invocation.console.isTerminal {
            invocation.console.message("Write the text; Ctrl-D on a line of its own ends it.")
        }
        guard let bytes = invocation.console.input(maximumText) else {
            throw Failure(.failed, "standard input can't be read, or holds more than 1 MiB")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.failed, "standard input is not UTF-8; nothing was published")
        }
        return text
    }

    /// The posts of a file in the order of their ids, in which they were written, whatever the order of the file.
    private static func drafts(_ bytes: [UInt8]) throws(Failure) -> [PostDraft] {
        let wires: [PostWire]
        do { wires = try [PostWire](json: bytes) } catch { throw .notImported(error) }
        for (index, wire) in wires.enumerated() {
            do throws(PostTextProblem) {
                _ = try PostText.title.validated(wire.title)
                _ = try PostText.body.validated(wire.body)
            } catch {
                let place = "item \(index + 1) ([\(index)])"
                throw Failure(.failed, "\(place): \(error.text.rawValue): \(error) Nothing was imported.")
            }
        }
        let inOrder = wires.indices.sorted { (wires[$0].id, $0) < (wires[$1].id, $1) }
        return inOrder.map { PostDraft(title: wires[$0].title, body: wires[$0].body) }
    }
}
