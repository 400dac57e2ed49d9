import Injection

/// 1,000 types of service: ten digits in each of three places.
struct Service<A, B, C>: Sendable {
    let before: Int
}

extension Benchmark {
    /// A registry of 1,000 services; each needs up to two that came before it.
    static func thousand(closures: Bool) -> Registry {
        var registry = Registry()
        func third<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) {
            typealias Own = Service<A, B, C>
            typealias Upper = Service<A, B, D0>
            typealias Top = Service<A, D0, D0>
            if c == D0.self, b == D0.self {
                registry.register(Own.self, as: .shared) { Own(before: 0) }
            } else if c == D0.self {
                registry.register(Own.self, as: .shared) { (top: Top) in Own(before: top.before + 1) }
            } else if closures {
                registry.register(Own.self, as: .shared) { Own(before: try $0.resolve(Upper.self).before + 1) }
            } else {
                registry.register(Own.self, as: .shared) { (upper: Upper, top: Top) in Own(before: upper.before + top.before) }
            }
        }
        func second<A, B>(_ a: A.Type, _ b: B.Type) {
            third(a, b, D0.self); third(a, b, D1.self); third(a, b, D2.self); third(a, b, D3.self); third(a, b, D4.self)
            third(a, b, D5.self); third(a, b, D6.self); third(a, b, D7.self); third(a, b, D8.self); third(a, b, D9.self)
        }
        func first<A>(_ a: A.Type) {
            second(a, D0.self); second(a, D1.self); second(a, D2.self); second(a, D3.self); second(a, D4.self)
            second(a, D5.self); second(a, D6.self); second(a, D7.self); second(a, D8.self); second(a, D9.self)
        }
        first(D0.self); first(D1.self); first(D2.self); first(D3.self); first(D4.self)
        first(D5.self); first(D6.self); first(D7.self); first(D8.self); first(D9.self)
        return registry
    }

    @MainActor
    static func measureBuilding() throws {
        let declared = thousand(closures: false)
        let closures = thousand(closures: true)
        var figures: (build: [Double], check: [Double]) = ([], [])
        for _ in 0..<rounds {
            figures.build.append(nanoseconds(try clock.measure { _ = try declared.build() }))
            figures.check.append(nanoseconds(try clock.measure { try closures.check() }))
        }
        print("build() of 1,000 registrations:              \(rounded(median(figures.build) / 1e6, 2)) ms")
        print("check() of 1,000 registrations, 900 closures: \(rounded(median(figures.check) / 1e6, 2)) ms")
    }
}

enum D0 {}
enum D1 {}
enum D2 {}
enum D3 {}
enum D4 {}
enum D5 {}
enum D6 {}
enum D7 {}
enum D8 {}
enum D9 {}
