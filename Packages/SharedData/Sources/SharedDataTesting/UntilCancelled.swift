/// Returns when the task is cancelled, and not before: for a double that is to answer nothing.
public func untilCancelled() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
}
