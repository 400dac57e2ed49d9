/// A short name for a text, equal for equal texts.
enum ContentKey {
    /// Two 64-bit FNV-1a hashes, the second one over the text backwards: enough to tell sources apart, and no library needed.
    static func of(_ text: String) -> String { hash(text.utf8) + hash(text.utf8.reversed()) }

    private static func hash(_ bytes: some Sequence<UInt8>) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
