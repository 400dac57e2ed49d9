import Foundation
import Service

/// The names of the months, as they stand alone, in a language.
public struct MonthNames: Sendable {
    /// The names, January first: always twelve.
    public let all: [String]

    /// Looks the names up.
    public init(_ locale: Locale) {
        if let known = Self.known.withLock({ $0[locale.identifier] }) {
            all = known
            return
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        let names = calendar.standaloneMonthSymbols
        let all = names.count == 12 ? names : (1...12).map(String.init)
        // A client may send any number of locales: the names of the first few are kept.
        Self.known.withLock { if $0.count < 64 { $0[locale.identifier] = all } }
        self.all = all
    }

    /// The name of a month; nil for a number that is not 1 to 12.
    public subscript(_ month: Int) -> String? { (1...12).contains(month) ? all[month - 1] : nil }

    // Looking them up takes longer than drawing a page.
    private static let known = Lock<[String: [String]]>([:])
}
