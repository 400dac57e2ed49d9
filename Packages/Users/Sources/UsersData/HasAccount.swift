import SharedData

extension DataSourceError {
    /// A person who signs in can't be removed like one who was added.
    static func hasAccount(_ name: String) -> DataSourceError {
        .conflict("\(name) has an account, which only its owner can delete.")
    }
}
