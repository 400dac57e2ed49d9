import Endpoints
import Foundation
import Screens
import TodosData
import TodosDomain

/// `demo import …` and `demo export …`
enum TransferCommands {
    /// The largest file that is read, in bytes.
    static let maximumSize = 256 << 20

    static let importTodos = Command(
        path: ["import", "todos"],
        summary: "add the todos of a JSON or todo.txt file, all or none; - is standard input",
        operands: [.init(name: "FILE", isFile: true)],
        options: [
            .init(
                name: "format", value: "FORMAT", choices: ["json", "todo.txt"],
                summary: "what the file is; otherwise its content tells")
        ]
    ) { invocation throws(Failure) in
        let bytes = try read(invocation.operands[0], invocation.console)
        let drafts = try drafts(bytes, format: invocation.options["format"])
        let database = try await OpenDatabase(invocation.configuration)
        let user = try await database.session().user.id
        try await Failure.of { () async throws(TodoError) in
            try await database.assembler.todos.useCases.importTodos.execute(drafts, for: user)
        }
        invocation.console.message(drafts.count == 1 ? "1 todo imported" : "\(drafts.count) todos imported")
    }

    static let exportTodos = Command(
        path: ["export", "todos"], summary: "print all todos, to be imported again",
        options: [
            .init(
                name: "format", value: "FORMAT", choices: ["json", "todo.txt"],
                summary: "JSON in JSONPlaceholder's shape (otherwise), or todo.txt")
        ]
    ) { invocation throws(Failure) in
        let database = try await OpenDatabase(invocation.configuration)
        let user = try await database.session().user.id
        let todos = try await Failure.of { () async throws(TodoError) in
            try await database.assembler.todos.useCases.getTodos.all(for: user)
        }
        if invocation.options["format"] == "todo.txt" {
            invocation.console.output(
                TodoTxt.write(todos.lazy.map { .init(title: $0.title, isCompleted: $0.isCompleted) }))
        } else {
            invocation.console.output(TodoJSON.write(todos))
        }
    }

    /// Reads a file, or standard input for `-`, without the byte order mark that some programs begin a file with.
    static func read(_ file: String, _ console: Console) throws(Failure) -> [UInt8] {
        let bytes = try contents(of: file, console)
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    private static func contents(of file: String, _ console: Console) throws(Failure) -> [UInt8] {
        if file == "-" {
            guard let bytes = console.input(maximumSize) else {
                throw Failure(.failed, "standard input can't be read, or holds more than 256 MiB")
            }
            return bytes
        }
        guard !file.isEmpty else { throw Failure(.wrongUse, "FILE is empty: name a file, or - for standard input") }
        let shown = file.visible()
        let attributes: [FileAttributeKey: Any]
        do {
            attributes = try FileManager.default.attributesOfItem(
                atPath: URL(filePath: file).resolvingSymlinksInPath().path(percentEncoded: false))
        } catch {
            throw Failure(
                .failed,
                "\(shown) can't be read: \((error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is no such file" : error.localizedDescription)"
            )
        }
        if attributes[.type] as? FileAttributeType == .typeDirectory {
            throw Failure(.failed, "\(shown) is a folder: name a file")
        }
        if let size = attributes[.size] as? Int, size > maximumSize {
            throw Failure(.failed, "\(shown) has more than 256 MiB: split it")
        }
        guard let handle = FileHandle(forReadingAtPath: file),
            let bytes = Console.read(handle.fileDescriptor, limit: maximumSize)
        else {
            throw Failure(
                .failed, "\(shown) can't be read, or holds more than 256 MiB: check its permissions and its size")
        }
        return bytes
    }

    private static func drafts(_ bytes: [UInt8], format: String?) throws(Failure) -> [TodoDraft] {
        let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        if format == nil, first == UInt8(ascii: "<") {
            throw Failure(
                .failed, "this looks like HTML or XML, not like todos: if it is todo.txt, give --format todo.txt")
        }
        let looksLikeJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        return if format.map({ $0 == "json" }) ?? looksLikeJSON { try json(bytes) } else { try todoTxt(bytes) }
    }

    private static func json(_ bytes: [UInt8]) throws(Failure) -> [TodoDraft] {
        do {
            return try [TodoWire](json: bytes).map { TodoDraft(title: $0.title, isCompleted: $0.completed) }
        } catch {
            throw .notImported(error)
        }
    }

    private static func todoTxt(_ bytes: [UInt8]) throws(Failure) -> [TodoDraft] {
        let items: [TodoTxt.Item]
        do { items = try TodoTxt.read(bytes) } catch {
            throw Failure(.failed, "line \(error.line) \(error.reason); nothing was imported")
        }
        var drafts: [TodoDraft] = []
        for item in items {
            do { _ = try TodoTitle.validated(item.title) } catch {
                throw Failure(.failed, "line \(item.line): \(error.description.withoutFullStop); nothing was imported")
            }
            drafts.append(TodoDraft(title: item.title, isCompleted: item.isCompleted))
        }
        return drafts
    }
}
