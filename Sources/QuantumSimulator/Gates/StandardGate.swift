/// The closed set of named gates.
///
/// The raw value is the canonical name, as levels, replays and the terminal write it. What a gate is
/// (matrix, aliases, help) stands in its ``record``.
public enum StandardGate: String, CaseIterable, Hashable, Sendable {
  /// The identity on one qubit.
  case identity = "I"
  /// Pauli X, the bit flip.
  case x = "X"
  /// Pauli Y.
  case y = "Y"
  /// Pauli Z, the phase flip.
  case z = "Z"
  /// The Hadamard gate.
  case h = "H"
  /// The quarter turn about z, √Z.
  case s = "S"
  /// The inverse of S.
  case sdg = "Sdg"
  /// The eighth turn about z, √S.
  case t = "T"
  /// The inverse of T.
  case tdg = "Tdg"
  /// The principal square root of X.
  case sx = "SX"
  /// The inverse of √X.
  case sxdg = "SXdg"
  /// The principal square root of Y.
  case sy = "SY"
  /// The rotation about x by an angle.
  case rx = "Rx"
  /// The rotation about y by an angle.
  case ry = "Ry"
  /// The rotation about z by an angle.
  case rz = "Rz"
  /// The phase gate diag(1, e^{iλ}).
  case p = "P"
  /// The general gate on one qubit, by three angles.
  case u = "U"
  /// Controlled X.
  case cx = "CX"
  /// Controlled Y.
  case cy = "CY"
  /// Controlled Z.
  case cz = "CZ"
  /// Controlled Hadamard.
  case ch = "CH"
  /// Controlled phase.
  case cp = "CP"
  /// Controlled rotation about x.
  case crx = "CRx"
  /// Controlled rotation about y.
  case cry = "CRy"
  /// Controlled rotation about z.
  case crz = "CRz"
  /// The exchange of two qubits.
  case swap = "SWAP"
  /// The exchange of two qubits with a factor i when they differ.
  case iswap = "iSWAP"
  /// The principal square root of SWAP.
  case sqrtSwap = "sqrtSWAP"
  /// The echoed cross-resonance gate.
  case ecr = "ECR"
  /// The rotation about X⊗X by an angle.
  case rxx = "Rxx"
  /// The rotation about Y⊗Y by an angle.
  case ryy = "Ryy"
  /// The rotation about Z⊗Z by an angle.
  case rzz = "Rzz"
  /// X with two controls, Toffoli's gate.
  case ccx = "CCX"
  /// Z with two controls.
  case ccz = "CCZ"
  /// SWAP with a control, Fredkin's gate.
  case cswap = "CSWAP"

  /// The gate with a canonical name or an alias, with the case as written; `nil` if there is none.
  public init?(named name: String) {
    for gate in StandardGate.allCases {
      if gate.rawValue == name || gate.record.aliases.contains(name) {
        self = gate
        return
      }
    }
    return nil
  }

  /// The number of qubits the gate acts on, built-in controls included.
  public var qubitCount: Int { record.qubitCount }
}
