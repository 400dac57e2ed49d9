import Foundation
import Service

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// Makes the system's request of ours.
    /// - Throws: ``HTTPError/badURL(_:)`` for what can't be sent: an address without http, https or host, a header field that
    ///   would end the line, or a body where the method has none.
    init(checking request: HTTPRequest) throws(HTTPError) {
        let url = request.url
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw .badURL("\(url.absoluteString) does not begin with http:// or https://")
        }
        guard let host = url.host(), !host.isEmpty else { throw .badURL("\(url.absoluteString) names no host") }
        guard request.body.isEmpty || request.method != .get && request.method != .head else {
            throw .badURL("a \(request.method.rawValue) request has no body")
        }
        self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        httpMethod = request.method.rawValue
        for (name, value) in request.headers {
            guard name.isFieldName, value.isFieldValue else {
                throw .badURL("the header field \(name.debugDescription) cannot be sent")
            }
            addValue(value, forHTTPHeaderField: name)
        }
        if !request.body.isEmpty { httpBody = Data(request.body) }
    }
}

extension String {
    /// A token of RFC 9110, section 5.6.2.
    fileprivate var isFieldName: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    fileprivate var isFieldValue: Bool { utf8.allSatisfy { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F } }
}
