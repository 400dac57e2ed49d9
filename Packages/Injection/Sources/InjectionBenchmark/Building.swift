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
                registry.register(Own.self, as: .shared) { (upper: Upper, top: Top) in
                    Own(before: upper.before + top.before)
                }
            }
        }
        func second<A, B>(_ a: A.Type, _ b: B.Type) {
            for c in digits { third(a, b, c) }
        }
        func first<A>(_ a: A.Type) {
            for b in digits { second(a, b) }
        }
        for a in digits { first(a) }
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

private let digits: [any Any.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

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
