import Foundation
import Service

#if canImport(Darwin)
    import Darwin
    private let stream = SOCK_STREAM
#elseif canImport(Musl)
    import Musl
    private let stream = SOCK_STREAM
#else
    import Glibc
    private let stream = Int32(SOCK_STREAM.rawValue)
#endif

/// A server on the loopback that does with each connection what a test says. It ends when it is let go.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let seen = Lock<[String]>([])

    /// Answers each connection by a script, which is given the bytes of the request.
    init(_ script: @escaping @Sendable (Peer, String) -> Void) throws {
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(listener, pointer, size) == 0, listen(listener, 16) == 0,
                    getsockname(listener, pointer, &size) == 0
                else { return nil }
                return 0
            }
        }
        guard port != nil else { throw POSIXError(.EADDRNOTAVAIL) }
        self.port = UInt16(bigEndian: address.sin_port)
        self.listener = listener
        Thread.detachNewThread { [seen] in
            while true {
                let connection = accept(listener, nil, nil)
                // Closed here and not in deinit, so that its number isn't another socket's before this thread has seen the end.
                guard connection >= 0 else { return _ = close(listener) }
                Thread.detachNewThread {
                    let peer = Peer(connection)
                    let request = peer.read()
                    if !request.isEmpty {
                        seen.withLock { $0.append(request) }
                        script(peer, request)
                    }
                    close(connection)
                }
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The requests that came, as text.
    var requests: [String] { seen.withLock { $0 } }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(filePath: "/") }
}

/// The other end of a connection. Reading and writing give up after five seconds.
struct Peer: Sendable {
    private let socket: Int32

    init(_ socket: Int32) {
        self.socket = socket
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    /// Reads a request: its head, and as many bytes of a body as that tells.
    func read() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let end = text.firstRange(of: "\r\n\r\n") {
                let length = text.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
                if text[end.upperBound...].utf8.count >= length { return text }
            }
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return text }
            bytes += buffer[..<count]
        }
    }

    /// Writes bytes; false when the other end has gone.
    @discardableResult func write(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        #if canImport(Darwin)
            return send(socket, bytes, bytes.count, 0) == bytes.count
        #else
            return send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        #endif
    }

    /// Writes a whole answer, after which the connection closes.
    func answer(_ status: String, _ body: String = "", _ fields: String...) {
        let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
        write(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Waits until the other end has closed.
    func waitForEnd() {
        var byte: UInt8 = 0
        _ = recv(socket, &byte, 1, 0)
    }
}
