/// The picture as SVG, for light and dark.
enum SVG {
    private static let rowHeight = 92.0
    private static let boxHeight = 36.0
    private static let left = 96.0
    private static let margin = 16.0

    static func text(of graph: PackageGraph) -> String {
        let layout = LayeredLayout(graph)
        let width = left + layout.width + 2 * margin
        let height = Double(layout.layers.count) * rowHeight + margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\""
                + " height=\"\(number(height))\" role=\"img\" aria-labelledby=\"title\">",
            "<title id=\"title\">Which package needs which: apps stand on shells and features, all on what is shared</title>",
            style,
            "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">"
                + "<path class=\"tip\" d=\"M0 0L8 4L0 8z\"/></marker></defs>",
        ]
        lines += bands(layout, width: width)
        for way in layout.ways {
            guard let start = layout.places[way.from], let end = layout.places[way.to] else { continue }
            lines.append("<path class=\"edge\" marker-end=\"url(#tip)\" d=\"\(curve([start] + way.passes + [end]))\"/>")
        }
        for node in graph.nodes {
            guard let place = layout.places[node.name] else { continue }
            let x = left + margin + place.x
            let y = top(place.row)
            lines.append(
                "<rect class=\"\(node.layer.rawValue)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(place.width))\""
                    + " height=\"\(number(boxHeight))\" rx=\"7\"/>"
                    + "<text class=\"name\" x=\"\(number(x + place.width / 2))\" y=\"\(number(y + 23))\">\(node.name)</text>"
            )
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func top(_ row: Int) -> Double { margin + Double(row) * rowHeight + (rowHeight - boxHeight) / 2 }

    /// A stripe for each layer, with its name at the left.
    private static func bands(_ layout: LayeredLayout, width: Double) -> [String] {
        Layer.allCases.compactMap { layer -> String? in
            guard let first = layout.layers.firstIndex(of: layer), let last = layout.layers.lastIndex(of: layer) else {
                return nil
            }
            let y = margin / 2 + Double(first) * rowHeight + margin / 2
            let height = Double(last - first + 1) * rowHeight - 8
            return
                "<rect class=\"band\" x=\"4\" y=\"\(number(y + 4))\" width=\"\(number(width - 8))\" height=\"\(number(height))\" rx=\"10\"/>"
                + "<text class=\"layer\" x=\"18\" y=\"\(number(y + 4 + height / 2 + 5))\">\(layer.title)</text>"
        }
    }

    /// A line that leaves a box at its foot, keeps straight while it passes a row, and enters a box at its head.
    private static func curve(_ stops: [LayeredLayout.Place]) -> String {
        func middle(_ place: LayeredLayout.Place) -> Double { left + margin + place.x + place.width / 2 }
        var path = "M\(number(middle(stops[0]))) \(number(top(stops[0].row) + boxHeight))"
        for (upper, lower) in zip(stops, stops.dropFirst()) {
            let start = top(upper.row) + boxHeight
            let end = top(lower.row)
            let bend = (end - start) * 0.55
            path +=
                "C\(number(middle(upper))) \(number(start + bend)) \(number(middle(lower))) \(number(end - bend))"
                + " \(number(middle(lower))) \(number(end))"
            if lower.width == LayeredLayout.passWidth { path += "V\(number(end + boxHeight))" }
        }
        return path
    }

    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded()
        guard tenths.magnitude < 1e9 else { return "0" }
        let whole = Int(tenths)
        return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
    }

    private static let style = """
        <style>
        text { font: 14px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2328 }
        .name { text-anchor: middle; font-weight: 600 }
        .layer { fill: #59636e; font-size: 13px }
        .band { fill: #f0f3f6; stroke: none }
        .edge { fill: none; stroke: #818b98; stroke-width: 1.3 }
        .tip { fill: #818b98 }
        .apps { fill: #ddf4ff; stroke: #0969da } .shells { fill: #fbefff; stroke: #8250df }
        .features { fill: #dafbe1; stroke: #1a7f37 } .shared { fill: #fff8c5; stroke: #9a6700 }
        @media (prefers-color-scheme: dark) {
        text { fill: #f0f6fc } .layer { fill: #9198a1 } .band { fill: #1b222c }
        .apps { fill: #0c2d4d; stroke: #4493f8 } .shells { fill: #2e1f4d; stroke: #ab7df8 }
        .features { fill: #12341c; stroke: #3fb950 } .shared { fill: #3a2d0b; stroke: #d29922 }
        }
        </style>
        """
}
