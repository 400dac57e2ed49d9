// Inserts todos into a SQLite file in one transaction, or fetches all of them into values, and prints how long that took, in milliseconds.
//   StorageBenchmark prepare|insert|fetch FILE COUNT
import Foundation
import Service
import ServiceSQLite
import SharedData
import TodosData
import TodosDomain

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]), count > 0 else {
    FileHandle.standardError.write(Data("usage: StorageBenchmark prepare|insert|fetch FILE COUNT\n".utf8))
    exit(2)
}
let database = try SQLiteDatabase(.file(path: arguments[2]))
try await database.migrate(UserTable.migrations + TodoSchema.migrations)
let source = TodoDatabaseDataSource(database: database)
let user = User.ID(1)

switch arguments[1] {
case "prepare":
    _ = try await database.write { try UserTable.insert(name: "Me", now: 0, on: $0) }
case "insert":
    let drafts = (0..<count).map { number in
        TodoDraft(title: "Todo number \(number), which is to be done before the next one", isCompleted: number % 3 == 0)
    }
    let time = try await ContinuousClock().measure { try await source.createAll(drafts, of: user) }
    print(milliseconds(time))
default:
    var found = 0
    let time = try await ContinuousClock().measure { found = try await source.page(TodoQuery(), of: user).todos.count }
    guard found == count else {
        FileHandle.standardError.write(Data("found \(found) todos, not \(count)\n".utf8))
        exit(1)
    }
    print(milliseconds(time))
}
await database.close()

func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
}
