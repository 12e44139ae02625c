public import QuantumSimulator

/// A number together with the way its author wrote it, such as `sqrt(3)/2`.
///
/// Both are kept so that a file can be written back as it was read, and so that a picture can show the
/// form a learner recognises.
public struct WrittenNumber: Hashable, Sendable {
  /// The author's spelling.
  public var text: String
  /// What it amounts to.
  public var value: Double

  /// Makes a number from its spelling and its value; the reader of level files has checked that they agree.
  public init(text: String, value: Double) {
    self.text = text
    self.value = value
  }
}

/// A state together with the way its author wrote it, such as `(|00> + |11>)/sqrt(2)`.
public struct WrittenKet: Hashable, Sendable {
  /// The author's spelling.
  public var text: String
  /// The 2ⁿ normalised amplitudes in index order: qubit 0 is the least significant bit.
  public var amplitudes: [Complex]

  /// Makes a state from its spelling and its amplitudes; the reader of level files has checked that they agree.
  public init(text: String, amplitudes: [Complex]) {
    self.text = text
    self.amplitudes = amplitudes
  }

  /// The number of qubits n, where there are 2ⁿ amplitudes.
  public var qubitCount: Int { amplitudes.count.trailingZeroBitCount }
}
