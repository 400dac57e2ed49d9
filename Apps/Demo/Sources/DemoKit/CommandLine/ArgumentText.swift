import Foundation

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

    /// Sees that the variables of the environment that name files are UTF-8.
    /// - Throws: ``Failure`` for one that is not: the system's library would repair it, and another file be used.
    static func checkEnvironment() throws(Failure) {
        for name in ["TRELLIS_DATABASE", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"] {
            guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
            throw Failure(
                .wrongUse, "the environment's \(name) is not UTF-8: set it anew, or name a file with --database")
        }
    }
}
