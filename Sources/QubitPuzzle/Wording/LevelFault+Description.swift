import QuantumSimulator

extension LevelFault: CustomStringConvertible {
  /// What an author is told: where the fault is, what was found and what was wanted. Things count from 1 in it.
  public var description: String { "\(place): \(reason)" }
}

extension LevelFault.Place: CustomStringConvertible {
  /// The part of the level in words.
  public var description: String {
    switch self {
    case .level: "level"
    case .start: "start"
    case .board(let index): "board item \(index + 1)"
    case .tool(let index): "tool \(index + 1)"
    case .goal(let index): "goal \(index + 1)"
    case .claim(let goal, let choice): "goal \(goal + 1), choice \(choice + 1)"
    case .budget(let index): "budget \(index + 1)"
    case .scoring: "scoring"
    case .piece(let index): "piece \(index + 1)"
    case .cases: "cases"
    case .levelCase(let index): "case \(index + 1)"
    case .party(let index): "party \(index + 1)"
    case .partyQubit(let party, let index): "party \(party + 1), qubit \(index + 1)"
    case .partyBit(let party, let index): "party \(party + 1), bit \(index + 1)"
    case .connectivity: "connectivity"
    case .rounds: "rounds"
    case .dynamics: "dynamics"
    case .term(let index): "dynamics, term \(index + 1)"
    case .relaxation(let index): "dynamics, relaxation \(index + 1)"
    }
  }
}

#if PAGE
  extension LevelFault.Reason: CustomStringConvertible {
    /// A page is told where something is wrong; what it is the validator says. Only what players come across is told.
    public var description: String {
      self == .mixedState
        ? Self.noKet : "this does not fit the rest of the level; 'qubitlab validate' says why"
    }
  }
#else
  extension LevelFault.Reason: CustomStringConvertible {
    /// The mistake in words.
    public var description: String {
      switch self {
      case .qubitCount(let found, let limit): "\(found) qubits; a level has 1 to \(limit)"
      case .readoutWidth(let found, let limit): "\(found) bits are read together; at most \(limit) are"
      case .operation(let error): error.clause(in: .english)
      case .onlyGates: "only gates may stand here, without conditions"
      case .amplitudeCount(let found, let wanted): "\(found) amplitudes where \(wanted) are wanted"
      case .state(let error): error.clause(in: .english)
      case .qubitOutOfRange(let qubit, let count): "qubit \(qubit) does not exist; there are \(count)"
      case .repeatedQubit(let qubit): "qubit \(qubit) is named twice"
      case .noQubits: "no qubit is named"
      case .exactPhaseOfSubset: "a subset of the qubits has no global phase; the phase has to be ignored"
      case .notAProbability(let value): "\(NumberText.decimal(value, places: 10)) is not between 0 and 1"
      case .tolerance(let value): "\(NumberText.decimal(value, places: 10)) is not a tolerance"
      case .longBlochVector(let length):
        "unphysical: a Bloch vector of length \(NumberText.decimal(length)) is longer than 1"
      case .meanValue(let value):
        "unphysical: a mean value of \(NumberText.decimal(value)) is not between −1 and 1"
      case .matrixShape(let rows, let columns, let wanted):
        "a matrix of \(rows) by \(columns) where \(wanted) by \(wanted) is wanted"
      case .notUnitary(let distance):
        "the matrix is not unitary: M†M differs from the identity by \(NumberText.decimal(distance, places: 10))"
      case .boardIsNotUnitary:
        "an operation is asked for, but measurements, resets, noise and mixed starts make none"
      case .basisCount(let found, let wanted): "\(found) bases for \(wanted) qubits"
      case .outcomeOutOfRange(let bits, let count): "outcome \(bits) does not fit into \(count) bits"
      case .repeatedOutcome(let bits): "outcome \(bits) is named twice"
      case .noOutcomes: "no outcome is asked about"
      case .probabilitySum(let sum):
        "unphysical: the probabilities sum to \(NumberText.decimal(sum, places: 10))"
      case .noGoal: "there is no goal"
      case .goalInSandbox: "a sandbox has neither goals nor budgets"
      case .severalQuestions: "a level asks one question at most"
      case .questionInClaim: "a claim is about the board, not about a question"
      case .repeatedChoice(let id): "the choice “\(id)” occurs twice"
      case .noRightChoice: "none of the choices is right"
      case .severalRightChoices(let ids): "several choices are right: \(ids.joined(separator: ", "))"
      case .noQuestion: "answers are counted, but no question is asked"
      case .starsOutOfOrder: "par ≤ moves for three stars ≤ moves for two stars does not hold"
      case .negativeCount(let count): "\(count) is negative"
      case .wireCount(let found, let wanted): "\(found) wires for a gate on \(wanted)"
      case .gridCount(let found, let wanted): "\(found) grids for a gate with \(wanted) angles"
      case .emptyGrid:
        "the grid has no angle, more than \(AngleGrid.greatestCount), or one that is not finite"
      case .run(let error): error.clause(in: .english)
      case .exactPhaseOfMixture: "a mean over branches has no global phase; the phase has to be ignored"
      case .noBits: "no bit is named"
      case .needlessBits: "only a measurement writes bits"
      case .pieceOutOfRange(let piece, let count): "piece \(piece) does not exist; there are \(count)"
      case .overwritesCondition(let bit): "the piece writes “\(bit)” half-way, so it cannot depend on it"
      case .repeatedPiece(let name): "the piece “\(name)” occurs twice"
      case .boxWithoutCases(let name): "“\(name)” is a black box, but no case says what is inside"
      case .boxMissing(let name): "the case does not say what is in the black box “\(name)”"
      case .pieceIsNoBox(let name): "“\(name)” is no black box; a case cannot fill it"
      case .repeatedCase(let id): "the case “\(id)” occurs twice"
      case .caseOutOfRange(let index, let count): "case \(index) does not exist; there are \(count)"
      case .noCases: "no case is named"
      case .nestedCases: "a goal is restricted to cases once"
      case .gameInCases: "a game is about all cases"
      case .questionInCases: "a level that asks a question has no cases"
      case .weightsMissing: "every case needs a weight here"
      case .weightSum(let sum): "the weights sum to \(NumberText.decimal(sum, places: 10)), not to 1"
      case .answerMissing(let id): "there is no right outcome for the case “\(id)”"
      case .repeatedAnswer(let id): "the case “\(id)” has right outcomes twice"
      case .channelWidths(let from, let to): "a channel from \(from) qubits to \(to)"
      case .channelInputNotZero: "the inputs of a channel have to start in |0⟩"
      case .qubitOutsideTarget(let name): "the target acts on “\(name)”, which is no output"
      case .imageCount(let found, let wanted): "\(found) images for \(wanted) basis states"
      case .imagesNotOrthonormal(let distance):
        "unphysical: the images are \(NumberText.decimal(distance, places: 10)) from orthonormal"
      case .rowsCollide(let output): "unphysical: two rows have the output \(output)"
      case .qubitOfTwoParties(let name): "qubit “\(name)” belongs to two parties"
      case .bitOfTwoParties(let name): "bit “\(name)” belongs to two parties"
      case .badDial(let least, let most):
        "a dial from \(least) to \(most); it goes from 1 or more to \(RoundDial.limit) at most"
      case .noDial: "rounds are counted, but there is no dial of rounds"
      case .roundsNotCounted: "there is a dial of rounds, but something else is counted"
      case .roundPolicyMissing: "a game in rounds has to say whether any or all must be won"
      case .noDynamics: "waits and pulses need dynamics, which the level does not have"
      case .motion(.coherenceOutlivesPopulation(let t1, let t2)):
        "unphysical: a T2 of \(NumberText.pair(t2, 2 * t1).actual) is longer than 2·T1 = \(NumberText.pair(t2, 2 * t1).wanted)"
      case .motion(.unusableRelaxationTime(let time)):
        "a relaxation time of \(NumberText.decimal(time)); wanted more than 0"
      case .motion(let error): error.clause(in: .english)
      case .noise(let error): error.clause(in: .english)
      case .carrierMissing: "a pulse needs a carrier in this frame"
      case .dialCount(let found, let wanted): "\(found) dials for a piece with \(wanted)"
      case .motionOnSomeQubits: "a wait or pulse acts on all qubits, in their order"
      case .noTimeStep: "time is counted, but the dynamics have no timeStep"
      case .badTimeStep(let value):
        "a timeStep of \(NumberText.decimal(value, places: 10)) is not more than 0"
      case .durationBetweenTimeSteps(let value):
        "a duration of \(NumberText.decimal(value, places: 10)) is no whole number of time steps"
      case .noisyQubitCount(let found, let limit):
        "\(found) qubits; a level with noise or a mixed start has 1 to \(limit)"
      case .everyBranchOfNoise:
        "noise and mixed starts leave no branch to be right by itself; the goal has to say \"branches\": \"mean\""
      case .noMeanOverCases: "this goal has no mean over cases, or there are no cases"
      case .repeatedRelaxation(let name): "qubit “\(name)” relaxes twice"
      case .mixedState: Self.noKet
      case .roundPolicyWithoutDial: "there are no rounds of which any or all could be won"
      }
    }
  }
#endif

extension LevelFault.Reason {
  fileprivate static var noKet: String { "the state is mixed, so that it is no single ket" }
}
