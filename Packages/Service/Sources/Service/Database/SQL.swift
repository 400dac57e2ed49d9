/// One statement and the values bound to it.
///
/// Interpolating a value binds it, and never becomes part of the text; so no value can be read as SQL:
///
///     let sql: SQL = "SELECT id, title FROM todos WHERE user_id = \(user) AND completed = \(false)"
///
/// Words of the statement itself that are chosen at run time are interpolated with the label `raw`.
public struct SQL: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// A value as a database takes it.
    public enum Value: Sendable, Equatable {
        /// NULL, whatever the column's type.
        case null
        /// A whole number of 64 bits with sign.
        case integer(Int64)
        /// A floating-point number of double precision.
        case real(Double)
        /// Text, stored byte for byte as UTF-8: composed and decomposed letters stay different.
        case text(String)
        /// Bytes without an encoding.
        case bytes([UInt8])
        /// A truth value; a database that has none stores 1 or 0.
        case boolean(Bool)
    }

    /// The statement, with the parameters `$1`, `$2`, … in the order of ``values``.
    public private(set) var text: String
    /// The values of the parameters.
    public private(set) var values: [Value]

    /// Makes a statement from text that holds `$1`, `$2`, … in order, once each, and their values. For statements run in a loop: the
    /// text is not put together anew each time.
    public init(_ text: String, _ values: [Value]) {
        self.text = text
        self.values = values
    }

    public init(stringLiteral text: String) { self.init(text, []) }

    public init(stringInterpolation: Interpolation) { self.init(stringInterpolation.text, stringInterpolation.values) }

    /// Puts another part of a statement behind this one; its parameters are counted on.
    public static func += (sql: inout SQL, part: SQL) {
        var interpolation = Interpolation(text: sql.text, values: sql.values)
        interpolation.appendInterpolation(part)
        sql = SQL(stringInterpolation: interpolation)
    }

    /// Gathers the text and the values of a statement. Not meant to be used by name.
    public struct Interpolation: StringInterpolationProtocol {
        var text: String
        var values: [Value]

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + 3 * interpolationCount)
            values = []
            values.reserveCapacity(interpolationCount)
        }

        init(text: String, values: [Value]) {
            self.text = text
            self.values = values
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ value: some SQLConvertible) { bind(value.sqlValue) }

        public mutating func appendInterpolation<Wrapped: SQLConvertible>(_ value: Wrapped?) {
            bind(value?.sqlValue ?? .null)
        }

        /// Binds the values in parentheses with commas between them, for `IN`. An empty list gives `(NULL)`, which nothing is in.
        public mutating func appendInterpolation(_ list: [some SQLConvertible]) {
            text += "("
            for (index, value) in list.enumerated() {
                if index > 0 { text += ", " }
                bind(value.sqlValue)
            }
            text += list.isEmpty ? "NULL)" : ")"
        }

        /// Puts words of the statement itself in. Never pass anything that came from outside.
        public mutating func appendInterpolation(raw words: String) { text += words }

        /// Puts a part of a statement in, with its values.
        public mutating func appendInterpolation(_ part: SQL) {
            guard !values.isEmpty, !part.values.isEmpty else {
                text += part.text
                values += part.values
                return
            }
            // Parameters are numbered in the order in which they stand, so renumbering is counting on.
            var isFirst = true
            for piece in part.text.split(separator: "$", omittingEmptySubsequences: false) {
                if isFirst {
                    text += piece
                    isFirst = false
                } else {
                    let digits = piece.prefix { $0.isASCII && $0.isNumber }
                    text += "$\((Int(digits) ?? 0) + values.count)"
                    text += piece.dropFirst(digits.count)
                }
            }
            values += part.values
        }

        private mutating func bind(_ value: Value) {
            values.append(value)
            let number = values.count
            if number < names.count { text += names[number] } else { text += "$\(number)" }
        }
    }
}

/// The names of the first parameters, ready made: a statement is put together often.
private let names = (0..<100).map { "$\($0)" }

/// A value that can be bound to a statement.
public protocol SQLConvertible {
    /// The value as a database takes it.
    var sqlValue: SQL.Value { get }
}

extension Int64: SQLConvertible { public var sqlValue: SQL.Value { .integer(self) } }
extension Int: SQLConvertible { public var sqlValue: SQL.Value { .integer(Int64(self)) } }
extension Double: SQLConvertible { public var sqlValue: SQL.Value { .real(self) } }
extension String: SQLConvertible { public var sqlValue: SQL.Value { .text(self) } }
extension Bool: SQLConvertible { public var sqlValue: SQL.Value { .boolean(self) } }
extension [UInt8]: SQLConvertible { public var sqlValue: SQL.Value { .bytes(self) } }
