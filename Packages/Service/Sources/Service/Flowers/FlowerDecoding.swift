import Foundation

/// Reads records from JSON, and tells place and field of what is wrong.
enum FlowerDecoding {
    /// Reads a whole catalogue: an array of records.
    static func records(_ json: [UInt8]) throws(FlowerServiceError) -> [FlowerRecord] {
        try decode([CheckedRecord].self, json).map(\.record)
    }

    /// Reads one record.
    static func record(_ json: [UInt8]) throws(FlowerServiceError) -> FlowerRecord {
        try decode(CheckedRecord.self, json).record
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ json: [UInt8]) throws(FlowerServiceError)
        -> Value
    {
        do {
            return try JSONDecoder().decode(type, from: Data(json))
        } catch let error as FieldError {
            throw .decoding(error.description)
        } catch {
            throw .decoding(FieldError(error).description)
        }
    }
}

/// What is wrong with which field of which item.
private struct FieldError: Error, CustomStringConvertible {
    let description: String

    init(_ path: [any CodingKey], _ error: any Error) {
        let place = path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
        description = place.isEmpty ? "the answer \(Self.reason(error))" : "\(place) \(Self.reason(error))"
    }

    init(_ error: any Error) { self.init(Self.path(of: error), error) }

    /// Where a decoder says that it failed; empty when it doesn't say.
    static func path(of error: any Error) -> [any CodingKey] {
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context.codingPath
        default: []
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound: "is missing"
        case .valueNotFound: "is null"
        case .typeMismatch(let type, _): "must be \(word(for: type))"
        default: "cannot be read"
        }
    }

    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Int.Type, is Int64.Type: "a whole number"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        default: "of another type"
        }
    }
}

/// A record whose every field, when it can't be read, is named in the error. (`JSONDecoder` alone reports a fraction or a
/// number too large as a document that is no JSON, without a place.)
private struct CheckedRecord: Decodable {
    let record: FlowerRecord

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FlowerField.self)
        func field<Value: Decodable>(_ key: FlowerField, _ type: Value.Type = Value.self) throws -> Value {
            do {
                return try container.decode(type, forKey: key)
            } catch {
                let inner = FieldError.path(of: error)
                let outer = container.codingPath + [key]
                throw FieldError(inner.count > outer.count ? inner : outer, error)
            }
        }
        record = FlowerRecord(
            id: try field(.id), name: try field(.name), otherNames: try field(.otherNames),
            scientificName: try field(.scientificName), family: try field(.family), colours: try field(.colours),
            bloomMonths: try field(.bloomMonths), heightCm: try field(.heightCm), light: try field(.light),
            summary: try field(.summary))
    }
}

private enum FlowerField: String, CodingKey {
    case id, name, otherNames, scientificName, family, colours, bloomMonths, heightCm, light, summary
}
