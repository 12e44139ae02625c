extension StateError: CustomStringConvertible {
  /// What was found and what was wanted, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .qubitCountOutOfRange(let found, let allowed):
      "\(found) qubits are not supported; a state has \(allowed.lowerBound) to \(allowed.upperBound)"
    case .insufficientMemory(let qubitCount, let needed, let available):
      Self.memory(qubitCount, needed, available)
    case .amplitudeCountNotPowerOfTwo(let found):
      "\(found) amplitudes make no state; wanted 2, 4, 8, …, one for each basis state"
    case .amplitudeNotFinite(let basisState):
      "the amplitude of basis state \(basisState) is infinite or not a number"
    case .notNormalised(let squaredNorm):
      "the squared lengths of the amplitudes sum to \(Self.text(squaredNorm)); wanted 1"
    case .zeroVector:
      "every amplitude is zero; wanted at least one that is not"
    case .basisStateOutOfRange(let found, let count):
      "there is no basis state \(found); wanted 0 to \(count - 1)"
    case .qubitOutOfRange(let qubit, let qubitCount):
      "there is no qubit \(qubit); wanted 0 to \(qubitCount - 1)"
    case .qubitRepeated(let qubit):
      "qubit \(qubit) is named twice; wanted distinct qubits"
    case .targetCountMismatch(let found, let wanted):
      "the gate is given \(found) targets; wanted \(wanted)"
    case .qubitCountMismatch(let found, let wanted):
      "found \(found) qubits; wanted \(wanted)"
    case .settingsMismatch:
      "the circuit is compiled for another precision or other instructions than the state's; wanted the same"
    case .impossibleOutcome(let probability):
      "the outcome has probability \(Self.text(probability)) and cannot be forced"
    case .tooManyQubits(let found, let limit):
      "\(found) qubits are too many for this result; the limit is \(limit)"
    case .noBipartition(let qubitCount):
      "\(qubitCount) qubits do not part the state in two; wanted some on either side"
    case .densityDimension(let rows, let columns):
      "a matrix of \(rows) × \(columns) is no density matrix; wanted 2ⁿ × 2ⁿ"
    case .densityNotFinite(let row, let column):
      "element (\(row), \(column)) of the density matrix is infinite or not a number"
    case .densityNotHermitian(let distance):
      "the density matrix is \(Self.text(distance)) away from its adjoint; wanted a Hermitian one"
    case .densityTraceNotOne(let trace):
      "the density matrix has the trace \(Self.text(trace)); wanted 1"
    case .densityNotPositive(let eigenvalue):
      "the density matrix has the eigenvalue \(Self.text(eigenvalue)); wanted none below 0"
    }
  }

  private static func memory(_ qubitCount: Int, _ needed: UInt64, _ available: UInt64?) -> String {
    let request = "\(qubitCount) qubits need \(mebibytes(needed)) MiB of memory; "
    guard let available else { return request + "the system refused them" }
    return request + "\(mebibytes(available)) MiB are available"
  }

  private static func mebibytes(_ bytes: UInt64) -> UInt64 { bytes >> 20 }

  /// The shortest text that reads back as the number.
  static func text(_ value: Double) -> String {
    value.isFinite ? DecimalNumber(shortest: value).text : "something infinite"
  }
}
