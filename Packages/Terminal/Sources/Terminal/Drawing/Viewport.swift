/// Which lines of a layout are shown.
struct Viewport {
    /// The first line that is shown.
    let offset: Int

    init(layout: PageLayout, height: Int) {
        let height = max(height, 1)
        let last = max(layout.lines.count - height, 0)
        var offset = min(max(layout.state.scroll, 0), last)
        if layout.state.followsFocus, let focus = layout.state.focus, let place = layout.places[focus] {
            let isFirst = !layout.places.values.contains { $0.lowerBound < place.lowerBound }
            let isLast = !layout.places.values.contains { $0.lowerBound > place.lowerBound }
            // What stands before the first and behind the last thing to choose is read by going there.
            if isFirst, place.upperBound <= height { offset = 0 }
            if isLast, layout.lines.count - place.lowerBound <= height { offset = last }
            var wanted = place
            if let cursor = layout.cursor, place.count > height { wanted = cursor.row..<cursor.row + 1 }
            if wanted.upperBound > offset + height { offset = wanted.upperBound - height }
            if wanted.lowerBound < offset { offset = wanted.lowerBound }
        }
        self.offset = min(max(offset, 0), last)
    }
}
