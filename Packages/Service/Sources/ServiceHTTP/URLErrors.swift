import Foundation
import Service

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPError {
    /// What an error of `URLSession` means.
    init(_ error: any Error) {
        guard let code = (error as? URLError)?.code else {
            self = .interrupted(String(describing: error))
            return
        }
        switch code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .unreachable("the connection timed out")
        case .badURL: self = .badURL("the system cannot read it")
        case .cannotFindHost, .dnsLookupFailed: self = .unreachable("there is no such host")
        case .cannotConnectToHost: self = .unreachable("the connection was refused")
        case .notConnectedToInternet: self = .unreachable("this machine has no network")
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateNotYetValid,
            .serverCertificateHasUnknownRoot:
            self = .unreachable("no secure connection could be made")
        // The scheme was checked before: this is how an answer that is no HTTP is reported.
        case .unsupportedURL, .badServerResponse, .cannotParseResponse, .zeroByteResource:
            self = .interrupted("it was empty or not HTTP")
        default: self = .interrupted("the connection was lost (\(code.rawValue))")
        }
    }
}
