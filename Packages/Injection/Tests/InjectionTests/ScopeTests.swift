import Injection
import Testing

@Suite struct ScopeTests {
    @Test func `a shared service is the same each time, a transient one is new`() throws {
        let container = try Registry(feature, storage).build()

        let (first, second) = (try container.resolve(ViewModel.self), try container.resolve(ViewModel.self))

        #expect(first !== second)
        #expect(first.useCase.repository === second.useCase.repository)
        #expect(try container.resolve((any DataSource).self) === first.useCase.repository.source)
    }

    @Test func `modules come in any order`() throws {
        #expect(
            try Registry(storage, feature).build().resolve(ViewModel.self).useCase.repository.source.origin == "real")
        #expect(
            try Registry(feature, storage).build().resolve(ViewModel.self).useCase.repository.source.origin == "real")
    }

    @Test func `services of one type are told apart by name`() throws {
        var registry = Registry()
        registry.register(String.self, value: "plain")
        registry.register(String.self, name: "title", value: "named")
        registry.register([String].self) { [try $0.resolve(), try $0.resolve(name: "title")] }
        let container = try registry.build()

        #expect(try container.resolve([String].self) == ["plain", "named"])
        #expect(try container.resolveOptional(String.self, name: "other") == nil)
    }

    @Test func `an optional resolve is nil only if the service itself is not registered`() throws {
        var registry = Registry()
        registry.register(Int8.self) { Int8(try $0.resolve(Int16.self)) }
        let container = try registry.build()

        #expect(try container.resolveOptional(Int16.self) == nil)
        let error = resolutionError { _ = try container.resolveOptional(Int8.self) }
        #expect(error?.reason == .missing)
        #expect(error?.path == ["Int8", "Int16"])
    }

    @Test func `initializers of up to six parameters are edges`() throws {
        var registry = Registry()
        registry.register(Int8.self) { 1 }
        registry.register(Int16.self) { (a: Int8) in Int16(a) + 1 }
        registry.register(Int32.self) { (a: Int8, b: Int16) in Int32(a) + Int32(b) }
        registry.register(Int64.self) { (a: Int8, b: Int16, c: Int32) in Int64(a) + Int64(b) + Int64(c) }
        registry.register(UInt8.self) { (a: Int8, b: Int16, c: Int32, d: Int64) in UInt8(d) + UInt8(c) }
        registry.register(UInt16.self) { (a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8) in UInt16(e) + UInt16(d) }
        registry.register(UInt32.self) { (a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8, f: UInt16) in
            UInt32(f) + UInt32(e)
        }

        #expect(try registry.build().resolve(UInt32.self) == 24)
    }

    @Test func `a shared service is made once under 64 tasks`() async throws {
        for _ in 0..<20 {
            let (arrived, made) = (Counter(), Counter())
            var registry = Registry()
            registry.register((any DataSource).self, as: .shared) {
                made.increment()
                giveWay(until: { arrived.value > 1 })
                return RealDataSource()
            }
            registry.register((any Repository).self, DefaultRepository.init)
            let container = try registry.build()

            let seen = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<64 {
                    group.addTask {
                        arrived.increment()
                        return ObjectIdentifier(try container.resolve((any Repository).self).source)
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }

            #expect(made.value == 1)
            #expect(seen.count == 1)
        }
    }

    @Test func `a slow factory holds up only those who need its service`() throws {
        let (entered, release, others) = (Signal(), Signal(), Counter())
        var registry = Registry(storage)
        registry.register(Int.self, as: .shared) {
            entered.send()
            return release.wait() ? 1 : 0
        }
        let container = try registry.build()

        let slow = onThread { _ = try? container.resolve(Int.self) }
        #expect(entered.wait())
        let quick = onThread { if (try? container.resolve((any DataSource).self)) != nil { others.increment() } }

        #expect(quick.wait())
        #expect(others.value == 1)
        release.send()
        #expect(slow.wait())
        #expect(try container.resolve(Int.self) == 1)
    }

    @Test func `releasing the container releases what it made`() throws {
        weak var source: (any DataSource)?
        weak var repository: (any Repository)?
        do {
            let container = try Registry(feature, storage).build()
            repository = try container.resolve((any Repository).self)
            source = try container.resolve((any DataSource).self)
            #expect(source != nil && repository != nil)
        }

        #expect(source == nil && repository == nil)
    }
}
