import QubitLab

/// What a command line asks of a run.
struct RunQuestions {
  var probabilities: Bool
  var state: Bool
  var bloch: Bool
  var expectations: [(text: String, string: PauliString)] = []
  let shots: Int?
  let seed: UInt64
  /// How states are held and worked on.
  var settings = ComputeSettings()

  /// Whether an answer needs every course of the program, not only samples.
  var needsCourses: Bool { probabilities || state || bloch || !expectations.isEmpty }

  init(_ invocation: Invocation) throws(Failure) {
    state = invocation.has(.state)
    bloch = invocation.has(.bloch)
    for text in invocation[.expectation]?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard !text.isEmpty else {
        throw .usage("--expectation wants Pauli strings such as ZZI, parted by commas; found an empty one")
      }
      do throws(PauliStringError) {
        expectations.append((String(text), try PauliString(String(text))))
      } catch {
        throw .usage("--expectation cannot read '\(text)': \(error)")
      }
    }
    shots = try invocation.number(.shots, in: 1...1_000_000_000)
    seed = try invocation.seed ?? 0
    settings.precision = invocation.precision
    if let threads = try invocation.threads { settings.threadLimit = threads }
    let asksNothing = !state && !bloch && expectations.isEmpty && shots == nil
    probabilities = invocation.has(.probabilities) || asksNothing
  }
}
