import QuantumSimulator

extension Level {
  /// What speaks against a placement on the board: nil where it fits the level.
  func reason(against placement: Placement) -> LevelFault.Reason? {
    do throws(CircuitError) {
      switch placement {
      case .operation(let operation):
        try operation.validate(qubitCount: qubits.count, bitCount: bits.count)
      case .piece(let use):
        guard pieces.indices.contains(use.piece) else {
          return .pieceOutOfRange(piece: use.piece, count: pieces.count)
        }
        guard use.wires.count == pieces[use.piece].wires.count else {
          return .wireCount(found: use.wires.count, wanted: pieces[use.piece].wires.count)
        }
        // A barrier takes any wires that exist and differ, which is what a piece asks for too.
        try Operation(.barrier(qubits: use.wires), if: use.condition)
          .validate(qubitCount: qubits.count, bitCount: bits.count)
        if let condition = use.condition, let bit = bit(of: condition, overwrittenIn: use.piece) {
          return .overwritesCondition(bit: bits[bit])
        }
        return motionReason(against: use)
      }
      return nil
    } catch {
      return .operation(error)
    }
  }

  /// The bit of a condition that a piece writes before its last operation, in any case; nil where there is none.
  ///
  /// The condition is read once, before the first operation, but written out it stands at each of them.
  func bit(of condition: Condition, overwrittenIn piece: Int) -> Int? {
    for content in contents(ofPiece: piece) {
      let written = content.dropLast().compactMap { $0.writtenBit }
      if let bit = written.first(where: { condition.bits.contains($0) }) { return bit }
    }
    return nil
  }

  /// The faults of the pieces.
  func pieceFaults() -> [LevelFault] {
    var faults: [LevelFault] = []
    for (index, piece) in pieces.enumerated() {
      let place = LevelFault.Place.piece(index)
      if pieces[..<index].contains(where: { $0.name == piece.name }) {
        faults.append(LevelFault(place, .repeatedPiece(piece.name)))
      }
      if piece.wires.isEmpty { faults.append(LevelFault(place, .noQubits)) }
      switch piece.content {
      case .macro(let operations): faults += self.faults(of: operations, in: piece, at: place)
      case .blackBox:
        if cases.isEmpty { faults.append(LevelFault(place, .boxWithoutCases(piece.name))) }
      case .wait, .pulse, .noise: faults += motionFaults(of: piece, at: place)
      }
    }
    return faults
  }

  private func faults(
    of operations: [Operation], in piece: Piece, at place: LevelFault.Place
  ) -> [LevelFault] {
    var faults: [LevelFault] = []
    for operation in operations {
      do throws(CircuitError) {
        try operation.validate(qubitCount: piece.wires.count, bitCount: bits.count)
      } catch {
        faults.append(LevelFault(place, .operation(error)))
      }
    }
    return faults
  }

  /// The faults of the cases but for their starts.
  func caseFaults() -> [LevelFault] {
    var faults: [LevelFault] = []
    for (index, each) in cases.enumerated() {
      let place = LevelFault.Place.levelCase(index)
      if cases[..<index].contains(where: { $0.id == each.id }) {
        faults.append(LevelFault(place, .repeatedCase(each.id)))
      }
      for bit in each.setBits where !bits.indices.contains(bit) {
        faults.append(
          LevelFault(place, .operation(.bitOutOfRange(bit: bit, bitCount: bits.count))))
      }
      for (number, piece) in pieces.enumerated() where piece.isBlackBox {
        guard let content = each.boxes[number] else {
          faults.append(LevelFault(place, .boxMissing(piece.name)))
          continue
        }
        faults += self.faults(of: content, in: piece, at: place)
      }
      for number in each.boxes.keys.sorted() {
        guard pieces.indices.contains(number) else {
          faults.append(LevelFault(place, .pieceOutOfRange(piece: number, count: pieces.count)))
          continue
        }
        if !pieces[number].isBlackBox { faults.append(LevelFault(place, .pieceIsNoBox(pieces[number].name))) }
      }
      if let weight = each.weight, !(0...1).contains(weight.value) {
        faults.append(LevelFault(place, .notAProbability(weight.value)))
      }
    }
    let weights = cases.compactMap { $0.weight?.value }
    guard !weights.isEmpty else { return faults }
    let sum = weights.reduce(0, +)
    if let bare = cases.firstIndex(where: { $0.weight == nil }) {
      faults.append(LevelFault(.levelCase(bare), .weightsMissing))
    } else if abs(sum - 1) > Judge.roundingSlack {
      faults.append(LevelFault(.cases, .weightSum(sum)))
    }
    return faults
  }

  /// The faults of the parties, the connectivity and the dial of rounds.
  func partyFaults() -> [LevelFault] {
    var faults: [LevelFault] = []
    for (index, party) in parties.enumerated() {
      let place = LevelFault.Place.party(index)
      do throws(LevelFault) {
        try check(party.qubits, at: place, mayBeEmpty: true)
        try check(bits: party.bits, at: place, mayBeEmpty: true)
        try check(bits: party.hears, at: place, mayBeEmpty: true)
      } catch {
        faults.append(error)
        continue
      }
      for earlier in parties[..<index] {
        if let shared = party.qubits.firstIndex(where: earlier.qubits.contains) {
          let name = qubits[party.qubits[shared]]
          faults.append(LevelFault(.partyQubit(party: index, shared), .qubitOfTwoParties(name)))
        }
        if let shared = party.bits.firstIndex(where: earlier.bits.contains) {
          let name = bits[party.bits[shared]]
          faults.append(LevelFault(.partyBit(party: index, shared), .bitOfTwoParties(name)))
        }
      }
    }
    for pair in connectivity ?? [] {
      do throws(LevelFault) { try check([pair.first, pair.second], at: .connectivity) } catch {
        faults.append(error)
      }
    }
    if let rounds, rounds.least < 1 || rounds.most < rounds.least || rounds.most > RoundDial.limit {
      faults.append(LevelFault(.rounds, .badDial(least: rounds.least, most: rounds.most)))
    }
    return faults
  }
}
