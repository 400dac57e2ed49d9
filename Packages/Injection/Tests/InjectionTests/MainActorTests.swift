import Foundation
import Injection
import Testing

@MainActor
final class ListModel {
    let useCase: any UseCase
    var selection = 0
    init(useCase: any UseCase) { self.useCase = useCase }
}

@MainActor
final class ListScreen {
    let model: ListModel
    init(model: ListModel) { self.model = model }
}

@Suite struct MainActorTests {
    @Test @MainActor func `services of the main actor are made there, by initializers and closures`() throws {
        var registry = Registry(storage)
        registry.register((any Repository).self, as: .shared, DefaultRepository.init)
        registry.register((any UseCase).self, as: .shared, DefaultUseCase.init)
        registry.registerOnMainActor(ListModel.self, as: .shared, ListModel.init)
        registry.registerOnMainActor(ListScreen.self, ListScreen.init)
        registry.registerOnMainActor(ListScreen.self, name: "second") { ListScreen(model: try $0.resolveOnMainActor()) }
        let container = try registry.build()

        let first = try container.resolveOnMainActor(ListScreen.self)
        let second = try container.resolveOnMainActor(ListScreen.self, name: "second")

        #expect(first !== second)
        #expect(first.model === second.model)
        #expect(try container.resolveOptionalOnMainActor(Int.self) == nil)
    }

    #if os(Linux)
        /// The modules of this build lie beside the test bundle.
        static var modules: String {
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules").path
        }

        private func compile(_ text: String) throws -> (isFine: Bool, messages: String) {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules, file.path]
            process.standardError = pipe
            try process.run()
            let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus == 0, messages)
        }

        @Test(.enabled(if: FileManager.default.fileExists(atPath: "\(modules)/Injection.swiftmodule")))
        func `resolving a service of the main actor off it does not compile`() throws {
            func program(_ isolation: String) -> String {
                """
                import Injection
                @MainActor final class Model {}
                \(isolation) func use(_ container: Container) throws { _ = try container.resolveOnMainActor(Model.self) }
                """
            }

            #expect(try compile(program("@MainActor")).isFine)
            let refused = try compile(program("nonisolated"))
            #expect(!refused.isFine)
            #expect(refused.messages.contains("main actor-isolated instance method 'resolveOnMainActor"))
        }

        @Test(.enabled(if: FileManager.default.fileExists(atPath: "\(modules)/Injection.swiftmodule")))
        func `registering a service of the main actor as one for any thread does not compile`() throws {
            func program(_ method: String) -> String {
                """
                import Injection
                @MainActor final class Model { init() {} }
                func fill(_ registry: inout Registry) { registry.\(method)(Model.self, Model.init) }
                """
            }

            #expect(try compile(program("registerOnMainActor")).isFine)
            #expect(try !compile(program("register")).isFine)
        }
    #endif
}
