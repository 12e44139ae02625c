/// Why a motion cannot be computed. Each case holds what was found.
public enum DynamicsError: Error, Hashable, Sendable {
  /// A duration that is negative, infinite or not a number, in seconds.
  case unusableDuration(Double)
  /// A field, amplitude, frequency or phase that is infinite or not a number.
  case notFinite
  /// An envelope without samples, with a sample that is not finite, or with a width or number of lobes that
  /// is not more than 0.
  case envelopeWithoutShape
  /// A tolerance outside what double precision can keep.
  case unusableTolerance(found: Double, allowed: ClosedRange<Double>)
  /// The tolerance would take more steps than the limit.
  case tooManySteps(limit: Int)
  /// A relaxation time that is not more than 0 seconds.
  case unusableRelaxationTime(Double)
  /// T2 is longer than 2·T1, which no spin can have: it would make probabilities negative.
  case coherenceOutlivesPopulation(t1: Double, t2: Double)
  /// An equilibrium ⟨Z⟩ outside −1 … 1.
  case unusablePolarisation(Double)
  /// A temperature or frequency that is not more than 0.
  case unusableTemperature(Double)
  /// A coefficient of a Hamiltonian, by its index, that is infinite or not a number.
  case coefficientNotFinite(term: Int)
  /// A term of a Hamiltonian, by its index, acts on a qubit that there is not.
  case termOutOfRange(term: Int, qubitCount: Int)
  /// A Hamiltonian on fewer or more qubits than are supported.
  case qubitCountOutOfRange(found: Int, allowed: ClosedRange<Int>)
  /// A state with another number of qubits than the Hamiltonian.
  case qubitCountMismatch(found: Int, wanted: Int)
  /// A rate of decay that is negative, infinite or not a number.
  case unusableRate(Double)
  /// An ensemble of fewer or more spins than are supported.
  case ensembleCount(found: Int, allowed: ClosedRange<Int>)
  /// The state could not be made or read.
  case state(StateError)
}
