import ScreensTesting

/// `demo previews`
enum PreviewsCommand {
    static let previews = Command(
        path: ["previews"],
        summary: "print every screen in each of its states, made of doubles: nothing is read or stored",
        options: [
            .init(
                name: "feature", value: "NAME", choices: FeaturePreviews.all.map(\.name),
                summary: "the screens of one feature only")
        ]
    ) { invocation throws(Failure) in
        let wanted = invocation.options["feature"]
        for feature in FeaturePreviews.all where wanted == nil || wanted == feature.name {
            if wanted == nil { invocation.console.print("════ \(feature.name)\n\n") }
            invocation.console.print(await Preview.text(feature.make()))
            if wanted == nil { invocation.console.print("\n") }
        }
    }
}
