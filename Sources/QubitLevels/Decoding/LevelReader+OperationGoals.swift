import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for what becomes of basis states.
  mutating func isometryGoal(_ fields: Fields<FileKeys.IsometryGoal>) -> IsometryGoal? {
    let inputs = fields.required(.inputs, log: &log).flatMap { qubits($0, count: FormatLimits.qubits) }
    let images = fields.required(.images, log: &log).flatMap { self.images($0, inputs: inputs) }
    let phase: PhasePolicy? = fields.required(.phase, log: &log).flatMap { word($0) }
    let fidelity = fields.required(.fidelity, log: &log).flatMap { self.fidelity($0) }
    guard let inputs, let images, let phase, let fidelity else { return nil }
    return IsometryGoal(inputs: inputs, images: images, phase: phase, minimumFidelity: fidelity)
  }

  /// The image of every basis state of the inputs, in their order.
  private mutating func images(_ node: JSONNode, inputs: [Int]?) -> [WrittenKet]? {
    let qubitCount = qubitCount
    let found: [(Int, WrittenKet)]? = members(node) { reader, key, value in
      let input = reader.outcome(key, count: inputs?.count, of: .qubit)
      let image = reader.ket(value, qubitCount: qubitCount)
      guard let input, let image else { return nil }
      return (input, image)
    }
    guard let found, let inputs else { return nil }
    let wanted = 1 << inputs.count
    guard found.count == wanted else {
      log.record(GoalFault.imageCount(found: found.count, wanted: wanted), at: node.range)
      return nil
    }
    let images = found.sorted { $0.0 < $1.0 }.map { $0.1 }
    let distance = Self.distanceFromOrthonormal(images)
    guard distance <= Self.matrixTolerance else {
      log.record(GoalFault.imagesNotOrthonormal(distance), at: node.range)
      return nil
    }
    return images
  }

  private static func distanceFromOrthonormal(_ images: [WrittenKet]) -> Double {
    var sum = 0.0
    for (row, first) in images.enumerated() {
      for (column, second) in images.enumerated() {
        var product = row == column ? Complex(-1) : .zero
        for (a, b) in zip(first.amplitudes, second.amplitudes) { product += a.conjugate * b }
        sum += product.lengthSquared
      }
    }
    return sum.squareRoot()
  }

  /// A goal for an operation by its table.
  mutating func truthTableGoal(_ fields: Fields<FileKeys.TruthTableGoal>) -> TruthTableGoal? {
    let qubits = fields.required(.qubits, log: &log).flatMap {
      self.qubits($0, count: FormatLimits.qubits)
    }
    let ancillas = fields.required(.ancillas, log: &log).flatMap {
      self.qubits($0, count: 0...FormatLimits.qubits.upperBound)
    }
    let rows = fields.required(.rows, log: &log).flatMap { self.rows($0, qubitCount: qubits?.count) }
    let phase: PhasePolicy? = fields.required(.phase, log: &log).flatMap { word($0) }
    let fidelity = fields.required(.fidelity, log: &log).flatMap { self.fidelity($0) }
    guard let qubits, let ancillas, let rows, let phase, let fidelity else { return nil }
    if let qubitCount, (qubits + ancillas).sorted() != Array(0..<qubitCount) {
      log.record(GoalFault.tableQubits, at: fields[.ancillas]?.range ?? fields.range)
      return nil
    }
    return TruthTableGoal(qubits: qubits, rows: rows, phase: phase, minimumFidelity: fidelity)
  }

  private mutating func rows(_ node: JSONNode, qubitCount: Int?) -> [TruthTableGoal.Row]? {
    let rows: [(TruthTableGoal.Row, JSONNode)]? = members(node) { reader, key, value in
      let input = reader.outcome(key, count: qubitCount, of: .qubit)
      let output = reader.string(value).flatMap { reader.outcome($0, count: qubitCount, of: .qubit) }
      guard let input, let output else { return nil }
      return (TruthTableGoal.Row(input: input, output: output), value)
    }
    guard let rows else { return nil }
    guard 1...FormatLimits.listLength ~= rows.count else {
      log.record(.wrongCount(rows.count, least: 1, most: FormatLimits.listLength), at: node.range)
      return nil
    }
    for (index, row) in rows.enumerated()
    where rows[..<index].contains(where: { $0.0.output == row.0.output }) {
      let output = BitString(row.0.output, count: qubitCount ?? 0).description
      log.record(GoalFault.rowsCollide(output), at: row.1.range)
      return nil
    }
    return rows.map { $0.0 }
  }

  /// A goal for a channel.
  mutating func channelGoal(_ fields: Fields<FileKeys.ChannelGoal>) -> ChannelGoal? {
    let from = fields.required(.from, log: &log).flatMap { qubits($0, count: FormatLimits.qubits) }
    let to = fields.required(.to, log: &log).flatMap { qubits($0, count: FormatLimits.qubits) }
    let others = to.map { to in (0..<(qubitCount ?? 0)).filter { !to.contains($0) } }
    let target = fields.required(.target, log: &log).flatMap { self.target($0, ancillas: others) }
    let branches: BranchPolicy? = fields.required(.branches, log: &log).flatMap { word($0) }
    let fidelity = fields.required(.fidelity, log: &log).flatMap { self.fidelity($0) }
    guard let from, let to, let target, let branches, let fidelity else { return nil }
    guard from.count == to.count else {
      log.record(
        GoalFault.channelWidths(from: from.count, to: to.count), at: fields[.to]?.range ?? fields.range)
      return nil
    }
    return ChannelGoal(
      from: from, to: to, target: target, branches: branches, minimumFidelity: fidelity)
  }
}
