/// Why a state could not be made, changed or read. Each case holds what was found and what was wanted.
public enum StateError: Error, Hashable, Sendable {
  /// A state was asked for with a number of qubits that is not supported.
  case qubitCountOutOfRange(found: Int, allowed: ClosedRange<Int>)
  /// The amplitudes need more memory than there is; `availableBytes` is `nil` where the system refused the
  /// request without saying how much it has.
  case insufficientMemory(qubitCount: Int, neededBytes: UInt64, availableBytes: UInt64?)
  /// A list of amplitudes has a length that is not 2ⁿ for a supported number of qubits.
  case amplitudeCountNotPowerOfTwo(found: Int)
  /// An amplitude is infinite or not a number.
  case amplitudeNotFinite(basisState: Int)
  /// The squared lengths of the amplitudes do not sum to 1.
  case notNormalised(squaredNorm: Double)
  /// Every amplitude is zero, so that no factor normalises them.
  case zeroVector
  /// A basis state has an index beyond 2ⁿ − 1.
  case basisStateOutOfRange(found: Int, basisStateCount: Int)
  /// A qubit is named that the state does not have.
  case qubitOutOfRange(qubit: Int, qubitCount: Int)
  /// A qubit is named twice where distinct qubits are wanted.
  case qubitRepeated(qubit: Int)
  /// A gate is given more or fewer targets than it acts on.
  case targetCountMismatch(found: Int, wanted: Int)
  /// Two states, or a state and a Pauli string or circuit, have different numbers of qubits.
  case qubitCountMismatch(found: Int, wanted: Int)
  /// A circuit that was compiled for one precision and set of instructions is applied to a state with another.
  case settingsMismatch
  /// A measurement was forced to give an outcome that cannot occur.
  case impossibleOutcome(probability: Double)
  /// A result would be too large: a matrix or table over more qubits than the limit.
  case tooManyQubits(found: Int, limit: Int)
  /// A part of the state is asked for that is empty or leaves nothing over, where both halves are needed.
  case noBipartition(qubitCount: Int)
  /// A density matrix is not square, or not of dimension 2ⁿ.
  case densityDimension(rows: Int, columns: Int)
  /// An element of a density matrix is infinite or not a number.
  case densityNotFinite(row: Int, column: Int)
  /// A density matrix differs from its adjoint; the distance is the norm of the difference.
  case densityNotHermitian(distance: Double)
  /// The diagonal of a density matrix does not sum to 1.
  case densityTraceNotOne(trace: Double)
  /// A density matrix has a negative eigenvalue, so it would give negative probabilities.
  case densityNotPositive(eigenvalue: Double)
}
