import QuantumSimulator

/// What a search carries through the board for a level's goals: in each case a strand with the case's start, or with each
/// part of it where it is mixed, and with the inputs of goals about the whole operation and about channels.
struct SearchInputs {
  /// All strands, end to end.
  private(set) var bundle = VectorBundle(width: 0)
  /// Which these are: one for each case, more where its start is mixed.
  let layout: StrandLayout
  /// 2ⁿ for n qubits: the number of entries of a vector.
  let dimension: Int
  /// Which vector of a strand is the image of the start, if any goal is about what becomes of it.
  let start: Int?
  /// The qubits over whose basis states the next vectors run, the others being in |0⟩.
  let basisQubits: [Int]
  /// Which vector is the first of these.
  let basis: Int
  /// For each goal about a channel, by its index, the first of its vectors.
  private(set) var channels: [Int: Int] = [:]
  /// The number of entries of a strand.
  let width: Int

  /// The inputs that a level's goals ask for.
  init(of judge: Judge) throws(LevelFault) {
    let level = judge.level
    var basisQubits: [Int] = []
    var isAboutStart = false
    var vectorCount = 0
    for demand in judge.goals {
      switch demand.goal {
      case .unitary(let prepared):
        for qubit in prepared.inputs where !basisQubits.contains(qubit) { basisQubits.append(qubit) }
      case .channel, nil: break
      case .some: isAboutStart = true
      }
    }
    basisQubits.sort()
    let hasChannel = judge.goals.contains { if case .channel = $0.goal { true } else { false } }
    // A search with nothing to look at still has to count operations; it carries the start along.
    start = isAboutStart || (basisQubits.isEmpty && !hasChannel) ? 0 : nil
    basis = start == nil ? 0 : 1
    try judge.level.checkImages(of: basisQubits, at: .level)
    vectorCount = basis + (basisQubits.isEmpty ? 0 : 1 << basisQubits.count)
    for (index, demand) in judge.goals.enumerated() {
      guard case .channel(let prepared) = demand.goal else { continue }
      channels[index] = vectorCount
      vectorCount += 1 << prepared.from.count
    }
    self.basisQubits = basisQubits
    dimension = 1 << level.qubits.count
    width = vectorCount * dimension
    layout = StrandLayout(
      strands: judge.cases.flatMap { situation in
        var register = [Bool](repeating: false, count: level.bits.count)
        for bit in situation.setBits { register[bit] = true }
        return situation.parts.map { _ in Strand(levelCase: situation.index, register: register) }
      })
    var entries: [Complex] = []
    for part in judge.cases.flatMap({ $0.parts }) {
      let length = part.probability.squareRoot()
      for entry in try vectors(from: part.state, judge) { entries.append(length * entry) }
    }
    bundle = VectorBundle(entries)
  }

  /// The vectors of a strand, end to end.
  private func vectors(from start: StateVector, _ judge: Judge) throws(LevelFault) -> [Complex] {
    var entries: [Complex] = []
    if self.start != nil { entries += Array(start.amplitudes) }
    if !basisQubits.isEmpty {
      for number in 0..<1 << basisQubits.count {
        var column = [Complex](repeating: .zero, count: dimension)
        column[number.spread(to: basisQubits)] = .one
        entries += column
      }
    }
    for index in channels.keys.sorted() {
      guard case .channel(let prepared) = judge.goals[index].goal else { continue }
      entries += try prepared.carried(from: start, dimension: dimension)
    }
    return entries
  }
}

extension PreparedChannelGoal {
  /// The inputs, end to end; zeros for a start at which the goal makes no sense, because it is not judged there.
  fileprivate func carried(from start: StateVector, dimension: Int) throws(LevelFault) -> [Complex] {
    do throws(LevelFault) {
      return try inputs(from: start, at: .start).flatMap { $0 }
    } catch {
      guard error.reason == .channelInputNotZero else { throw error }
      return [Complex](repeating: .zero, count: dimension << from.count)
    }
  }
}
