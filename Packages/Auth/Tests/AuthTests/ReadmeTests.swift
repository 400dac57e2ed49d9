import Auth
import AuthDomain
import Foundation
import Testing

/// The README's first example, as it stands there.
@MainActor @Suite struct ReadmeTests {
    @Test func theFirstExampleWorks() async throws {
        let auth = AuthFactory.inMemory()
        let state = auth.userState()

        await state.signUp(name: "Ada", email: "ada@example.org", password: "correct horse")
        print(state.isLoggedIn)  // true
        await state.signOut()
        await state.signIn(email: "ada@example.org", password: "wrong")
        print(state.message ?? "")  // The e-mail or the password is wrong.

        #expect(!state.isLoggedIn)
        #expect(state.message == "The e-mail or the password is wrong.")
    }

    @Test func theReadmeHoldsThatExample() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let source = try String(contentsOf: folder.appending(path: "ReadmeTests.swift"), encoding: .utf8)
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let example = try #require(
            readme.split(separator: "```swift\n").dropFirst().first?.split(separator: "```").first)

        for line in example.split(separator: "\n") where !line.hasPrefix("import") {
            #expect(source.contains(line), "the test lacks: \(line)")
        }
    }
}
