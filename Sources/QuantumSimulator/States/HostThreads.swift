import HostProcessor

/// The threads that share the work on a large state.
enum HostThreads {
  /// How many processors this process may run on.
  static let processorCount = Int(host_processor_count())

  /// Does `parts` parts of some work on at most so many threads, the caller's among them.
  static func run(parts: Int, threads: Int, _ body: (_ part: Int) -> Void) {
    guard threads > 1 && parts > 1 else {
      for part in 0..<parts { body(part) }
      return
    }
    withoutActuallyEscaping(body) { body in
      var work = Work(body: body)
      withUnsafeMutablePointer(to: &work) { work in
        host_run_parts(
          Int32(threads), Int32(parts),
          { context, part in
            context?.assumingMemoryBound(to: Work.self).pointee.body(Int(part))
          }, work)
      }
    }
  }

  private struct Work {
    let body: (Int) -> Void
  }
}
