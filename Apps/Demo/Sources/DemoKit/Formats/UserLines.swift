import Endpoints
import Screens
import UsersData
import UsersDomain

/// People as lines for a person: id and name.
enum UserLines {
    static func write(_ people: [Person]) -> [UInt8] {
        let width = people.map { $0.id.description.utf8.count }.max() ?? 0
        var bytes: [UInt8] = []
        for person in people {
            let id = person.id.description
            for _ in 0..<max(0, width - id.utf8.count) { bytes.append(0x20) }
            bytes += "\(id)  \(person.name.visible())\n".utf8
        }
        return bytes
    }

    /// One person with everything that is known.
    static func whole(_ person: Person) -> [UInt8] {
        let lines = ["Name: \(person.name)"] + person.details.all.map { "\($0.detail.label): \($0.text)" }
        return Array(lines.map { $0.visible() + "\n" }.joined().utf8)
    }

    /// People as JSON in JSONPlaceholder's shape, a line each.
    static func json(_ people: [Person]) -> [UInt8] {
        guard !people.isEmpty else { return Array("[]\n".utf8) }
        var bytes = Array("[\n".utf8)
        for (index, person) in people.enumerated() {
            if index > 0 { bytes += ",\n".utf8 }
            bytes += UserWire(person).json
        }
        return bytes + "\n]\n".utf8
    }
}
