/// What the grammar wants at a place.
public enum Expectation: Hashable, Sendable {
  /// A sign or a word, as it is spelled.
  case spelling(String)
  /// A name.
  case name
  /// A statement.
  case statement
  /// An expression.
  case expression
  /// A type.
  case type
  /// A whole number.
  case integer
  /// A version number.
  case version
  /// The name of a file in quotation marks.
  case fileName
  /// A qubit or a register of qubits.
  case qubit
  /// A gate.
  case gate
  /// `case`, `default` or `}`.
  case switchCase
  /// A string of zeros and ones.
  case bits
}

/// A part of the language that a circuit simulator does not run.
public enum Feature: String, Hashable, Sendable, CaseIterable {
  /// Arrays of classical values.
  case arrays = "arrays"
  /// Complex numbers.
  case complexNumbers = "complex numbers"
  /// `extern`: functions of a classical computer.
  case externFunctions = "extern functions"
  /// `duration`, `stretch` and `durationof`: timing.
  case timing = "timing (duration, stretch, durationof)"
  /// `defcal`, `cal`, `defcalgrammar`: pulses.
  case calibration = "pulse calibration (defcal, cal, defcalgrammar)"
  /// `pragma`: orders to another tool.
  case pragmas = "pragmas"
  /// Gates that differ with the time in brackets.
  case timedGates = "gates with a duration in brackets"
  /// Functions on classical values that are not offered.
  case classicalFunction = "the functions sizeof, real and imag"
  /// `let` with bits of several registers.
  case joinedBitAliases = "aliases of bits joined from several registers"
  /// Floating point numbers of a width other than 32 or 64 bits.
  case floatWidths = "floating point numbers of this width"
}

/// What a name can be the name of.
public enum EntityKind: Hashable, Sendable {
  /// A gate.
  case gate
  /// A qubit or a register of qubits.
  case qubits
  /// A classical variable or constant.
  case variable
  /// A bit or a register of bits.
  case bits
  /// A subroutine.
  case subroutine
  /// A function of the language.
  case function
}

/// What there is a limit for.
public enum Bounded: Hashable, Sendable {
  /// Qubits of a program.
  case qubits
  /// Classical bits of a program.
  case bits
  /// Statements carried out, loops and gate definitions counted as often as they run.
  case steps
  /// Gates and other operations of a circuit.
  case operations
  /// Rounds of a loop.
  case rounds
  /// Nested calls of gates or subroutines.
  case nestedCalls
  /// Different courses that the outcomes of measurements lead to.
  case branches
  /// Amplitudes of all courses together.
  case amplitudes
  /// Modifiers of one gate.
  case modifiers
  /// Names.
  case names
}

/// What stands where it may not.
public enum Misplaced: Hashable, Sendable {
  /// `break` or `continue` outside a loop.
  case loopControl
  /// `return` outside a subroutine.
  case returnValue
  /// A measurement within an expression.
  case measurement
  /// A version that is not the first statement.
  case version
  /// An inclusion in a block.
  case include
}

/// What keeps a program from being a plain circuit.
public enum Obstacle: Hashable, Sendable {
  /// A condition on outcomes that is more than "these bits spell this number".
  case condition
  /// A loop whose number of rounds depends on outcomes.
  case loop
  /// A value computed from outcomes.
  case value
  /// A classical assignment in a block that outcomes decide about.
  case assignment
}
