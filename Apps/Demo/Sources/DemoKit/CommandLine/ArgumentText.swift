/// The process's arguments as text.
enum ArgumentText {
    /// Reads the arguments after the program's name.
    /// - Throws: ``Failure`` for one that is not UTF-8, which the standard library would quietly repair.
    static func read(_ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) throws(Failure)
        -> [String]
    {
        var words: [String] = []
        for index in 1..<max(Int(count), 1) {
            guard let value = values[index] else { break }
            guard let word = String(validatingCString: value) else {
                throw Failure(.wrongUse, "argument \(index) is not UTF-8: type it anew, or set the terminal to UTF-8")
            }
            words.append(word)
        }
        return words
    }
}
