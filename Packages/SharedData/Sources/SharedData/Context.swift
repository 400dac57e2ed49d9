import Foundation

/// Who asks, and from where: an argument of every screen and endpoint factory.
public struct Context: Sendable {
    /// Who is signed in, or nil.
    public var user: User?
    /// How dates and numbers are written for this person.
    public var locale: Locale
    /// In which zone this person's days begin and end.
    public var timeZone: TimeZone
    /// The address under which the program is reached from outside, without a slash at the end; nil where there is none.
    public var baseURL: URL?
    /// Where the request comes from: a network address, or `terminal`. For throttling and logs, never for rights.
    public var client: String

    /// Makes a context.
    public init(
        user: User? = nil, locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
        baseURL: URL? = nil, client: String = "terminal"
    ) {
        self.user = user
        self.locale = locale
        self.timeZone = timeZone
        self.baseURL = baseURL
        self.client = client
    }
}
