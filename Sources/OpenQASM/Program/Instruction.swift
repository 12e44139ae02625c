import QuantumSimulator

/// One step of a compiled program.
enum Instruction: Sendable {
  /// A gate whose parameters and qubits are known, by its place in ``ProgramCode/calls``.
  case call(Int32)
  /// A gate whose parameters or qubits are computed, by its place in ``ProgramCode/applications``.
  case apply(Int32)
  /// A measurement, by its place in ``ProgramCode/measurements``.
  case measure(Int32)
  /// Qubits are brought to |0⟩.
  case reset(QubitSource)
  /// No operation on the qubits moves across; the sources are in ``ProgramCode/sources``.
  case barrier(first: Int32, count: Int32)
  /// A variable takes a value.
  case store(Int32, FormulaID)
  /// A part of a variable takes a value, by its place in ``ProgramCode/assignments``.
  case assign(Int32)
  /// The program goes on elsewhere.
  case jump(Int32)
  /// The next round of a loop whose rounds nothing counts begins elsewhere.
  case again(Int32)
  /// The program goes on elsewhere unless a condition holds, by its place in ``ProgramCode/choices``.
  case unless(Int32)
  /// A loop over values begins: they are put down under its number.
  case enterLoop(Int32, LoopSource)
  /// The next value of a loop is put into a variable, or the loop is left where there is none.
  case nextRound(Int32, into: Int32, otherwise: Int32)
  /// A subroutine is called.
  case enter(Int32)
  /// A subroutine returns.
  case leave
  /// A subroutine that owes a value ends without one.
  case leaveWithoutValue
  /// The program ends.
  case stop
}

/// A condition, and where the program goes on unless it holds.
struct ChoiceCode: Sendable {
  var condition: FormulaID
  var otherwise: Int32 = 0
  /// Where the two ways meet again; nil for the condition of a loop, whose ways do not.
  var end: Int32?
  /// The variables that exist in the two ways alone.
  var locals: Range<Int32> = 0..<0
}

/// A subroutine.
struct SubroutineCode: Sendable {
  /// Its instructions.
  var places: Range<Int32>
  /// Its variables.
  var slots: Range<Int32>
}

/// Where qubits are found.
enum QubitSource: Sendable {
  /// Qubits one after the other.
  case range(first: Int32, count: Int32)
  /// Qubits that a formula lists.
  case formula(FormulaID)
}

/// What a loop runs over.
enum LoopSource: Sendable {
  /// Whole numbers, both ends included, in three slots that follow one another: start, step, stop.
  case range(slots: Int32)
  /// The bits of a register.
  case bits(FormulaID)
  /// The members of a set, each of the loop variable's type.
  case members(first: Int32, count: Int32)
}

/// A gate with known parameters on known qubits.
struct GateCall: Sendable {
  var gate: GateReference
  /// Where the parameters begin in ``ProgramCode/reals``.
  var arguments: Int32
  /// Where the qubits begin in ``ProgramCode/qubits``.
  var qubits: Int32
}

/// A gate with parameters or qubits to be computed, or with modifiers.
struct GateFormula: Sendable {
  var gate: GateReference
  /// The outermost first.
  var modifiers: [GateModifier]
  var arguments: [FormulaID]
  var qubits: [QubitSource]
}

/// A change of a gate.
enum GateModifier: Sendable {
  case inverse
  case power(FormulaID)
  /// So many further qubits must be 1, or 0.
  case control(Int, Control.State)
}

/// Which gate.
enum GateReference: Hashable, Sendable {
  case standard(LibraryGate)
  case defined(Int32)
  case globalPhase
}

/// A measurement of qubits, into bits where there are any.
struct MeasurementCode: Sendable {
  var qubits: QubitSource
  var target: BitTarget?
}

/// Bits to be written.
struct BitTarget: Sendable {
  var slot: Int32
  /// Which bits; all where there is none.
  var places: FormulaID?
}

/// A part of a variable that takes a value.
struct AssignmentCode: Sendable {
  var target: BitTarget
  /// Bits, as many as there are places.
  var value: FormulaID
}
