/// A place where a new feature is entered: in the root's manifest or in the app that puts features together.
///
/// It is a comment on a line of its own, `// modules:new …`; what is new goes before it, with the comment's indentation.
struct FeaturePlace {
    /// The comment.
    let mark: String
    /// The modules that have to be imported for it, by what stands behind the feature's name in theirs.
    var imports: [String] = []
    /// What is written there, with places for the feature's name. An empty line at its end belongs to it.
    let text: String

    /// All places.
    static let all = [
        FeaturePlace(
            mark: "// modules:new lists",
            text: """
                let {{property}}: [Target] = [
                    sources("{{Name}}", "{{Name}}Domain", ["SharedData"]),
                    sources("{{Name}}", "{{Name}}Data", ["{{Name}}Domain", "SharedData", "Service", "Endpoints"]),
                    sources("{{Name}}", "{{Name}}", ["{{Name}}Domain", "{{Name}}Data", "SharedData", "Screens", "Endpoints"]),
                    sources(
                        "{{Name}}", "{{Name}}Testing",
                        ["{{Name}}", "{{Name}}Domain", "{{Name}}Data", "SharedData", "Screens"]
                            + ["ScreensTesting", "ServiceTesting", "SharedDataTesting"]),
                    tests(
                        "{{Name}}", "{{Name}}Tests",
                        ["{{Name}}", "{{Name}}Domain", "{{Name}}Data", "{{Name}}Testing", "SharedData", "Screens", "Endpoints"]
                            + ["Service", "ScreensTesting", "ServiceSQLite", "ServiceTesting", "SharedDataTesting"]),
                ]

                """),
        FeaturePlace(mark: "// modules:new app", text: "\"{{Name}}\", \"{{Name}}Data\", \"{{Name}}Testing\","),
        FeaturePlace(
            mark: "// modules:new products",
            text: """
                .library(name: "{{Name}}", targets: ["{{Name}}", "{{Name}}Domain", "{{Name}}Data"]),
                .library(name: "{{Name}}Testing", targets: ["{{Name}}Testing"]),
                """),
        FeaturePlace(mark: "// modules:new targets", text: "+ {{property}}"),
        FeaturePlace(mark: "// modules:new migrations", imports: ["Data"], text: "+ {{Name}}Schema.migrations"),
        FeaturePlace(
            mark: "// modules:new features", imports: ["", "Data"],
            text: """
                var {{property}}: {{Name}}Factory {
                    {{Name}}Factory(dataSource: {{Name}}DatabaseDataSource(database: leaves.database, clock: leaves.clock))
                }

                """),
        FeaturePlace(
            mark: "// modules:new screens",
            text: """
                @MainActor func {{property}}ListScreen(_ context: Context) -> (any Screen)? {
                    {{property}}.listView(context: context)
                }

                """),
        FeaturePlace(mark: "// modules:new endpoints", text: "+ {{property}}.endpoints()"),
        FeaturePlace(
            mark: "// modules:new places", imports: [""],
            text:
                "Place({{Name}}ListView.route.path) { assembler, visit, _ in assembler.{{property}}ListScreen(visit.context) },"
        ),
        FeaturePlace(
            mark: "// modules:new previews", imports: ["Testing"],
            text: "FeaturePreviews(name: \"{{path}}\") { {{Name}}Previews.all },"),
        FeaturePlace(
            mark: "// modules:new tabs", imports: [""],
            text: "Tab(title: \"{{Title}}\", icon: \"•\", root: {{Name}}ListView.route),"),
    ]
}
