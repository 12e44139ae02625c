public import QuantumSimulator

/// How close a state or an operation is to the wanted one.
public struct FidelityEvidence: Hashable, Sendable {
  /// The fidelity without regard to the global phase: ⟨target|ρ|target⟩, or |tr(T†V)|²/d² for operations.
  public let fidelity: Double
  /// The fidelity as the goal's phase policy has it. Where the phase is exact, it is (Re ⟨target|ψ⟩)² where that
  /// real part is positive and 0 where it is not: 1 only when the phase is right too, and cos²φ when nothing but the
  /// phase is off, by φ.
  public let judged: Double
  /// The least that will do.
  public let minimum: Double
  /// Whether the goal looks at the global phase.
  public let policy: PhasePolicy
  /// The global phase φ in (−π, π], in radians, by which the board is ahead of the target, board ≈ e^{iφ}·target;
  /// nil where there is none: for a subset of the qubits, or where nothing agrees.
  public let globalPhase: Double?
  /// For operations with ancillas: the mean probability, over all inputs, that they are not given back in |0⟩.
  public let leakage: Double
  /// For a table: the mean probability, over its rows, that the right basis state comes out, whatever its phase.
  public let rowFidelity: Double?

  /// Weighs an overlap with the target.
  ///
  /// - Parameters:
  ///   - fidelity: The fidelity without regard to the global phase.
  ///   - overlap: ⟨target|ψ⟩ or tr(T†V)/d, or nil where there is no global phase.
  ///   - minimum: The least fidelity that will do.
  ///   - policy: Whether the global phase counts.
  ///   - leakage: The probability that ancillas are not given back.
  ///   - rowFidelity: For a table, how likely its rows come out right one by one.
  public init(
    fidelity: Double, overlap: Complex?, minimum: Double, policy: PhasePolicy, leakage: Double,
    rowFidelity: Double? = nil
  ) {
    self.rowFidelity = rowFidelity
    self.fidelity = fidelity
    self.minimum = minimum
    self.policy = policy
    self.leakage = leakage
    globalPhase = fidelity > Judge.roundingSlack ? overlap?.phase : nil
    switch (policy, overlap) {
    case (.exact, .some(let overlap)): judged = overlap.real > 0 ? overlap.real * overlap.real : 0
    default: judged = fidelity
    }
  }

  /// Whether every row of a table comes out right by itself, but with phases that superpositions show.
  ///
  /// Right is a fidelity of 1, not one that would do: a level may ask for little.
  public var isWrongOnlyInRowPhases: Bool {
    guard let rowFidelity else { return false }
    return fidelity < minimum - Judge.roundingSlack && rowFidelity >= 1 - Judge.roundingSlack
  }

  /// Whether everything is right but the global phase: board = e^{iφ}·target.
  public var isWrongOnlyInGlobalPhase: Bool {
    judged < minimum - Judge.roundingSlack && fidelity >= 1 - Judge.roundingSlack
  }
}
