import Dispatch

/// Does the same work on many things, several at a time.
enum Workers {
  /// What becomes of each input, in the order of the inputs. At most `jobs` are worked on at a time; each worker takes
  /// the next as soon as it is done with one.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ work: @Sendable (Input) -> Output
  ) -> [Output] {
    let count = min(jobs, inputs.count)
    guard count > 1 else { return inputs.map(work) }
    let list = WorkList(inputs: inputs, of: Output.self)
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      while let (index, input) = list.next() { list.keep(work(input), at: index) }
    }
    return list.outputs
  }
}

/// Inputs waiting for a worker, and what became of those that had one. A queue lets in one worker at a time, which is
/// what makes it safe to share.
private final class WorkList<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "work list")
  private let inputs: [Input]
  private var taken = 0
  private var results: [Output?]

  init(inputs: [Input], of type: Output.Type) {
    self.inputs = inputs
    results = Array(repeating: nil, count: inputs.count)
  }

  /// The next input that nobody has taken.
  func next() -> (index: Int, input: Input)? {
    queue.sync {
      guard taken < inputs.count else { return nil }
      taken += 1
      return (taken - 1, inputs[taken - 1])
    }
  }

  func keep(_ output: Output, at index: Int) { queue.sync { results[index] = output } }

  /// What became of the inputs, once all are done.
  var outputs: [Output] { queue.sync { results.compactMap { $0 } } }
}
