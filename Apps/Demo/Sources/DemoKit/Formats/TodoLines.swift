import Endpoints
import Screens
import TodosData
import TodosDomain

/// Todos as lines for a person: id, mark and title.
enum TodoLines {
    static func write(_ todos: [Todo]) -> [UInt8] {
        let width = todos.map { $0.id.description.utf8.count }.max() ?? 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(todos.count * 48)
        for todo in todos {
            let id = todo.id.description
            for _ in 0..<max(0, width - id.utf8.count) { bytes.append(0x20) }
            bytes += id.utf8
            bytes += todo.isCompleted ? " [x] ".utf8 : " [ ] ".utf8
            bytes += todo.title.visible().utf8
            bytes.append(0x0A)
        }
        return bytes
    }
}

/// Todos as JSON in JSONPlaceholder's shape, a line each.
enum TodoJSON {
    static func write(_ todos: [Todo]) -> [UInt8] {
        guard !todos.isEmpty else { return Array("[]\n".utf8) }
        var bytes = Array("[\n".utf8)
        bytes.reserveCapacity(todos.count * 96)
        for (index, todo) in todos.enumerated() {
            if index > 0 { bytes += ",\n".utf8 }
            bytes += TodoWire(todo).json
        }
        return bytes + "\n]\n".utf8
    }
}
