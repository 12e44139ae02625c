public import QubitPuzzle
import QuantumSimulator

extension TextPlayer {
  /// Past this many qubits a snapshot leaves the amplitudes out: 2⁸ of them are more than a screen shows.
  static let amplitudeQubitLimit = 8

  /// Everything that a front end draws of the board now, as one line of JSON.
  ///
  /// Members: `board` (items, each with `text`, `standing`, `kind`, `qubits`, `symbol`, `outcomes`; or `gap`), `openings` (the positions before
  /// which something may be put), `head`, `canUndo`, `canRedo`, `moves`, `outcomes`, `forced`, `stock` (what is left of
  /// each tool; null for any number), `case` (which of the cases is shown), `rounds`, `answer`, and `state` at the play
  /// head: `ket`, `bits`, `amplitudes` as [real, imaginary] pairs, `arrows` as [x, y, z]. Where the state is mixed, by
  /// noise or from the start, `probabilities` of the basis states and `purity` stand instead of `ket` and `amplitudes`.
  public func snapshot(in language: Language) -> String {
    let session = playback.session
    let outcomes = playback.outcomes.map { JSONText.integer($0 == .one ? 1 : 0) }
    var members: [(key: String, value: JSONText)] = [
      ("board", .array(boardItems)),
      ("openings", .array((0...playback.operationCount).filter(session.attempt.isOpen).map { .integer($0) })),
      ("head", .integer(playback.head)),
      ("count", .integer(playback.operationCount)),
      ("canUndo", .boolean(playback.canUndo)),
      ("canRedo", .boolean(playback.canRedo)),
      ("moves", .strings(session.moves.map { notation.text(of: $0) ?? "" })),
      ("outcomes", .array(outcomes)),
      ("forced", .array(playback.forced.keys.sorted().map { .integer($0) })),
      ("stock", .array(stock)),
    ]
    if !playback.level.cases.isEmpty { members.append(("case", .integer(playback.shownCase))) }
    if playback.level.rounds != nil { members.append(("rounds", .integer(session.attempt.rounds))) }
    if let answer = session.attempt.answer { members.append(("answer", json(of: answer))) }
    members.append(("state", stateText))
    return JSONText.object(members).flat
  }

  private var boardItems: [JSONText] {
    var position = 0
    return playback.session.attempt.items.map { item in
      switch item {
      case .gap: return .object([("gap", .boolean(true))])
      case .operation(let placement, let standing):
        let outcomes = playback.outcomes(at: position).map { JSONText.integer($0 == .one ? 1 : 0) }
        position += 1
        return .object(
          [
            ("text", .string(notation.text(of: placement) ?? "")),
            ("standing", .string(standing.word)), ("outcomes", .array(outcomes)),
          ] + parts(of: placement))
      }
    }
  }

  private func parts(of placement: Placement) -> [(key: String, value: JSONText)] {
    switch placement {
    case .operation(let operation): return Self.parts(of: operation)
    case .piece(let use):
      let pieces = playback.level.pieces
      var parts: [(key: String, value: JSONText)] = [
        ("qubits", .array(use.wires.map { .integer($0) })), ("kind", .string("piece")),
        ("symbol", .string(pieces.indices.contains(use.piece) ? pieces[use.piece].name : "?")),
      ]
      if !use.dials.isEmpty {
        parts.append(("angles", .array(use.dials.map { .number($0) })))
        parts.append(("angleTexts", .strings(use.dials.map { Angle.description($0) })))
      }
      if let condition = use.condition { parts += Self.parts(of: condition) }
      return parts
    }
  }

  private static func parts(of condition: Condition) -> [(key: String, value: JSONText)] {
    [
      ("if", .array(condition.bits.map { .integer($0) })),
      (
        "equals",
        .array(condition.bits.indices.map { .integer(condition.value >> UInt64($0) & 1 == 1 ? 1 : 0) })
      ),
    ]
  }

  /// The parts of an operation that a drawing needs.
  private static func parts(of operation: Operation) -> [(key: String, value: JSONText)] {
    var parts: [(key: String, value: JSONText)] = [
      ("qubits", .array(operation.qubits.map { .integer($0) }))
    ]
    switch operation.action {
    case .gate(let application):
      let gate = application.gate
      parts.append(("kind", .string("gate")))
      parts.append(("gate", .string(gate.standard?.rawValue ?? "")))
      parts.append(("symbol", .string(gate.standard?.record.symbol ?? "U")))
      parts.append(("controls", .integer(gate.builtInControlCount + application.controls.count)))
      parts.append(("angles", .array(gate.parameters.map { .number($0) })))
      parts.append(("angleTexts", .strings(gate.parameters.map { Angle.description($0) })))
    case .measurement(let measurement):
      parts.append(("kind", .string("measure")))
      parts.append(("pauli", .string(measurement.observable.description)))
      parts.append(("bit", .integer(measurement.bit)))
    case .reset: parts.append(("kind", .string("reset")))
    case .barrier: parts.append(("kind", .string("barrier")))
    }
    if let condition = operation.condition { parts += Self.parts(of: condition) }
    return parts
  }

  /// How many pieces of each tool are left.
  private var stock: [JSONText] {
    let attempt = playback.session.attempt
    return playback.level.toolbox.indices.map { tool in
      attempt.piecesLeft(ofTool: tool).map { .integer($0) } ?? .literal("null")
    }
  }

  private func json(of answer: Answer) -> JSONText {
    switch answer {
    case .choice(let id): .string(id)
    case .number(let number): .number(number)
    }
  }

  private var stateText: JSONText {
    if let stage = playback.mixedStage { return Self.text(of: stage.state, bits: stage.bits) }
    return Self.text(of: playback.noiselessStage(playback.head))
  }

  /// A stage of a board on which states mix.
  static func text(of state: MixedState, bits: BitString) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("bits", .string(bits.description)), ("purity", .number(state.purity)),
      ("probabilities", .array(state.probabilities.map { .number($0) })),
    ]
    do throws(StateError) {
      members.append(("arrows", .array(try state.blochVectors.map { Self.json(of: $0) })))
    } catch {
      members.append(("error", .string(error.description)))
    }
    return .object(members)
  }

  private static func json(of arrow: BlochVector) -> JSONText {
    .array([.number(arrow.x), .number(arrow.y), .number(arrow.z)])
  }

  /// A stage of a run.
  static func text(of run: CircuitRun) -> JSONText {
    let state = run.state
    var members: [(key: String, value: JSONText)] = [("bits", .string(run.bits.description))]
    if state.qubitCount <= amplitudeQubitLimit {
      let amplitudes = state.amplitudes.map { JSONText.array([.number($0.real), .number($0.imaginary)]) }
      members.append(("amplitudes", .array(amplitudes)))
    }
    do throws(StateError) {
      members.append(("ket", .string(try state.ketText(termLimit: 16))))
      members.append(("arrows", .array(try state.blochVectors.map { Self.json(of: $0) })))
    } catch {
      members.append(("error", .string(error.description)))
    }
    return .object(members)
  }
}

extension Standing {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .frozen: "frozen"
    case .loose: "loose"
    case .placed: "placed"
    case .substituted: "substituted"
    }
  }
}
