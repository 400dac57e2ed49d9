import Service
import Testing

@Suite("Statements")
struct SQLTests {
    @Test("bind what is interpolated, and never put it into the text")
    func bindWhatIsInterpolated() {
        let hostile = "'; DROP TABLE todos; --"

        let sql: SQL = "SELECT \(1), \(hostile), \(2.5), \(true), \([1, 2] as [UInt8]), \(Int64.max)"

        #expect(sql.text == "SELECT $1, $2, $3, $4, $5, $6")
        #expect(
            sql.values == [.integer(1), .text(hostile), .real(2.5), .boolean(true), .bytes([1, 2]), .integer(.max)])
    }

    @Test("bind nothing as null")
    func bindNothing() {
        let sql: SQL = "UPDATE t SET a = \(String?.none), b = \(Int?.some(3))"

        #expect(sql == SQL("UPDATE t SET a = $1, b = $2", [.null, .integer(3)]))
    }

    @Test("bind a list in parentheses, and an empty one so that nothing is in it")
    func bindLists() {
        #expect("a IN \([1, 2, 3])" as SQL == SQL("a IN ($1, $2, $3)", [.integer(1), .integer(2), .integer(3)]))
        #expect("a IN \([String]())" as SQL == SQL("a IN (NULL)", []))
    }

    @Test("take words that are chosen at run time as they are")
    func takeWords() {
        #expect("SELECT 1 ORDER BY \(raw: "title") DESC" as SQL == SQL("SELECT 1 ORDER BY title DESC", []))
    }

    @Test("count on the parameters of a part")
    func countOn() {
        let part: SQL = "b = \(2) OR c = \("$1")"

        let sql: SQL = "SELECT * FROM t WHERE a = \(1) AND (\(part)) LIMIT \(10)"

        #expect(sql.text == "SELECT * FROM t WHERE a = $1 AND (b = $2 OR c = $3) LIMIT $4")
        #expect(sql.values == [.integer(1), .integer(2), .text("$1"), .integer(10)])
    }

    @Test("take a part without values, or after no values, as it is")
    func takePartsAsTheyAre() {
        let part: SQL = "a = \(1)"

        #expect("WHERE \(part)" as SQL == SQL("WHERE a = $1", [.integer(1)]))
        #expect("WHERE a = \(1) \("ORDER BY b" as SQL)" as SQL == SQL("WHERE a = $1 ORDER BY b", [.integer(1)]))
    }

    @Test("grow by parts")
    func grow() {
        var sql: SQL = "SELECT 1 WHERE a = \(1)"
        for number in 2...120 { sql += " OR a = \(number)" }

        #expect(sql.text.hasSuffix(" OR a = $119 OR a = $120"))
        #expect(sql.values.count == 120)
    }
}
