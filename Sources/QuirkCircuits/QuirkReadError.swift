public import QubitLevels
public import QuantumSimulator

/// Why a text is no circuit of Quirk's that can be read, and where.
public struct QuirkReadError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: QuirkReadFault
  /// The place in the text.
  public let position: SourcePosition
}

/// Where a gate stands in a circuit of Quirk's, both counted from 1: the column from the left, the wire from the top.
public struct QuirkPlace: Hashable, Sendable {
  /// The column.
  public let column: Int
  /// The wire.
  public let wire: Int
}

/// What can be wrong with a circuit of Quirk's.
public enum QuirkReadFault: Error, Hashable, Sendable {
  /// The text is no JSON.
  case json(JSONFault)
  /// JSON without the columns of a circuit.
  case noCircuit(found: JSONKind)
  /// A link that names no circuit.
  case noCircuitInLink
  /// A link with a percent sign that two hexadecimal digits do not follow.
  case badLink
  /// A value of another type than is wanted in this place.
  case wrongType(found: JSONKind, wanted: Wanted)
  /// A name that no gate has, of Quirk's own or of the text's.
  case unknownGate(String, QuirkPlace, nearest: String?)
  /// A gate that Quirk has and a circuit here has not.
  case unsupportedGate(String, QuirkPlace)
  /// A gate that depends on the time that the page shows.
  case timeDependent(String, QuirkPlace)
  /// A formula that cannot be read.
  case badFormula(String, QuirkPlace, reason: NotationError)
  /// Another number of halves of a swap than two.
  case swapHalves(found: Int, column: Int)
  /// A measurement under a control.
  case controlledMeasurement(QuirkPlace)
  /// A gate of several wires that reaches over a wire where another gate stands.
  case overlap(String, QuirkPlace)
  /// A matrix that is no unitary on whole qubits.
  case badMatrix(String, GateError)
  /// An element of a matrix that cannot be read.
  case badElement(String, reason: NotationError)
  /// A matrix whose text has another form than rows of elements in braces.
  case badMatrixText(String)
  /// A state of a qubit at the start that Quirk does not have.
  case badStart(String)
  /// No qubits at all, or more than can be simulated.
  case qubitCount(Int)
  /// A gate that is defined before.
  case repeatedDefinition(String)
  /// A gate made of gates made of gates, and so on too often.
  case tooDeep(String, limit: Int)
  /// Gates made of gates that come to more places of columns than are read.
  case tooManyPlaces(limit: Int)
  /// More operations than are read, which gates made of gates can add up to.
  case tooManyOperations(limit: Int)

  /// What a place wants.
  public enum Wanted: Hashable, Sendable {
    /// The object of a circuit.
    case circuit
    /// The list of columns.
    case columns
    /// A column: a list of gates.
    case column
    /// A gate: its name, an object with it, or 1 for nothing.
    case gate
    /// The list of starting states.
    case start
    /// The list of gates that the text defines.
    case definitions
    /// The definition of a gate: an object with `id` and either `matrix` or `circuit`.
    case definition
    /// A formula: a text or a number.
    case formula
  }
}
