import Foundation
import SharedData

extension Context {
    /// Someone who reads English as in the United States, so that no text depends on the machine.
    /// - Parameter timeZone: Where they are; UTC where there is no such zone.
    public static func fixed(_ user: User? = nil, in timeZone: String = "GMT") -> Context {
        Context(
            user: user, locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
    }
}
