#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension String {
    /// Whether two texts have the same UTF-8.
    func isSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = other.utf8.withContiguousStorageIfAvailable { hasBytes($0) }
        return isSame ?? utf8.elementsEqual(other.utf8)
    }

    /// Whether these bytes are the text's UTF-8.
    func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard utf8.count == bytes.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { mine in
            guard let mine = mine.baseAddress, let others = bytes.baseAddress else { return bytes.isEmpty }
            return mine == others || memcmp(mine, others, bytes.count) == 0
        }
        return isSame ?? utf8.elementsEqual(bytes)
    }
}
