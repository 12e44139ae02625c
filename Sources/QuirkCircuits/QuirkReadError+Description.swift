import QubitLevels
import QuantumSimulator

extension QuirkReadError: CustomStringConvertible {
  /// The line and column in the text, and one sentence that says what was found and what was wanted.
  public var description: String { "\(position.line):\(position.column): \(fault)" }
}

extension QuirkPlace: CustomStringConvertible {
  /// "column 3, wire 1"
  public var description: String { "column \(column), wire \(wire)" }
}

extension QuirkReadFault: CustomStringConvertible {
  /// One sentence that says what was found and what was wanted.
  public var description: String {
    switch self {
    case .json(let fault): fault.message
    case .noCircuit(let found): "found \(found.words), wanted \(Wanted.circuit)"
    case .noCircuitInLink: "the link names no circuit; wanted #circuit= and its JSON"
    case .badLink: "a percent sign of the link lacks its two hexadecimal digits"
    case .wrongType(let found, let wanted): "found \(found.words), wanted \(wanted)"
    case .unknownGate(let id, let place, let nearest):
      "there is no gate '\(id)' (\(place))" + suggestion(nearest)
    case .unsupportedGate(let id, let place):
      "gate '\(id)' (\(place)) of Quirk's has no counterpart in a circuit here"
    case .timeDependent(let id, let place): "gate '\(id)' (\(place)) depends on the time t"
    case .badFormula(let text, let place, let reason): "'\(text)' (\(place)) is no number: \(reason)"
    case .swapHalves(let found, let column):
      "column \(column) has \(found) 'Swap' \(found == 1 ? "half" : "halves"); wanted two"
    case .controlledMeasurement(let place): "a measurement (\(place)) under a control"
    case .overlap(let id, let place): "gate '\(id)' (\(place)) reaches over another gate of its column"
    case .badMatrix(let id, let error): "the matrix of gate '\(id)' is none of a gate: \(error)"
    case .badElement(let text, let reason): "'\(text)' is no number: \(reason)"
    case .badMatrixText(let text): "'\(text)' is no matrix; wanted rows in braces, as {{1,0},{0,1}}"
    case .badStart(let text): "no qubit starts as \(text); wanted 0, 1, \"+\", \"-\", \"i\" or \"-i\""
    case .qubitCount(let count):
      "the circuit has \(count) qubits; from \(StateVector.supportedQubitCounts.lowerBound) to "
        + "\(StateVector.supportedQubitCounts.upperBound) can be simulated"
    case .repeatedDefinition(let id): "gate '\(id)' is defined before"
    case .tooDeep(let id, let limit):
      "gate '\(id)' is made of gates that are made of gates more than \(limit) deep"
    case .tooManyPlaces(let limit): "the gates made of gates come to more than \(limit) places"
    case .tooManyOperations(let limit): "the circuit has more than \(limit) operations"
    }
  }
}

extension QuirkReadFault.Wanted: CustomStringConvertible {
  /// What is wanted, in words.
  public var description: String {
    switch self {
    case .circuit: "an object with 'cols'"
    case .columns: "the list of columns"
    case .column: "a column, which is a list of gates"
    case .gate: "a gate: its name, an object with 'id', or 1 for none"
    case .start: "the list of starting states"
    case .definitions: "the list of gates that are defined"
    case .definition: "an object with 'id' and either 'matrix' or 'circuit'"
    case .formula: "a formula or a number"
    }
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
