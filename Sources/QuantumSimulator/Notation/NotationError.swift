/// Why a text does not say what it should, and where.
public struct NotationError: Error, Hashable, Sendable {
  /// The offset of the fault from the start of the text, in Unicode scalars.
  public let offset: Int
  /// What is wrong there.
  public let fault: NotationFault

  /// A fault at an offset in Unicode scalars.
  public init(_ fault: NotationFault, at offset: Int) {
    self.offset = offset
    self.fault = fault
  }
}

/// What can be wrong with an expression, a ket or a gate given as text.
public enum NotationFault: Hashable, Sendable {
  /// The text has more Unicode scalars than are looked at.
  case tooLong(limit: Int)
  /// Parentheses, signs, powers and roots stand inside each other more deeply than is followed.
  case tooDeep(limit: Int)
  /// Something else is wanted than what is found; `nil` is the end of the text.
  case unexpected(found: Unicode.Scalar?, wanted: NotationWant)
  /// A word that means nothing here.
  case unknownWord(String)
  /// A product without a sign after a quotient, as "1/2pi", which people read in two ways.
  case ambiguousQuotient
  /// A division by zero.
  case divisionByZero
  /// A number too large for a double, or none at all.
  case notFinite
  /// An imaginary part where a real number is wanted.
  case notReal
  /// A ket where a number is wanted.
  case unwantedKet
  /// A number where a ket is wanted.
  case missingKet
  /// Kets on different numbers of qubits are added.
  case unequalKets(qubitCount: Int, otherQubitCount: Int)
  /// A ket has more qubits than are allowed.
  case tooManyQubits(limit: Int)
  /// A ket on another number of qubits than is wanted.
  case wrongQubitCount(found: Int, wanted: Int)
  /// The amplitudes of a ket have a norm other than one.
  case notNormalised(norm: Double)
  /// No gate has this name; `nearest` is one with a similar name, if any.
  case unknownGate(String, nearest: StandardGate?)
  /// A gate has more or fewer parameters than it takes.
  case wrongParameterCount(gate: StandardGate, found: Int)
  /// A gate is placed on more or fewer qubits than it has.
  case wrongTargetCount(gate: StandardGate, found: Int)
  /// No qubit has this name.
  case unknownQubit(String)
  /// A qubit is named twice.
  case repeatedQubit(String)
}

/// What may stand at a place of a text.
public enum NotationWant: Hashable, Sendable {
  /// A number, a constant, a function, a root, a ket or an opening parenthesis.
  case operand
  /// An opening parenthesis.
  case openingParenthesis
  /// A closing parenthesis.
  case closingParenthesis
  /// A comma or a closing parenthesis.
  case commaOrClosingParenthesis
  /// One of 0, 1, +, −, +i, −i.
  case ketSymbol
  /// One of the ket symbols or the end of the ket, `>` or `⟩`.
  case ketSymbolOrEnd
  /// The name of a gate.
  case gateName
  /// The name of a qubit.
  case qubitName
  /// The name of a qubit or a closing bracket.
  case qubitNameOrClosingBracket
  /// An operator.
  case operatorSign
  /// The end of the text.
  case end
}
