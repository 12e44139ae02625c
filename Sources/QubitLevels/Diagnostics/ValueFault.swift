public import QuantumSimulator

/// What is wrong with something spelled inside a string: a gate, a ket, a number, a move.
public enum ValueFault: Hashable, Sendable {
  // Names
  /// No gate has this name.
  case unknownGate(String, near: String?)
  /// The level has no qubit of this name.
  case unknownQubit(String, known: [String], near: String?)

  /// The level has no bit of this name.
  case unknownBit(String, known: [String], near: String?)
  /// The question has no choice of this id.
  case unknownChoice(String, known: [String], near: String?)
  /// The level has no piece of this name.
  case unknownPiece(String, known: [String], near: String?)
  /// The level has no case of this id.
  case unknownCase(String, known: [String], near: String?)
  /// A qubit or bit that is named twice where once is meant.
  case repeatedWire(String)

  // Expressions, kets and gates
  /// What the reader of a notation found.
  case notation(NotationFault, in: Notation)
  /// A unit behind a number.
  case unit(String, in: Notation)

  // Operations
  /// Nothing where an operation is wanted.
  case missingOperation
  /// No qubits where some are wanted.
  case missingQubits
  /// A measurement that is not spelled as measurements are.
  case badMeasurement
  /// A reset of other than one qubit.
  case badReset
  /// A condition that is not spelled as conditions are.
  case badCondition
  /// A piece on more or fewer qubits than it has wires.
  case pieceWireCount(String, found: Int, wanted: Int)
  /// A piece with other than the numbers in brackets that its dials want.
  case dialCount(String, found: Int, wanted: Int)
  /// Qubits behind a wait or pulse, which acts on all.
  case needlessQubits(String)
  /// A tool for a piece with other than one grid for each dial.
  case wrongDialGrids(String, found: Int, wanted: Int)
  /// Something else where only gates make sense.
  case gateWanted
  /// One of the level's pieces where only gates make sense.
  case pieceAmongGates(String)
  /// An ancilla in the operation that is wanted of the other qubits.
  case ancillaInTarget(String)

  // Moves
  /// Nothing where a move is wanted.
  case missingMove
  /// A replacement that does not say with what.
  case badReplacement
  /// A move of an operation that does not say where to.
  case badRelocation
  /// What should be the number of an operation.
  case badPosition(String)
  /// What should be a number of rounds.
  case badRounds(String)
  /// An answer where the level asks nothing.
  case noQuestion
  /// The id of a choice without the word `answer` in front.
  case bareChoice(String)

  // Letters and bits
  /// A letter that is no Pauli operator.
  case badPauliLetter(Unicode.Scalar, allowsIdentity: Bool)
  /// A Pauli string or basis of another length than there are qubits.
  case pauliCount(Int, wanted: Int)
  /// A character in an outcome that is neither 0 nor 1.
  case badBit(Unicode.Scalar)
  /// An outcome of another length than there are qubits or bits that are read.
  case bitCount(Int, wanted: Int, of: WireKind)

  // Matrices
  /// A matrix that is not unitary, by the norm of U†U − 1.
  case notUnitary(distance: Double)
  /// A matrix over more qubits than are written out.
  case matrixOfManyQubits(Int, most: Int)
  /// A start that is no density matrix.
  case noDensity(StateError)
  /// Weights of a mixture that do not sum to 1.
  case weightSum(Double)

  // Angles
  /// A gate with parameters but no grid of angles.
  case angleGridsMissing(StandardGate, count: Int)
  /// More or fewer grids than the gate has parameters.
  case wrongGridCount(StandardGate, found: Int, wanted: Int)
  /// A step that leads nowhere.
  case stepNotPositive(Double)
  /// A grid with no angle or too many.
  case badStepCount(Double, most: Int)

  /// What an outcome has a digit for.
  public enum WireKind: Hashable, Sendable {
    /// A qubit that is measured.
    case qubit
    /// A classical bit.
    case bit
  }

  /// The small languages inside strings that the simulator reads.
  public enum Notation: Hashable, Sendable {
    /// A number.
    case number
    /// A ket.
    case ket
    /// A gate with its qubits.
    case gate
  }
}

extension ValueFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .unknownGate: .unknownGate
    case .unknownQubit: .unknownQubit
    case .unknownBit: .unknownBit
    case .unknownChoice: .unknownChoice
    case .unknownPiece: .unknownPiece
    case .unknownCase: .unknownCase
    case .notation(_, .number), .unit(_, .number): .badNumber
    case .notation(_, .ket), .unit(_, .ket): .badKet
    case .notation(_, .gate), .unit(_, .gate): .badOperation
    case .repeatedWire, .missingOperation, .missingQubits, .badMeasurement, .badReset, .badCondition,
      .pieceWireCount, .dialCount, .needlessQubits, .gateWanted, .pieceAmongGates,
      .ancillaInTarget:
      .badOperation
    case .missingMove, .badReplacement, .badRelocation, .badPosition, .badRounds, .noQuestion, .bareChoice:
      .badMove
    case .badPauliLetter, .pauliCount: .badPauli
    case .badBit, .bitCount: .badOutcome
    case .notUnitary, .matrixOfManyQubits: .badMatrix
    case .noDensity, .weightSum: .badDensity
    case .angleGridsMissing, .wrongGridCount, .wrongDialGrids, .stepNotPositive, .badStepCount: .badAngles
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    switch self {
    case .unknownGate(_, let near), .unknownQubit(_, _, let near), .unknownBit(_, _, let near),
      .unknownChoice(_, _, let near), .unknownPiece(_, _, let near), .unknownCase(_, _, let near):
      near
    case .bareChoice(let id): "answer \(id)"
    default: nil
    }
  }
}
