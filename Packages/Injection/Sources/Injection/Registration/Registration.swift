/// Where a registration is written.
@usableFromInline
struct Place: Sendable {
    let file: StaticString
    let line: UInt

    @usableFromInline
    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }
}

/// One service and how it is made, before it is part of a container.
@usableFromInline
struct Registration: Sendable {
    /// What the factory says it needs.
    enum Needs: Sendable {
        /// The parameters of an initializer.
        case parameters([Need])
        /// A closure, which says nothing until it runs.
        case closure
    }

    let key: ServiceKey
    let scope: Scope
    let isMainActor: Bool
    let needs: Needs
    let place: Place
    var module: String?
    let makeEntry: @Sendable (_ index: Int) -> AnyEntry
    let link: @Sendable (AnyEntry, Linker) -> Void

    /// `Posts/PostModule.swift:12 (module Posts)`
    var origin: String {
        "\(place.file):\(place.line)" + (module.map { " (module \($0))" } ?? "")
    }

    var parameters: [Need] {
        if case .parameters(let needs) = needs { needs } else { [] }
    }
}

/// An edge of the graph: a service that another one needs.
@usableFromInline
struct Need: Sendable, Hashable {
    let key: ServiceKey
    let isOptional: Bool

    /// The need of a parameter: one of type `Service?` is content with nil, unless the optional itself is registered.
    @usableFromInline
    init(parameter type: any Any.Type) {
        if let optional = type as? any OptionalService.Type {
            key = ServiceKey(optional.wrappedService, name: nil)
            isOptional = true
        } else {
            key = ServiceKey(type, name: nil)
            isOptional = false
        }
    }

    init(_ key: ServiceKey, isOptional: Bool) {
        self.key = key
        self.isOptional = isOptional
    }
}

/// What lets a parameter of type `Service?` be seen as "this service, if there is one".
@usableFromInline
protocol OptionalService {
    static var wrappedService: any Any.Type { get }
    static func adapter(in linker: Linker) -> AnyEntry
}
