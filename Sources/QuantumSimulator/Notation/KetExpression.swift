/// A state as people write it: "(|00> + i|11>)/sqrt(2)", "|+0⟩", "cos(pi/8)|0> + sin(pi/8)|1>".
///
/// Inside a ket stand 0, 1, + and −, and +i and −i for the eigenstates of Y; the rightmost is qubit 0. Kets
/// side by side multiply, as in "(|0>+|1>)|0>/√2", the left one taking the higher qubits. Everything of
/// ``ScalarExpression`` may stand in front, behind and below.
public struct KetExpression: Hashable, Sendable {
  /// The number of qubits.
  public let qubitCount: Int
  /// The amplitudes in index order, 2 to the power ``qubitCount`` of them; their norm is one up to rounding.
  public let amplitudes: [Complex]

  /// What to do with amplitudes whose norm is not one.
  public enum Normalisation: Hashable, Sendable {
    /// Refuse them, with the norm.
    case required
    /// Divide them by the norm.
    case adjusted
  }

  /// The most qubits a ket in text may have, unless told otherwise.
  public static let defaultQubitLimit = 12

  /// How far the norm may be from one before it counts as wrong: ten written decimals pass.
  public static let normTolerance = 1e-9

  /// Reads a ket.
  ///
  /// - Parameters:
  ///   - qubitCount: how many qubits it must have, or `nil` for any number.
  ///   - normalisation: what to do if the norm differs from one by more than ``normTolerance``.
  ///   - qubitLimit: the most qubits it may have; time and memory grow with 2 to that power.
  /// - Throws: ``NotationError``. The offset of a fault of the whole ket is zero.
  public init(
    _ text: String, qubitCount: Int? = nil, normalisation: Normalisation = .required,
    qubitLimit: Int = defaultQubitLimit
  ) throws(NotationError) {
    var reader = ExpressionReader(try NotationScanner(text), qubitLimit: qubitLimit)
    let value = try reader.readSum()
    try reader.scanner.finish(.operatorSign)
    guard case .ket(let ket) = value else { throw NotationError(.missingKet, at: 0) }
    if let qubitCount, ket.qubitCount != qubitCount {
      throw NotationError(.wrongQubitCount(found: ket.qubitCount, wanted: qubitCount), at: 0)
    }
    var normSquared = 0.0
    for amplitude in ket.amplitudes { normSquared += amplitude.lengthSquared }
    let norm = normSquared.squareRoot()
    guard norm.isFinite else { throw NotationError(.notFinite, at: 0) }
    let isUnit = (norm - 1).magnitude <= Self.normTolerance
    guard norm > 0, isUnit || normalisation == .adjusted else {
      throw NotationError(.notNormalised(norm: norm), at: 0)
    }
    self.qubitCount = ket.qubitCount
    // A norm that is off by rounding alone is left, so that written amplitudes keep their bits.
    let isExact = (norm - 1).magnitude <= 0x1p-50
    amplitudes = isExact ? ket.amplitudes : ket.scaled(by: Complex(1 / norm)).amplitudes
  }
}
