/// The keys of every kind of object in a level file, in the order in which they are written.
///
/// The decoder, the encoder and the places that findings point at all read these lists; the JSON Schemas say the same
/// in their language, and a test holds the two together.
enum FileKeys {
  /// A level.
  enum Level: String, CaseIterable {
    case schema = "$schema"
    case schemaVersion, id, mechanic, sandbox, title, brief, hints, explanation, concepts, qubits, bits, start
    case board, toolbox, goals, budgets, scoring, solutions, routes, redHerrings, media
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
    case ket, circuit
  }

  /// One item of the board.
  enum BoardItem: String, CaseIterable {
    case gate, standing, gap
  }

  /// One tool.
  enum Tool: String, CaseIterable {
    case gate, wires, count, angles
  }

  /// Angles in equal steps.
  enum AngleSteps: String, CaseIterable {
    case from, to, step
  }

  /// One budget.
  enum Budget: String, CaseIterable {
    case count, of, atMost, atLeast, exactly
  }

  /// What a budget counts, where that is gates of one kind.
  enum CountedGate: String, CaseIterable {
    case gate
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
    case state, bloch, expectation, unitary, probabilities, prediction
  }

  /// A goal for a state.
  enum StateGoal: String, CaseIterable {
    case kind, qubits, target, phase, fidelity
  }

  /// A goal for a Bloch vector.
  enum BlochGoal: String, CaseIterable {
    case kind, qubit, vector, tolerance
  }

  /// A goal for the mean value of a Pauli string.
  enum ExpectationGoal: String, CaseIterable {
    case kind, pauli, value, tolerance, atLeast, atMost
  }

  /// A goal for an operation.
  enum UnitaryGoal: String, CaseIterable {
    case kind, target, ancillas, phase, fidelity
  }

  /// The wanted operation.
  enum UnitaryTarget: String, CaseIterable {
    case circuit, matrix
  }

  /// A goal for probabilities.
  enum ProbabilityGoal: String, CaseIterable {
    case kind, qubits, basis, outcomes, tolerance
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
    case probability, expectation, blochLength, concurrence
  }

  /// The probability that a question asks for.
  enum ProbabilityQuantity: String, CaseIterable {
    case qubits, basis, outcome
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
