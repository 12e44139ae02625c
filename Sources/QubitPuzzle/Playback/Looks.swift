import QuantumSimulator

/// What decides how the looks on a board come out.
struct Looks: Sendable {
  /// What they are drawn from.
  let seed: UInt64
  /// How often the player has looked again.
  var take: UInt64 = 0
  /// Which looks are held to which outcome.
  var forced: [Int: Outcome] = [:]

  /// What a look finds, given how likely it is to find 1: the outcome that it is held to, else the one that is recorded,
  /// else a draw from the stream that belongs to the look and the take.
  func outcome(of look: Int, probabilityOfOne: Double, recorded: [Outcome]) -> Outcome {
    if let outcome = forced[look] { return outcome }
    if recorded.indices.contains(look) { return recorded[look] }
    var generator = SeededGenerator(seed: seed, stream: take << 16 | UInt64(look))
    return Outcome(bit: generator.nextUniform() < probabilityOfOne)
  }
}
