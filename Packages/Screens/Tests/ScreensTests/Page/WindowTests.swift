import Screens
import Testing

@Suite struct WindowTests {
    @Test(arguments: [
        (0, 50, 120, 0), (50, 50, 120, 50), (60, 50, 120, 60), (120, 50, 120, 100), (.max, 50, 120, 100),
        (-1, 50, 120, 0), (.min, 50, 120, 0),
        (10, 50, 0, 0), (10, 50, -5, 0),
    ]) func `an offset that is out of range is moved into it`(offset: Int, limit: Int, total: Int, expected: Int) {
        #expect(Window(offset: offset, limit: limit, total: total).offset == expected)
    }

    @Test(arguments: [0, -1, .min, 201, .max]) func `a limit that is out of range is moved into it`(limit: Int) {
        #expect((1...Window.maximumLimit).contains(Window(offset: 0, limit: limit, total: 5).limit))
    }

    @Test func `windows follow each other from end to end`() {
        var window = Window(offset: 0, limit: 50, total: 120)
        var places: [ClosedRange<Int>] = []
        while let range = window.places {
            places.append(range)
            guard let next = window.next else { break }
            window = Window(offset: next, limit: 50, total: 120)
        }

        #expect(places == [1...50, 51...100, 101...120])
        #expect(window.previous == 50)
        #expect(Window(offset: 20, limit: 50, total: 120).previous == 0)
        #expect(Window(offset: 0, limit: 50, total: 0).places == nil)
    }

    @Test(arguments: [0, 1, .max, .max - 1, .min], [0, 1, .max, .max - 1])
    func `no figures overflow`(offset: Int, total: Int) {
        for limit in [1, 199, 200] { check(offset, limit, total) }
    }

    private func check(_ offset: Int, _ limit: Int, _ total: Int) {
        let window = Window(offset: offset, limit: limit, total: total)

        if let places = window.places { #expect(places.upperBound <= window.total) }
        if let next = window.next { #expect(next < window.total) }
        if let previous = window.previous { #expect(previous >= 0) }
    }

    @Test(arguments: [
        ("", 0), ("50", 50), ("-1", 0), ("+5", 0), ("1e3", 0), ("9223372036854775808", 0), (" 5", 0), ("५", 0),
        ("9223372036854775807", .max),
    ]) func `an offset from outside is decimal digits or nothing`(text: String, offset: Int) {
        #expect(Window.offset(text) == offset)
    }
}
