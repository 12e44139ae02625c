public import QuantumSimulator

/// Why a level makes no sense: something in it contradicts something else in it, or physics.
///
/// A level that was read from a file has the right form; these are the mistakes that form cannot show.
public struct LevelFault: Error, Hashable, Sendable {
  /// Where in the level the mistake is.
  public var place: Place
  /// What the mistake is.
  public var reason: Reason

  /// Makes a fault.
  public init(_ place: Place, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// A part of a level.
  public enum Place: Hashable, Sendable {
    /// The level as a whole.
    case level
    /// The start.
    case start
    /// The item of the board with this index.
    case board(Int)
    /// The tool with this index.
    case tool(Int)
    /// The goal with this index.
    case goal(Int)
    /// The claim of the choice with this index in the goal with that index.
    case claim(goal: Int, choice: Int)
    /// The budget with this index.
    case budget(Int)
    /// The scoring.
    case scoring
    /// The piece with this index.
    case piece(Int)
    /// All cases together.
    case cases
    /// The case with this index.
    case levelCase(Int)
    /// The party with this index.
    case party(Int)
    /// The qubit with this index in the list of the party with that index.
    case partyQubit(party: Int, Int)
    /// The bit with this index in the list of the party with that index.
    case partyBit(party: Int, Int)
    /// The connectivity.
    case connectivity
    /// The dial of rounds.
    case rounds
    /// The dynamics.
    case dynamics
    /// The term with this index of the dynamics' Hamiltonian.
    case term(Int)
    /// The relaxation with this index.
    case relaxation(Int)
  }

  /// A mistake, with what was found and what was wanted.
  public enum Reason: Hashable, Sendable {
    /// A level has from one to this many qubits.
    case qubitCount(found: Int, limit: Int)
    /// A goal reads at most this many bits together.
    case readoutWidth(found: Int, limit: Int)
    /// An operation does not fit the level's qubits and bits.
    case operation(CircuitError)
    /// Only gates may stand here: no measurement, no reset, no condition.
    case onlyGates
    /// A state has this many amplitudes where that many are wanted.
    case amplitudeCount(found: Int, wanted: Int)
    /// Amplitudes do not make a state: they are not normalised, or not finite.
    case state(StateError)
    /// A qubit that the level does not have.
    case qubitOutOfRange(qubit: Int, qubitCount: Int)
    /// A qubit is named twice.
    case repeatedQubit(Int)
    /// No qubit is named.
    case noQubits
    /// A subset of the qubits has no global phase to be exact about.
    case exactPhaseOfSubset
    /// A threshold or probability is not between 0 and 1.
    case notAProbability(Double)
    /// A tolerance is negative or not finite.
    case tolerance(Double)
    /// A Bloch vector of this length is longer than 1.
    case longBlochVector(length: Double)
    /// A mean value of a Pauli string is not between −1 and 1.
    case meanValue(Double)
    /// A matrix has the wrong shape.
    case matrixShape(rows: Int, columns: Int, wanted: Int)
    /// A matrix is this far from unitary.
    case notUnitary(distance: Double)
    /// An operation is asked for, but the board measures or resets, noise happens, or a start is mixed.
    case boardIsNotUnitary
    /// There are this many bases for that many qubits.
    case basisCount(found: Int, wanted: Int)
    /// No outcome has these bits.
    case outcomeOutOfRange(bits: Int, qubitCount: Int)
    /// An outcome is named twice.
    case repeatedOutcome(bits: Int)
    /// No outcome is asked about.
    case noOutcomes
    /// Probabilities sum to more than 1, or, where all outcomes are named, to less.
    case probabilitySum(Double)
    /// A level that is not a sandbox has a goal.
    case noGoal
    /// A sandbox has neither goals nor budgets.
    case goalInSandbox
    /// A level asks one question at most.
    case severalQuestions
    /// A claim is about the board, not about another question.
    case questionInClaim
    /// A choice's id is used twice.
    case repeatedChoice(String)
    /// None of the claims holds.
    case noRightChoice
    /// More than one claim holds: those of these choices.
    case severalRightChoices([String])
    /// Answers are counted, but no question is asked.
    case noQuestion
    /// Stars ask for fewer moves than fewer stars do, or than par.
    case starsOutOfOrder
    /// A count is negative.
    case negativeCount(Int)
    /// A gate has this many wires where that many are wanted.
    case wireCount(found: Int, wanted: Int)
    /// A gate has this many grids of angles where that many are wanted.
    case gridCount(found: Int, wanted: Int)
    /// A grid has no angle, more than ``AngleGrid/greatestCount``, or one that is not finite.
    case emptyGrid
    /// A mixture of branches has no global phase to be exact about.
    case exactPhaseOfMixture
    /// No bit is named.
    case noBits
    /// Only a measurement writes bits.
    case needlessBits
    /// No piece has this index.
    case pieceOutOfRange(piece: Int, count: Int)
    /// A piece on the board writes this bit, which decides whether it is used, before it is done.
    case overwritesCondition(bit: String)
    /// A piece's name is used twice.
    case repeatedPiece(String)
    /// A black box needs cases that say what is inside.
    case boxWithoutCases(String)
    /// A case does not say what is in this black box.
    case boxMissing(String)
    /// A case says what is in a piece that is no black box.
    case pieceIsNoBox(String)
    /// A case's id is used twice.
    case repeatedCase(String)
    /// No case has this index.
    case caseOutOfRange(index: Int, count: Int)
    /// A goal is judged in no case.
    case noCases
    /// A restriction to cases within another.
    case nestedCases
    /// A game is about all cases, and cannot be restricted to some.
    case gameInCases
    /// A question is about the one board that is shown; a level that asks one has no cases.
    case questionInCases
    /// Not every case says how likely it is, though that is needed.
    case weightsMissing
    /// The weights of the cases sum to this, not to 1.
    case weightSum(Double)
    /// The case with this id has no right answer.
    case answerMissing(String)
    /// The case with this id has answers twice.
    case repeatedAnswer(String)
    /// A channel has as many outputs as inputs.
    case channelWidths(from: Int, to: Int)
    /// The inputs of a channel begin in |0…0⟩, so that the judge can put something there.
    case channelInputNotZero
    /// A channel's target acts on this qubit, which is no output.
    case qubitOutsideTarget(String)
    /// There are this many images for that many basis states.
    case imageCount(found: Int, wanted: Int)
    /// No operation makes these images: orthogonal states stay orthogonal.
    case imagesNotOrthonormal(distance: Double)
    /// Two rows of a table have this same output, which no operation can do.
    case rowsCollide(output: Int)
    /// A qubit belongs to two parties.
    case qubitOfTwoParties(String)
    /// A bit belongs to two parties.
    case bitOfTwoParties(String)
    /// A dial of rounds goes from 1 or more up to ``RoundDial/limit`` at most.
    case badDial(least: Int, most: Int)
    /// Rounds are counted, but there is no dial.
    case noDial
    /// There is a dial of rounds, but something else is counted.
    case roundsNotCounted
    /// A game in rounds has to say what must be won.
    case roundPolicyMissing
    /// A game says what must be won of several rounds, but is played once.
    case roundPolicyWithoutDial
    /// A wait or pulse needs dynamics.
    case noDynamics
    /// A motion cannot be computed.
    case motion(DynamicsError)
    /// Noise makes no sense.
    case noise(ChannelError)
    /// A pulse needs a carrier in this frame.
    case carrierMissing
    /// The dials of a piece stand at this many numbers where that many are wanted.
    case dialCount(found: Int, wanted: Int)
    /// A wait or pulse acts on all qubits, in order.
    case motionOnSomeQubits
    /// Time is counted, but the dynamics do not say in what steps.
    case noTimeStep
    /// The step of time is not more than 0.
    case badTimeStep(Double)
    /// Time is counted in steps, of which this duration is no whole number.
    case durationBetweenTimeSteps(Double)
    /// A level with noise or a mixed start has at most this many qubits.
    case noisyQubitCount(found: Int, limit: Int)
    /// Noise, or a mixed start, leaves no branch to be right by itself: the goal has to be about the mean.
    case everyBranchOfNoise
    /// This goal has no mean over cases, or there are no cases.
    case noMeanOverCases
    /// A qubit relaxes twice.
    case repeatedRelaxation(String)
    /// Noise, or a mixed start, leaves no state vector to be shown, but a mixture.
    case mixedState
    /// The board cannot be run: too many qubits, too many branches, too little memory.
    case run(RunError)
  }
}
