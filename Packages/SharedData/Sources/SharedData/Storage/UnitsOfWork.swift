import Service

import struct Foundation.Date

/// A database as a data source uses it: units that are told the time, clear away what is past keeping, and throw a data source's error.
public struct UnitsOfWork: Sendable {
    /// What is done in a unit.
    public typealias Work<Value> = @Sendable (any Connection, Date) throws -> Value

    private let database: any Database
    private let clock: any WallClock
    private let purge: Work<Void>

    /// Makes units.
    /// - Parameters:
    ///   - purge: Removes for good what was deleted too long ago. Runs at the beginning of each unit that writes, so it has to be cheap
    ///     where there is nothing: a look at one index.
    public init(
        _ database: any Database, clock: any WallClock, purge: @escaping Work<Void> = { _, _ in }
    ) {
        self.database = database
        self.clock = clock
        self.purge = purge
    }

    /// Runs a unit that only reads.
    public func read<Value: Sendable>(_ work: @escaping Work<Value>) async throws(DataSourceError) -> Value {
        let now = clock.now
        do { return try await database.read { try work($0, now) } } catch { throw DataSourceError(error) }
    }

    /// Runs a unit that may write; an error thrown out of it leaves all as it was.
    @discardableResult
    public func write<Value: Sendable>(_ work: @escaping Work<Value>) async throws(DataSourceError) -> Value {
        let now = clock.now
        do {
            return try await database.write { [purge] connection in
                try purge(connection, now)
                return try work(connection, now)
            }
        } catch { throw DataSourceError(error) }
    }
}

extension DataSourceError {
    /// The table by which what a unit throws becomes a data source's error.
    init(_ error: any Error) {
        switch error {
        case let error as DataSourceError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError:
            switch error.code {
            case .cancelled: self = .cancelled
            case .decoding: self = .decoding(error.description)
            case .foreignKey, .unique: self = .conflict(error.message)
            // What a person can do nothing about is told with the database's own words.
            case .statement, .constraint, .failed: self = .storage(error.description)
            default: self = .storage(error.message)
            }
        default: self = .storage(String(describing: error))
        }
    }
}
