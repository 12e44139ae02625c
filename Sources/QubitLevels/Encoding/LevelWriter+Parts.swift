import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  func start(_ start: Start) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.Start> = Members()
    switch start {
    case .ket(let ket): members[.ket] = .string(ket.text)
    case .circuit(let operations): members[.circuit] = try self.operations(operations)
    case .density(let density): members[.density] = self.density(density)
    }
    return members.object
  }

  private func density(_ density: WrittenDensity) -> JSONText {
    switch density {
    case .rows(let rows): .array(rows.map { .array($0.map(amplitude)) })
    case .mixture(let parts):
      .array(
        parts.map { part in
          var members: Members<FileKeys.WeightedKet> = Members()
          members[.weight] = number(part.weight)
          members[.ket] = .string(part.ket.text)
          return members.object
        })
    }
  }

  func boardItem(_ item: BoardItem) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.BoardItem> = Members()
    switch item {
    case .gap: members[.gap] = .literal("true")
    case .operation(let placement, let standing):
      guard let text = notation.text(of: placement) else { throw .unspelled(placement.operation) }
      members[.gate] = .string(text)
      members[.standing] = .string(StandingWord(standing).rawValue)
    }
    return members.object
  }

  func tool(_ tool: Tool) -> JSONText {
    var members: Members<FileKeys.Tool> = Members()
    switch tool.kind {
    case .gate(let gate): members[.gate] = .string(gate.rawValue)
    case .measurement(let letters): members[.measure] = .string(Self.text(letters))
    case .reset: members[.reset] = .literal("true")
    case .piece(let piece): members[.piece] = .string(pieceName(piece))
    }
    members[.wires] = tool.wires.map { .array($0.map(qubits)) }
    members[.bits] = tool.bits.isEmpty ? nil : bits(tool.bits)
    switch tool.conditioning {
    case .never: break
    case .optional(let bits): members[.conditions] = self.bits(bits)
    case .always(let condition): members[.onlyIf] = .string(notation.tests(of: condition))
    }
    members[.count] = tool.count.map { .integer($0) }
    let grids: JSONText? = tool.angles.isEmpty ? nil : .array(tool.angles.map(grid))
    if case .piece = tool.kind { members[.dials] = grids } else { members[.angles] = grids }
    return members.object
  }

  private func grid(_ grid: AngleGrid) -> JSONText {
    switch grid {
    case .list(let angles): return .array(angles.map(number))
    case .steps(let from, let to, let step):
      var members: Members<FileKeys.AngleSteps> = Members()
      members[.from] = number(from)
      members[.to] = number(to)
      members[.step] = number(step)
      return members.object
    }
  }

  func budget(_ budget: Budget) -> JSONText {
    var members: Members<FileKeys.Budget> = Members()
    members[.count] = counted(budget.counted)
    members[.of] = .string(budget.scope.rawValue)
    switch budget.bound {
    case .atMost(let most): members[.atMost] = .integer(most)
    case .atLeast(let least): members[.atLeast] = .integer(least)
    case .exactly(let wanted): members[.exactly] = .integer(wanted)
    }
    return members.object
  }

  private func counted(_ counted: Budget.Counted) -> JSONText {
    switch counted {
    case .operations: .string(CountedWord.operations.rawValue)
    case .multiQubitGates: .string(CountedWord.multiQubitGates.rawValue)
    case .tGates: .string(CountedWord.tGates.rawValue)
    case .depth: .string(CountedWord.depth.rawValue)
    case .edits: .string(CountedWord.edits.rawValue)
    case .timeSteps: .string(CountedWord.timeSteps.rawValue)
    case .measurements: .string(CountedWord.measurements.rawValue)
    case .queries: .string(CountedWord.queries.rawValue)
    case .gate(let gate): .object([(FileKeys.CountedTool.gate.rawValue, .string(gate.rawValue))])
    case .piece(let piece):
      .object([(FileKeys.CountedTool.piece.rawValue, .string(pieceName(piece)))])
    }
  }

  func scoring(_ scoring: Scoring) -> JSONText {
    var members: Members<FileKeys.Scoring> = Members()
    members[.counting] = .string(scoring.counting.rawValue)
    members[.par] = .integer(scoring.par)
    members[.threeStars] = .integer(scoring.threeStars)
    members[.twoStars] = .integer(scoring.twoStars)
    return members.object
  }

  /// A number as its author wrote it: as a JSON number where that is what the spelling is.
  func number(_ number: WrittenNumber) -> JSONText { spelled(number.text) }

  func amplitude(_ amplitude: WrittenAmplitude) -> JSONText { spelled(amplitude.text) }

  private func spelled(_ text: String) -> JSONText {
    var reader = JSONReader(bytes: Array(text.utf8), limits: .standard)
    guard let node = try? reader.readDocument(), case .number = node.value,
      node.range == SourceRange(0, text.utf8.count)
    else { return .string(text) }
    return .literal(text)
  }

  func bits(_ bits: [Int]) -> JSONText { .strings(bits.map(notation.name(ofBit:))) }

  func pieceName(_ piece: Int) -> String { notation.name(ofPiece: piece) }

  func caseName(_ index: Int) -> String {
    level.cases.indices.contains(index) ? level.cases[index].id : "case\(index)"
  }

  /// Pauli letters, in the order given.
  static func text(_ letters: [Pauli]) -> String {
    letters.map { PauliString($0, on: 0).description }.joined()
  }

  func qubit(_ qubit: Int) -> JSONText { .string(notation.name(ofQubit: qubit)) }

  func qubits(_ qubits: [Int]) -> JSONText { .array(qubits.map(qubit)) }
}
