import Service
import UsersDomain

extension UserQuery {
    /// Whom the query finds among people who stand in order.
    func page(of people: [Person]) -> UserPage {
        let found = searchText.isEmpty ? people : people.filter(matches)
        var page = UserPage(people: found, total: found.count)
        page.offset = start(in: page.total)
        page.people = Array(found.dropFirst(page.offset).prefix(limit.map { max($0, 1) } ?? page.total))
        return page
    }

    private func matches(_ person: Person) -> Bool {
        let searched = Array(searchText.folded.utf8)
        return [person.name, person.details.searchedText].contains { $0.folded.utf8.contains(searched) }
    }
}

extension String.UTF8View {
    /// Whether these bytes stand in it, one after the other.
    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        let text = Array(self)
        guard text.count >= bytes.count else { return false }
        return (0...(text.count - bytes.count)).contains { text[$0..<($0 + bytes.count)].elementsEqual(bytes) }
    }
}
