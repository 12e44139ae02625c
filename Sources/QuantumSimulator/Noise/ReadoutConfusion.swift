/// A detector that errs: with what probability it reads a 1 where there is a 0, and a 0 where there is a 1.
///
/// ```swift
/// let detector = try ReadoutConfusion(oneForZero: 0.01, zeroForOne: 0.05)
/// detector.readings(ofOneWithProbability: 0.5)      // how often it will read 1
/// ```
public struct ReadoutConfusion: Hashable, Sendable {
  /// The probability to read 1 from |0⟩.
  public let oneForZero: Double
  /// The probability to read 0 from |1⟩.
  public let zeroForOne: Double

  /// A detector that never errs.
  public static let none = ReadoutConfusion(trusted: 0, 0)

  private init(trusted oneForZero: Double, _ zeroForOne: Double) {
    self.oneForZero = oneForZero
    self.zeroForOne = zeroForOne
  }

  /// A detector with these probabilities to err.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public init(oneForZero: Double, zeroForOne: Double) throws(ChannelError) {
    for probability in [oneForZero, zeroForOne] {
      guard (0...1).contains(probability) else { throw .probabilityOutOfRange(probability) }
    }
    self.init(trusted: oneForZero, zeroForOne)
  }

  /// The probability to read an outcome where another, or the same, is true.
  public func probability(ofReading reading: Outcome, from truth: Outcome) -> Double {
    let toErr = truth == .zero ? oneForZero : zeroForOne
    return reading == truth ? 1 - toErr : toErr
  }

  /// The probability to read 1 where the true probability of 1 is the one given.
  public func readings(ofOneWithProbability probability: Double) -> Double {
    (1 - probability) * oneForZero + probability * (1 - zeroForOne)
  }

  /// What a detector reads, drawn for an outcome that is true. Takes exactly one number from the generator.
  public func reading(of truth: Outcome, using generator: inout SeededGenerator) -> Outcome {
    let toErr = truth == .zero ? oneForZero : zeroForOne
    return generator.nextUniform() < toErr ? truth.opposite : truth
  }

  /// The probabilities of what is read from several qubits, each by such a detector, from the true ones: 2ⁿ
  /// numbers each, qubit 0 the least significant bit. O(n·2ⁿ).
  public func readings(of probabilities: [Double]) -> [Double] {
    precondition(
      probabilities.count.nonzeroBitCount == 1, "A table of probabilities has an entry for each bit string.")
    var result = probabilities
    for bit in 0..<probabilities.count.trailingZeroBitCount {
      for index in result.indices where index >> bit & 1 == 0 {
        let (zero, one) = (result[index], result[index | 1 << bit])
        result[index] = zero * (1 - oneForZero) + one * zeroForOne
        result[index | 1 << bit] = zero * oneForZero + one * (1 - zeroForOne)
      }
    }
    return result
  }
}
