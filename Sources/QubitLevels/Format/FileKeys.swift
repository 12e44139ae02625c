/// The keys of every kind of object in a level file, in the order in which they are written.
///
/// The decoder, the encoder and the places that findings point at all read these lists; the JSON Schemas say the same
/// in their language, and a test holds the two together.
enum FileKeys {
  /// A level.
  enum Level: String, CaseIterable {
    case schema = "$schema"
    case schemaVersion, id, mechanic, sandbox, title, brief, hints, explanation, concepts, qubits, bits,
      pieces, cases
    case parties, connectivity, rounds, dynamics, start, board, toolbox, goals, budgets, scoring, solutions,
      routes,
      redHerrings, media
  }

  /// A piece of text.
  enum Text: String, CaseIterable {
    case simplifiedChinese = "zh-Hans"
    case english = "en"
  }

  /// The concepts of a level.
  enum Concepts: String, CaseIterable {
    case teaches, requires
  }

  /// The state that enters the board.
  enum Start: String, CaseIterable {
    case ket, circuit, density
  }

  /// A part of a mixed start.
  enum WeightedKet: String, CaseIterable {
    case weight, ket
  }

  /// One item of the board.
  enum BoardItem: String, CaseIterable {
    case gate, standing, gap
  }

  /// One tool.
  enum Tool: String, CaseIterable {
    case gate, measure, reset, piece, wires, bits, count, angles, dials, conditions, onlyIf
  }

  /// One of the level's own pieces.
  enum Piece: String, CaseIterable {
    case name, wires, circuit, wait, pulse, noise
  }

  /// One case.
  enum LevelCase: String, CaseIterable {
    case id, title, weight, bits, start, boxes, hamiltonian
  }

  /// One party.
  enum Party: String, CaseIterable {
    case name, qubits, bits, hears
  }

  /// The dial of rounds.
  enum Rounds: String, CaseIterable {
    case from, to
  }

  /// Angles in equal steps.
  enum AngleSteps: String, CaseIterable {
    case from, to, step
  }

  /// One budget.
  enum Budget: String, CaseIterable {
    case count, of, atMost, atLeast, exactly
  }

  /// What a budget counts, where that is gates of one kind or uses of one piece.
  enum CountedTool: String, CaseIterable {
    case gate, piece
  }

  /// The scoring.
  enum Scoring: String, CaseIterable {
    case counting, par, threeStars, twoStars
  }

  /// Another way to solve a level.
  enum Route: String, CaseIterable {
    case moves, text
  }
}

extension FileKeys {
  /// The kinds of goal, as the value of `kind`.
  enum GoalKind: String, CaseIterable {
    case state, bloch, expectation, unitary, isometry, truthTable, channel, probabilities, records, likelihood
    case identify, game, prediction

    /// The keys of a goal of the kind.
    var keys: [String] {
      switch self {
      case .state: StateGoal.texts
      case .bloch: BlochGoal.texts
      case .expectation: ExpectationGoal.texts
      case .unitary: UnitaryGoal.texts
      case .isometry: IsometryGoal.texts
      case .truthTable: TruthTableGoal.texts
      case .channel: ChannelGoal.texts
      case .probabilities: ProbabilityGoal.texts
      case .records: RecordGoal.texts
      case .likelihood: LikelihoodGoal.texts
      case .identify: IdentifyGoal.texts
      case .game: GameGoal.texts
      case .prediction: Prediction.texts
      }
    }
  }

  /// A goal for a state.
  enum StateGoal: String, CaseIterable {
    case kind, cases = "for", overCases, qubits, target, phase, branches, fidelity
  }

  /// A goal for a Bloch vector.
  enum BlochGoal: String, CaseIterable {
    case kind, cases = "for", overCases, qubit, vector, branches, tolerance
  }

  /// A goal for the mean value of a Pauli string.
  enum ExpectationGoal: String, CaseIterable {
    case kind, cases = "for", overCases, pauli, value, tolerance, atLeast, atMost
  }

  /// A goal for an operation.
  enum UnitaryGoal: String, CaseIterable {
    case kind, cases = "for", target, ancillas, phase, fidelity
  }

  /// The wanted operation.
  enum UnitaryTarget: String, CaseIterable {
    case circuit, matrix
  }

  /// A goal for probabilities.
  enum ProbabilityGoal: String, CaseIterable {
    case kind, cases = "for", overCases, qubits, basis, outcomes, tolerance
  }

  /// A goal for what becomes of basis states.
  enum IsometryGoal: String, CaseIterable {
    case kind, cases = "for", inputs, images, phase, fidelity
  }

  /// A goal for an operation by its table.
  enum TruthTableGoal: String, CaseIterable {
    case kind, cases = "for", qubits, ancillas, rows, phase, fidelity
  }

  /// A goal for a channel.
  enum ChannelGoal: String, CaseIterable {
    case kind, cases = "for", from, to, target, branches, fidelity
  }

  /// A goal for the distribution of bits.
  enum RecordGoal: String, CaseIterable {
    case kind, cases = "for", overCases, bits, outcomes, tolerance
  }

  /// A goal for how likely some outcomes are.
  enum LikelihoodGoal: String, CaseIterable {
    case kind, cases = "for", overCases, qubits, basis, bits, outcomes, value, tolerance, atLeast, atMost
  }

  /// A goal for telling cases apart.
  enum IdentifyGoal: String, CaseIterable {
    case kind, cases = "for", qubits, basis, bits, answers, error
  }

  /// A goal for winning a game.
  enum GameGoal: String, CaseIterable {
    case kind, qubits, basis, bits, wins, atLeast, rounds
  }

  /// A question.
  enum Prediction: String, CaseIterable {
    case kind, question, choices, quantity, tolerance
  }

  /// One choice.
  enum Choice: String, CaseIterable {
    case id, text, claim
  }

  /// What a choice claims.
  enum Claim: String, CaseIterable {
    case after, goal, verdict
  }

  /// The quantity that a question asks for.
  enum Quantity: String, CaseIterable {
    case probability, expectation, blochLength, concurrence, larmorFrequency
  }

  /// The probability that a question asks for.
  enum ProbabilityQuantity: String, CaseIterable {
    case qubits, basis, outcome
  }
}

extension FileKeys {
  /// What moves and disturbs the qubits.
  enum Dynamics: String, CaseIterable {
    case timeUnit, frame, timeStep, hamiltonian, relaxation, gateNoise, readout
  }

  /// A term of a Hamiltonian.
  enum HamiltonianTerm: String, CaseIterable {
    case pauli, rate
  }

  /// How a qubit relaxes.
  enum Relaxation: String, CaseIterable {
    case qubit, t1, t2, equilibrium
  }

  /// Noise after gates.
  enum GateNoise: String, CaseIterable {
    case after, kind, probability
  }

  /// Noise at a moment.
  enum Noise: String, CaseIterable {
    case kind, probability
  }

  /// How a detector errs.
  enum Readout: String, CaseIterable {
    case oneForZero, zeroForOne
  }

  /// A pulse.
  enum Pulse: String, CaseIterable {
    case qubit, amplitude, carrier, shape
  }

  /// The shape of a pulse, where it is no square.
  enum PulseShape: String, CaseIterable {
    case gaussian, sinc, samples
  }
}

extension FileKeys {
  /// The manifest.
  enum Manifest: String, CaseIterable {
    case schema = "$schema"
    case schemaVersion, packs, labs
  }

  /// A pack.
  enum Pack: String, CaseIterable {
    case id, folder, title, summary, access, levels
  }

  /// A lab.
  enum Lab: String, CaseIterable {
    case id, access
  }
}
