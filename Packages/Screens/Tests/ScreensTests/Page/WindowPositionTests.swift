import Screens
import Testing

@Suite struct WindowPositionTests {
    @Test func `an offset below zero is the beginning`() {
        var position = WindowPosition()
        position.move(to: .min)

        #expect(position.offset == 0)
        #expect(position.asked == 0)
    }

    @Test func `another choice begins at its beginning`() {
        var position = WindowPosition()
        position.land(at: 100)
        position.startOver()

        #expect(position.asked == 0)
    }

    @Test func `an address gives choice and place, in either order, before the first load and after it`() {
        for isLoaded in [false, true] {
            var (first, second) = (WindowPosition(), WindowPosition())
            if isLoaded {
                first.land(at: 50)
                second.land(at: 50)
            }
            first.move(to: 100)
            first.startOver()
            second.startOver()
            second.move(to: 100)

            #expect(first.asked == 100)
            #expect(second.asked == 100)
        }
    }

    @Test func `the end is asked for until it is loaded, or something else is`() {
        var position = WindowPosition()
        position.land(at: 50)
        position.moveToEnd()
        #expect(position.asked == .max)
        #expect(position.offset == 50)

        position.land(at: 150)
        #expect(position.asked == 150)

        position.moveToEnd()
        position.startOver()
        #expect(position.asked == 0)

        position.moveToEnd()
        position.move(to: 7)
        #expect(position.asked == 7)
    }

    @Test func `a place that was given holds for one load only`() {
        var position = WindowPosition()
        position.move(to: 100)
        position.land(at: 100)
        position.startOver()

        #expect(position.asked == 0)
    }
}
