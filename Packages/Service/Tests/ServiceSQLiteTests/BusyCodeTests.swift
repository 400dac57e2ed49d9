import CSQLite
import Testing

@testable import ServiceSQLite

@Suite("What SQLite refuses because of others")
struct BusyCodeTests {
    @Test(
        "can be tried again",
        arguments: [SQLITE_BUSY, SQLITE_BUSY | 2 << 8, SQLITE_LOCKED, SQLITE_LOCKED | 1 << 8, SQLITE_PROTOCOL])
    func isBusy(code: Int32) {
        let error = SQLiteFailure(nil, code: code, name: "todos.sqlite").error

        #expect(error.code == .busy)
        #expect(error.message.contains("todos.sqlite") && error.message.contains("try again"))
    }
}
