extension String {
    /// Whether another text has the same UTF-8. `==` takes texts for equal that are only canonically equivalent (NFC and NFD of “é”), so
    /// that a change from one to the other would pass unnoticed.
    public func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
