public import QuantumSimulator

/// What moves a level's qubits while time passes, and what disturbs them.
///
/// The Hamiltonian is H = Σ (ω/2)·P over its terms, with ħ = 1: a term of rate ω about Z turns |+⟩ towards |+i⟩ by ω
/// radians in each unit of time. Gates take no time. Waits and pulses, which are pieces of the level, take as long as
/// their dials say, and everything moves and relaxes meanwhile.
public struct Dynamics: Hashable, Sendable {
  /// The unit of all times; rates are in radians for each of it.
  public var timeUnit: TimeUnit
  /// Where the qubits are watched from, which says how a pulse acts.
  public var frame: Frame
  /// The length of one step in which a budget counts time, or nil where none does.
  public var timeStep: WrittenNumber?
  /// What moves the qubits always.
  public var terms: [HamiltonianTerm]
  /// How qubits relax.
  public var relaxation: [QubitRelaxation]
  /// What follows gates.
  public var gateNoise: [GateNoise]
  /// How the detector errs; nil for never.
  public var readout: ReadoutErrors?

  /// Makes dynamics.
  public init(
    timeUnit: TimeUnit, frame: Frame, timeStep: WrittenNumber? = nil, terms: [HamiltonianTerm] = [],
    relaxation: [QubitRelaxation] = [], gateNoise: [GateNoise] = [], readout: ReadoutErrors? = nil
  ) {
    self.timeUnit = timeUnit
    self.frame = frame
    self.timeStep = timeStep
    self.terms = terms
    self.relaxation = relaxation
    self.gateNoise = gateNoise
    self.readout = readout
  }

  /// A unit of time, by the sign that files and players use.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    /// Seconds.
    case seconds = "s"
    /// Milliseconds.
    case milliseconds = "ms"
    /// Microseconds.
    case microseconds = "us"
    /// Nanoseconds.
    case nanoseconds = "ns"
  }

  /// Where the qubits are watched from. The terms of the Hamiltonian are always those of this frame.
  public enum Frame: String, Hashable, Sendable, CaseIterable {
    /// The laboratory: a pulse adds Ω·cos(ωt + φ)·X, t counting from the pulse's beginning.
    case laboratory
    /// The frame that turns with the carrier, and the counter-rotating half of a pulse left out: it adds
    /// Ω/2·(cos φ·X + sin φ·Y).
    case rotating
    /// The same frame with nothing left out.
    case rotatingExact
  }
}

/// One term of a Hamiltonian.
public struct HamiltonianTerm: Hashable, Sendable {
  /// The Pauli string, not the identity.
  public var pauli: PauliString
  /// The angular frequency ω in radians for each unit of time: the term is (ω/2)·P.
  public var rate: WrittenNumber

  /// Makes a term.
  public init(pauli: PauliString, rate: WrittenNumber) {
    self.pauli = pauli
    self.rate = rate
  }
}

/// How one qubit relaxes.
public struct QubitRelaxation: Hashable, Sendable {
  /// The qubit.
  public var qubit: Int
  /// T1; nil for none.
  public var t1: WrittenNumber?
  /// T2, at most 2·T1; nil for the 2·T1 that T1 alone makes.
  public var t2: WrittenNumber?
  /// ⟨Z⟩ in the end; nil for 1, the |0⟩ of a cold qubit.
  public var equilibrium: WrittenNumber?

  /// Makes the relaxation of a qubit.
  public init(
    qubit: Int, t1: WrittenNumber? = nil, t2: WrittenNumber? = nil, equilibrium: WrittenNumber? = nil
  ) {
    self.qubit = qubit
    self.t1 = t1
    self.t2 = t2
    self.equilibrium = equilibrium
  }
}

/// How often the detector reads the wrong thing.
public struct ReadoutErrors: Hashable, Sendable {
  /// The probability to read 1 from |0⟩.
  public var oneForZero: WrittenNumber
  /// The probability to read 0 from |1⟩.
  public var zeroForOne: WrittenNumber

  /// Makes the errors of a detector.
  public init(oneForZero: WrittenNumber, zeroForOne: WrittenNumber) {
    self.oneForZero = oneForZero
    self.zeroForOne = zeroForOne
  }
}
