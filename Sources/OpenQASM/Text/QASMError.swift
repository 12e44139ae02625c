public import QuantumSimulator

/// Why a program cannot be used, and where.
public struct QASMError: Error, Hashable, Sendable {
  /// The place of the byte at fault.
  public let position: SourcePosition
  /// What is wrong there.
  public let fault: QASMFault

  /// A fault at a place.
  public init(position: SourcePosition, fault: QASMFault) {
    self.position = position
    self.fault = fault
  }
}

/// What can be wrong with a program, with the evidence.
public enum QASMFault: Hashable, Sendable {
  // The text
  /// A character that begins nothing, as a Unicode scalar.
  case unexpectedCharacter(UInt32)
  /// A byte that is not UTF-8, outside a comment.
  case invalidUTF8(UInt8)
  /// A comment that the text ends in.
  case unclosedComment
  /// A string that its line ends in.
  case unclosedString
  /// Digits followed by what belongs to no number.
  case malformedNumber
  /// A number that no 64 bits, or no `Double`, can hold.
  case numberTooLarge
  /// A text of more bytes than can be counted in 32 bits.
  case textTooLong(bytes: Int)

  // The grammar
  /// Something else than what the grammar wants.
  case unexpected(found: String, wanted: Expectation)
  /// A value where a range such as `[0:3]` is wanted.
  case notARange
  /// Expressions or statements nested deeper than the limit.
  case nestedTooDeep(limit: Int)
  /// A version of the language that is not known.
  case unknownVersion(String)
  /// A file that is not known.
  case unknownInclude(String)
  /// A part of the language that a circuit simulator does not run.
  case unsupported(Feature)

  // Names
  /// A name that nothing has.
  case undefined(name: String)
  /// A gate that a file of standard gates defines, which is not included.
  case notIncluded(gate: String, file: String)
  /// A name that is given twice.
  case redefined(name: String)
  /// A name of the wrong kind.
  case wrongKind(name: String, found: EntityKind, wanted: EntityKind)
  /// A gate that uses itself.
  case recursiveGate(name: String)
  /// A subroutine that calls itself.
  case recursiveSubroutine(name: String)
  /// A gate that is declared and not defined.
  case opaqueGate(name: String)
  /// The definition of something in a block, where only the outermost level may have it.
  case notGlobal(EntityKind)

  // Counts, sizes and indices
  /// The wrong number of arguments.
  case wrongArgumentCount(name: String, found: Int, wanted: Int)
  /// The wrong number of qubits.
  case wrongQubitCount(name: String, found: Int, wanted: Int)
  /// Registers of different sizes in one statement.
  case sizesDiffer(Int, Int)
  /// An index past the end of a register.
  case indexOutOfRange(index: Int64, size: Int)
  /// A qubit that one operation uses twice.
  case repeatedQubit
  /// A range that a loop runs over without a start or without a stop.
  case openRange
  /// A value that a `switch` names twice.
  case repeatedCase
  /// A range that never gets on.
  case rangeWithoutStep
  /// A size that is not from 1 to the limit.
  case sizeOutOfRange(found: Int64, limit: Int)
  /// More of something than the limit allows.
  case tooMany(Bounded, limit: Int)

  // Values
  /// A value that is not known before the program runs, where one is wanted.
  case notConstant
  /// A value of the wrong type.
  case wrongType(found: String, wanted: String)
  /// A change of something that cannot be changed.
  case notAssignable(name: String)
  /// Division by zero.
  case divisionByZero
  /// A whole number that does not fit its type.
  case overflow
  /// A function outside its domain, or a result that is no number.
  case undefinedResult(function: String)
  /// An input without a value.
  case missingInput(name: String)
  /// A power of a gate that cannot be formed.
  case powerOfWideGate(qubits: Int, limit: Int)
  /// A statement that only a loop, a subroutine or the outermost level may have.
  case misplaced(Misplaced)
  /// Something else than a qubit of the gate, in the definition of a gate.
  case notAGateQubit
  /// Physical qubits, such as `$0`, beside declared ones.
  case mixedQubits
  /// Something that may not stand in the definition of a gate.
  case notUnitary
  /// A loop that goes on for ever: a round changes nothing that decides whether there is another.
  case endlessLoop
  /// A subroutine that owes a value and ends without `return`.
  case missingReturn

  // The run
  /// A program without qubits.
  case noQubits
  /// The state refuses, as it does where it would have too many qubits.
  case state(StateError)
  // The circuit
  /// A program whose steps depend on outcomes in a way that no circuit of this kind expresses.
  case notACircuit(Obstacle)
}
