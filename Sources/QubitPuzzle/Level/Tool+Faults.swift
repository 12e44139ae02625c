import QuantumSimulator

extension Tool {
  /// What is wrong with the tool.
  func faults(in level: Level) -> [LevelFault.Reason] {
    if case .piece(let piece) = kind, !level.pieces.indices.contains(piece) {
      return [.pieceOutOfRange(piece: piece, count: level.pieces.count)]
    }
    var faults: [LevelFault.Reason] = []
    let (qubitCount, wireCount) = (level.qubits.count, kind.wireCount(in: level))
    if wires == nil, wireCount > qubitCount {
      faults.append(.wireCount(found: qubitCount, wanted: wireCount))
    }
    for choice in wires ?? [] {
      if choice.count != wireCount {
        faults.append(.wireCount(found: choice.count, wanted: wireCount))
      }
      for (index, qubit) in choice.enumerated() {
        if !(0..<qubitCount).contains(qubit) {
          faults.append(.qubitOutOfRange(qubit: qubit, qubitCount: qubitCount))
        } else if choice[..<index].contains(qubit) {
          faults.append(.repeatedQubit(qubit))
        }
      }
    }
    if let count, count < 0 { faults.append(.negativeCount(count)) }
    return faults + gridFaults(in: level) + bitFaults(in: level)
  }

  private func gridFaults(in level: Level) -> [LevelFault.Reason] {
    var faults: [LevelFault.Reason] = []
    let wanted = dialCount(in: level)
    if angles.count != wanted { faults.append(.gridCount(found: angles.count, wanted: wanted)) }
    for grid in angles where grid.values.isEmpty || !grid.values.allSatisfy({ $0.isFinite }) {
      faults.append(.emptyGrid)
    }
    guard faults.isEmpty, case .piece(let piece) = kind, level.pieces[piece].takesTime else { return faults }
    // The shortest and the longest stand for all times between.
    let durations = angles[0].values
    for duration in [durations.min(), durations.max()].compactMap({ $0 }) {
      let dials = [duration] + angles.dropFirst().map { $0.values[0] }
      let use = PieceUse(piece: piece, wires: Array(level.qubits.indices), dials: dials)
      if let reason = level.motionReason(against: use) { return [reason] }
    }
    if level.countsTime, let odd = durations.first(where: { level.timeSteps(in: $0) == nil }) {
      faults.append(.durationBetweenTimeSteps(odd))
    }
    return faults
  }

  private func bitFaults(in level: Level) -> [LevelFault.Reason] {
    var faults: [LevelFault.Reason] = []
    var named = bits
    switch conditioning {
    case .never: break
    case .optional(let bits):
      if bits.isEmpty { faults.append(.noBits) }
      named += bits
    case .always(let condition): named += condition.bits
    }
    if case .measurement(let letters) = kind {
      if bits.isEmpty { faults.append(.noBits) }
      if letters.isEmpty || letters.contains(.i) { faults.append(.noQubits) }
    } else if !bits.isEmpty {
      faults.append(.needlessBits)
    }
    for bit in named where !level.bits.indices.contains(bit) {
      faults.append(.operation(.bitOutOfRange(bit: bit, bitCount: level.bits.count)))
    }
    return faults
  }
}
