import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Which redirects are followed, and with what.
enum Redirects {
    private static let credentials = ["Authorization", "Cookie", "Proxy-Authorization"]

    /// The request that follows a redirect; nil when the redirect is not to be followed.
    ///
    /// Methods that change something are not sent again to a place that the caller did not name; besides, `URLSession` would lose their bodies.
    static func next(after original: URLRequest?, _ response: HTTPURLResponse) -> URLRequest? {
        guard let original, original.httpMethod == "GET" || original.httpMethod == "HEAD" else { return nil }
        guard let from = original.url, let location = response.value(forHTTPHeaderField: "Location"),
            let to = URL(string: location, relativeTo: from)?.absoluteURL
        else { return nil }
        guard to.scheme == "https" || to.scheme == "http" && from.scheme == "http", to.host()?.isEmpty == false else {
            return nil
        }
        var request = original
        request.url = to
        if origin(from) != origin(to) {
            for name in credentials { request.setValue(nil, forHTTPHeaderField: name) }
        }
        return request
    }

    private static func origin(_ url: URL) -> String {
        "\(url.scheme ?? "")://\(url.host()?.lowercased() ?? ""):\(url.port ?? (url.scheme == "https" ? 443 : 80))"
    }
}
