/// Hands each change of a value to every stream that was opened on it.
struct Feed<Value: Equatable & Sendable> {
  private var last: Value?
  private var listeners: [AsyncStream<Value>.Continuation] = []

  mutating func open(at value: Value) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    continuation.yield(value)
    last = value
    listeners.append(continuation)
    return stream
  }

  mutating func send(_ value: Value) {
    guard value != last else { return }
    last = value
    listeners.removeAll { listener in
      if case .terminated = listener.yield(value) { true } else { false }
    }
  }
}
