import DiaryDomain
import SharedData

import struct Foundation.TimeZone

extension Moment {
    /// Reads a moment that a server sent, with the zone's name beside it.
    /// - Parameters:
    ///   - id: The id that stands beside it, which is its instant.
    ///   - place: Where in the answer it stands, for the error.
    /// - Throws: `decoding` when it is none, or not that of the id.
    init(begun: String, zone: String, id: Int64, _ place: String) throws(DataSourceError) {
        let name = place.isEmpty ? "begun" : "\(place).begun"
        do throws(DateProblem) { try self.init(reading: begun, zoneName: zone, in: .gmt) } catch {
            throw .decoding("\(name): \(error.description)")
        }
        guard milliseconds == id else { throw .decoding("\(name) is not the instant that the id is") }
    }
}

extension EntryWire {
    /// The entry of this shape.
    func entry(_ place: String = "") throws(DataSourceError) -> Entry {
        Entry(begun: try Moment(begun: begun, zone: zone, id: id, place), text: text)
    }
}

extension EntrySummaryWire {
    /// The summary of this shape.
    func summary(_ place: String = "") throws(DataSourceError) -> EntrySummary {
        EntrySummary(begun: try Moment(begun: begun, zone: zone, id: id, place), excerpt: excerpt)
    }
}

extension Array {
    /// Reads each element of an answer that is a list, told its place in it.
    func reading<Value>(
        _ read: (Element, String) throws(DataSourceError) -> Value
    ) throws(DataSourceError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for (index, element) in enumerated() { values.append(try read(element, "[\(index)]")) }
        return values
    }
}
