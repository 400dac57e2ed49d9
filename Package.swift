// swift-tools-version: 6.2
import PackageDescription

// One manifest for users. It names every target of every package by its path, because a manifest with path dependencies can't be
// used by URL. The manifests in Packages/ describe the same graph, package by package; `Tools/modules check` proves that the two agree.

// MARK: Packages/

let service: [Target] = [
    sources("Service", "Service", resources: [.embedInCode("Resources/flowers.json")]),
    sources("Service", "ServiceHTTP", ["Service"]),
    .systemLibrary(
        name: "CSQLite", path: "Packages/Service/Sources/CSQLite", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    sources("Service", "ServiceSQLite", ["Service", "CSQLite"]),
    .systemLibrary(
        name: "CSodium", path: "Packages/Service/Sources/CSodium", pkgConfig: "libsodium",
        providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    sources("Service", "ServiceSodium", ["Service", "CSodium"]),
    sources("Service", "ServiceTesting", ["Service"]),
    tests("Service", "ServiceTests", ["Service", "ServiceTesting"]),
    tests("Service", "ServiceHTTPTests", ["ServiceHTTP", "Service"]),
    tests("Service", "ServiceSQLiteTests", ["ServiceSQLite", "Service", "CSQLite", "ServiceTesting"]),
    tests("Service", "ServiceSodiumTests", ["ServiceSodium", "Service"]),
]

let sharedData: [Target] = [
    sources("SharedData", "SharedData", ["Service"]),
    sources("SharedData", "SharedDataTesting", ["SharedData", "Service", "ServiceTesting"]),
    tests(
        "SharedData", "SharedDataTests",
        ["SharedData", "SharedDataTesting", "Service", "ServiceSQLite", "ServiceTesting"]),
]

let screens: [Target] = [
    sources("Screens", "Screens"),
    sources("Screens", "ScreensTesting", ["Screens"]),
    tests("Screens", "ScreensTests", ["Screens", "ScreensTesting"]),
]

let endpoints: [Target] = [
    sources("Endpoints", "Endpoints", ["Service", "SharedData"]),
    tests("Endpoints", "EndpointsTests", ["Endpoints", "Service", "ServiceTesting", "SharedData"]),
]

let injection: [Target] = [
    sources("Injection", "Injection"),
    tests("Injection", "InjectionTests", ["Injection"]),
]

let flowers: [Target] = [
    sources("FlowerList", "FlowerList", ["Endpoints", "Screens", "SharedData"]),
    sources(
        "FlowerList", "FlowerListTesting",
        ["FlowerList", "Screens", "ScreensTesting", "SharedData", "SharedDataTesting"]),
    tests(
        "FlowerList", "FlowerListTests",
        [
            "FlowerList", "FlowerListTesting", "Endpoints", "Screens", "ScreensTesting", "Service", "ServiceTesting",
            "SharedData",
            "SharedDataTesting",
        ]),
    sources("FlowerDetails", "FlowerDetails", ["Screens", "SharedData"]),
    sources(
        "FlowerDetails", "FlowerDetailsTesting",
        ["FlowerDetails", "Screens", "ScreensTesting", "SharedData", "SharedDataTesting"]),
    tests(
        "FlowerDetails", "FlowerDetailsTests",
        [
            "FlowerDetails", "FlowerDetailsTesting", "Screens", "ScreensTesting", "Service", "ServiceTesting",
            "SharedData", "SharedDataTesting",
        ]),
]

let todos: [Target] = [
    sources("Todos", "TodosDomain", ["SharedData"]),
    sources("Todos", "TodosData", ["TodosDomain", "SharedData", "Service", "Endpoints"]),
    sources("Todos", "Todos", ["TodosDomain", "TodosData", "SharedData", "Screens", "Endpoints"]),
    sources(
        "Todos", "TodosTesting",
        [
            "Todos", "TodosDomain", "TodosData", "SharedData", "SharedDataTesting", "ServiceTesting", "Screens",
            "ScreensTesting",
        ]),
    tests(
        "Todos", "TodosTests",
        [
            "Todos", "TodosDomain", "TodosData", "TodosTesting", "Service", "SharedData", "SharedDataTesting",
            "Screens", "ScreensTesting", "Endpoints", "ServiceSQLite", "ServiceTesting",
        ]),
]

let posts: [Target] = [
    sources("Posts", "PostsDomain", ["SharedData"]),
    sources("Posts", "PostsData", ["PostsDomain", "SharedData", "Service", "Endpoints"]),
    sources("Posts", "Posts", ["PostsDomain", "PostsData", "SharedData", "Screens", "Endpoints"]),
    sources(
        "Posts", "PostsTesting",
        [
            "Posts", "PostsDomain", "PostsData", "SharedData", "SharedDataTesting", "ServiceTesting", "Screens",
            "ScreensTesting",
        ]),
    tests(
        "Posts", "PostsTests",
        [
            "Posts", "PostsDomain", "PostsData", "PostsTesting", "Service", "SharedData", "SharedDataTesting",
            "Screens", "ScreensTesting", "Endpoints", "ServiceSQLite", "ServiceTesting",
        ]),
]

let diary: [Target] = [
    sources("Diary", "DiaryDomain", ["SharedData"]),
    sources("Diary", "DiaryData", ["DiaryDomain", "SharedData", "Service", "Endpoints"]),
    sources("Diary", "Diary", ["DiaryDomain", "DiaryData", "SharedData", "Service", "Screens", "Endpoints"]),
    sources(
        "Diary", "DiaryTesting",
        [
            "Diary", "DiaryDomain", "DiaryData", "SharedData", "SharedDataTesting", "ServiceTesting", "Screens",
            "ScreensTesting",
        ]),
    tests(
        "Diary", "DiaryTests",
        [
            "Diary", "DiaryDomain", "DiaryData", "DiaryTesting", "Service", "SharedData", "SharedDataTesting",
            "Screens", "ScreensTesting", "Endpoints", "ServiceSQLite", "ServiceTesting",
        ]),
]

let users: [Target] = [
    sources("Users", "UsersDomain", ["SharedData"]),
    sources("Users", "UsersData", ["UsersDomain", "SharedData", "Service", "Endpoints"]),
    sources("Users", "Users", ["UsersDomain", "UsersData", "SharedData", "Screens", "Endpoints"]),
    sources(
        "Users", "UsersTesting",
        [
            "Users", "UsersDomain", "UsersData", "SharedData", "SharedDataTesting", "ServiceTesting", "Screens",
            "ScreensTesting",
        ]),
    tests(
        "Users", "UsersTests",
        [
            "Users", "UsersDomain", "UsersData", "UsersTesting", "Service", "SharedData", "SharedDataTesting",
            "Screens", "ScreensTesting", "Endpoints", "ServiceSQLite", "ServiceTesting",
        ]),
]

let auth: [Target] = [
    sources("Auth", "AuthDomain", ["SharedData"]),
    sources("Auth", "AuthData", ["AuthDomain", "SharedData", "Service", "Endpoints"]),
    sources("Auth", "Auth", ["AuthDomain", "AuthData", "SharedData", "Service", "Screens", "Endpoints"]),
    sources(
        "Auth", "AuthTesting",
        ["Auth", "AuthDomain", "SharedData", "SharedDataTesting", "ServiceTesting", "Screens", "ScreensTesting"]),
    tests(
        "Auth", "AuthTests",
        [
            "Auth", "AuthDomain", "AuthData", "AuthTesting", "SharedData", "Service", "Screens", "Endpoints",
            "ScreensTesting", "ServiceSQLite", "ServiceSodium", "ServiceTesting",
        ]),
]

let terminal: [Target] = [
    sources("Terminal", "Terminal", ["Screens"]),
    tests("Terminal", "TerminalTests", ["Terminal", "Screens"]),
]

// modules:new lists

// MARK: Apps/ and Tests/

let demo: [Target] = [
    .target(
        name: "DemoKit",
        dependencies: [
            "Auth", "AuthData", "AuthDomain", "AuthTesting", "Diary", "DiaryData", "DiaryDomain", "DiaryTesting",
            "Endpoints", "FlowerDetails", "FlowerDetailsTesting", "FlowerList", "FlowerListTesting", "Injection",
            "Posts", "PostsData", "PostsDomain", "PostsTesting", "Screens", "ScreensTesting", "Service",
            "ServiceSQLite", "ServiceSodium", "SharedData", "Terminal", "Todos", "TodosData", "TodosDomain",
            "TodosTesting", "Users", "UsersData", "UsersDomain", "UsersTesting",
            // modules:new app
        ],
        path: "Apps/Demo/Sources/DemoKit", packageAccess: false),
    .executableTarget(name: "demo", dependencies: ["DemoKit"], path: "Apps/Demo/Sources/demo", packageAccess: false),
    .testTarget(
        name: "DemoTests",
        dependencies: [
            "DemoKit", "DiaryDomain", "Endpoints", "Injection", "Posts", "PostsData", "PostsDomain", "Screens",
            "ScreensTesting",
            "Service", "ServiceSQLite", "ServiceTesting", "SharedData",
        ],
        path: "Tests/DemoTests", packageAccess: false),
    .executableTarget(
        name: "garden", dependencies: ["FlowerDetails", "FlowerList", "Screens", "SharedData", "Terminal"],
        path: "Apps/Garden/Sources/garden", packageAccess: false),
    .testTarget(name: "BinaryTests", dependencies: ["demo"], path: "Tests/BinaryTests", packageAccess: false),
]

let package = Package(
    name: "trellis",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Service", targets: ["Service"]),
        .library(name: "ServiceHTTP", targets: ["ServiceHTTP"]),
        .library(name: "ServiceSQLite", targets: ["ServiceSQLite"]),
        .library(name: "ServiceSodium", targets: ["ServiceSodium"]),
        .library(name: "ServiceTesting", targets: ["ServiceTesting"]),
        .library(name: "SharedData", targets: ["SharedData"]),
        .library(name: "SharedDataTesting", targets: ["SharedDataTesting"]),
        .library(name: "Screens", targets: ["Screens"]),
        .library(name: "ScreensTesting", targets: ["ScreensTesting"]),
        .library(name: "Endpoints", targets: ["Endpoints"]),
        .library(name: "Injection", targets: ["Injection"]),
        .library(name: "FlowerList", targets: ["FlowerList"]),
        .library(name: "FlowerListTesting", targets: ["FlowerListTesting"]),
        .library(name: "FlowerDetails", targets: ["FlowerDetails"]),
        .library(name: "FlowerDetailsTesting", targets: ["FlowerDetailsTesting"]),
        .library(name: "Todos", targets: ["Todos", "TodosDomain", "TodosData"]),
        .library(name: "TodosTesting", targets: ["TodosTesting"]),
        .library(name: "Posts", targets: ["Posts", "PostsDomain", "PostsData"]),
        .library(name: "PostsTesting", targets: ["PostsTesting"]),
        .library(name: "Diary", targets: ["Diary", "DiaryDomain", "DiaryData"]),
        .library(name: "DiaryTesting", targets: ["DiaryTesting"]),
        .library(name: "Users", targets: ["Users", "UsersDomain", "UsersData"]),
        .library(name: "UsersTesting", targets: ["UsersTesting"]),
        .library(name: "Auth", targets: ["Auth", "AuthDomain", "AuthData"]),
        .library(name: "AuthTesting", targets: ["AuthTesting"]),
        .library(name: "Terminal", targets: ["Terminal"]),
        // modules:new products
        .executable(name: "demo", targets: ["demo"]),
        .executable(name: "garden", targets: ["garden"]),
    ],
    targets: service + sharedData + screens + endpoints + injection + flowers + todos + diary + posts + users + auth
        + terminal
        // modules:new targets
        + demo,
    swiftLanguageModes: [.v6]
)

/// A target with sources in a folder of Packages/.
func sources(
    _ package: String, _ target: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
    .target(
        name: target, dependencies: dependencies, path: "Packages/\(package)/Sources/\(target)", resources: resources)
}

/// A target with tests in a folder of Packages/.
func tests(_ package: String, _ target: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: target, dependencies: dependencies, path: "Packages/\(package)/Tests/\(target)")
}
