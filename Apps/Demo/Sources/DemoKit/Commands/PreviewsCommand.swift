import ScreensTesting

/// `demo previews`
enum PreviewsCommand {
    static let previews = Command(
        path: ["previews"],
        summary: "print every screen in each of its states, made of doubles: nothing is read or stored",
        options: [
            .init(name: "feature", value: "NAME", choices: names, summary: "the screens of one feature only")
        ]
    ) { invocation throws(Failure) in
        let wanted = invocation.options["feature"]
        let features = FeaturePreviews.all.filter { wanted == nil || wanted == $0.name || wanted == $0.tab }
        for feature in features {
            if features.count > 1 { invocation.console.print("════ \(feature.name)\n\n") }
            invocation.console.print(await Preview.text(feature.make()))
            if features.count > 1 { invocation.console.print("\n") }
        }
    }

    /// The features, and then the tabs that are called otherwise.
    private static var names: [String] {
        FeaturePreviews.all.reduce(into: FeaturePreviews.all.map(\.name)) { names, feature in
            if let tab = feature.tab, !names.contains(tab) { names.append(tab) }
        }
    }
}
