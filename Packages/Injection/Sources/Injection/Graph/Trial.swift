/// Runs every closure of a graph once, in a container that is thrown away, to see what it resolves.
struct Trial {
    private let registrations: [Registration]
    private let broken: [Int: ResolutionError]

    /// - Parameter broken: Registrations that can't be made, by index, and why.
    init(_ registrations: [Registration], broken: [Int: ResolutionError]) {
        self.registrations = registrations
        self.broken = broken
    }

    /// What closures resolved, by index of registration, and which factories failed.
    @MainActor
    func run() -> (needs: [Int: [Need]], failures: [GraphProblem]) {
        let recorder = Recorder()
        let graph = ServiceGraph(registrations, recorder: recorder, broken: broken)
        var failures: [GraphProblem] = []
        var failed: Set<String> = []
        for (index, registration) in registrations.enumerated() {
            guard case .closure = registration.needs else { continue }
            do {
                try graph.entry(at: index).tryOut(Context(graph, nil))
            } catch  where error.reason == .failed && failed.insert(error.path.last ?? "").inserted {
                failures.append(.failed(error))
            } catch {
                // Missing and circular needs were noted: the report of the graph tells them, with the others.
            }
        }
        return (recorder.needs, failures)
    }
}

/// Notes what closures resolve.
final class Recorder: Sendable {
    private let notes = Monitor<[Int: [Need]]>([:])

    var needs: [Int: [Need]] {
        notes.change { $0 }
    }

    func note(_ need: Need, of index: Int) {
        notes.change { $0[index, default: []].append(need) }
    }
}
