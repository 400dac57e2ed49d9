import AuthDomain
import Endpoints
import FlowerDetails
import FlowerList
import Foundation
import PostsDomain
import SharedData
import TodosDomain
import UsersDomain

extension Failure {
    static func noSuchTodo(_ id: Todo.ID) -> Failure { Failure(.notFound, "no such todo: \(id)") }

    /// Runs a use case of Todos and puts its errors into words for the command line.
    /// - Parameter id: The todo that it is about.
    @MainActor static func of<Value>(_ id: Todo.ID? = nil, _ work: @MainActor () async throws(TodoError) -> Value)
        async throws(Failure) -> Value
    {
        do {
            return try await work()
        } catch .notFound {
            throw id.map(noSuchTodo) ?? Failure(.notFound, "no such todo")
        } catch .invalidTitle(let problem, let item) {
            throw Failure(
                item == nil ? .wrongUse : .failed,
                item.map {
                    "item \($0 + 1) ([\($0)]): title: \(problem.description.withoutFullStop); nothing was imported"
                } ?? problem.description)
        } catch {
            throw Failure(.failed, error.detail ?? error.message ?? "cancelled")
        }
    }
}

extension String {
    /// A sentence to which more is added.
    var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension Failure {
    /// Runs a use case of Auth and puts its errors into words for the command line.
    @MainActor static func of<Value>(_ work: @MainActor () async throws(AuthError) -> Value) async throws(Failure)
        -> Value
    {
        do { return try await work() } catch { throw Failure(error) }
    }

    /// An error of Auth in words for the command line.
    init(_ error: AuthError) {
        let code: Code =
            switch error {
            case .sessionExpired: .notSignedIn
            case .invalidEmail, .invalidName, .weakPassword: .wrongUse
            case .unknownAccount: .notFound
            default: .failed
            }
        self.init(code, error.message)
    }
}

extension Failure {
    /// JSON that is not of the shape that is imported; where it is an array, the item is named, and the field.
    static func notImported(_ error: WireError) -> Failure {
        guard let index = error.path.first.flatMap({ Int($0.dropFirst().dropLast()) }) else {
            return Failure(.failed, "the file \(error); nothing was imported")
        }
        let words = error.path.dropFirst().joined(separator: ".") + " " + error.reason
        let place = "item \(index + 1) ([\(index)]):"
        return Failure(.failed, "\(place) \(words.trimmingCharacters(in: .whitespaces)); nothing was imported")
    }
}

extension Failure {
    static func noSuchPost(_ id: Post.ID) -> Failure { Failure(.notFound, "no such post: \(id)") }

    /// Runs a use case of Posts and puts its errors into words for the command line.
    /// - Parameter id: The post that it is about.
    @MainActor static func of<Value>(_ id: Post.ID? = nil, _ work: @MainActor () async throws(PostError) -> Value)
        async throws(Failure) -> Value
    {
        do {
            return try await work()
        } catch .notFound {
            throw id.map(noSuchPost) ?? Failure(.notFound, "no such post")
        } catch .invalidText(let problem, let item) {
            throw Failure(
                item == nil ? .wrongUse : .failed,
                item.map { "item \($0 + 1) ([\($0)]): \(problem.text.rawValue): \(problem)" } ?? problem.description)
        } catch {
            throw Failure(.failed, error.detail ?? error.message ?? "cancelled")
        }
    }
}

extension Failure {
    static func noSuchPerson(_ id: User.ID) -> Failure { Failure(.notFound, "no such person: \(id)") }

    /// Runs a use case of Users and puts its errors into words for the command line.
    /// - Parameter id: The person that it is about.
    @MainActor static func of<Value>(_ id: User.ID? = nil, _ work: @MainActor () async throws(UserError) -> Value)
        async throws(Failure) -> Value
    {
        do {
            return try await work()
        } catch .notFound {
            throw id.map(noSuchPerson) ?? Failure(.notFound, "no such person")
        } catch .isOwnAccount {
            throw Failure(.failed, "this is you: 'demo account delete' deletes your account")
        } catch .invalid(let problem, let item) {
            throw Failure(
                item == nil ? .wrongUse : .failed,
                item.map { "item \($0 + 1) ([\($0)]): \(problem.field.place): \(problem) Nothing was imported." }
                    ?? problem.description)
        } catch {
            throw Failure(.failed, error.detail ?? error.message ?? "cancelled")
        }
    }
}
