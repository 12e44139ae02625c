import QuantumSimulator

/// The layouts that a search has met, by number, and what each placement does to a bundle that has one.
///
/// A placement with m measurements can come out in 2ᵐ ways. What cannot occur is dropped as the steps are followed; where what
/// is left takes more memory than the search may, the table is full.
struct LayoutTable {
  private let level: Level
  private let placements: [Placement]
  private let noise: NoiseModel?
  private var layouts: [StrandLayout] = []
  private var numbers: [StrandLayout: Int] = [:]
  private var transitions: [Int: Transition] = [:]
  private let byteLimit: Int

  /// The memory that the transitions take, about.
  private(set) var byteCount = 0
  /// Whether a transition was not worked out, for want of memory: in its place stands one that does nothing.
  private(set) var isFull = false

  /// Which way time runs.
  private let direction: SearchProgram.Direction

  /// A table for the placements of a program, which are known by their numbers.
  ///
  /// - Parameter bytes: The most that the transitions may take.
  init(of program: SearchProgram, bytes: Int) {
    placements = program.placements
    byteLimit = bytes
    level = program.level
    direction = program.direction
    noise = level.isNoisy ? level.noiseModel : nil
  }

  /// The layout with a number.
  subscript(number: Int) -> StrandLayout { layouts[number] }

  /// The number of a layout, which it gets when it is first met.
  mutating func number(of layout: StrandLayout) -> Int {
    if let number = numbers[layout] { return number }
    layouts.append(layout)
    numbers[layout] = layouts.count - 1
    return layouts.count - 1
  }

  /// What the placement with this index does to bundles with the layout of this number.
  mutating func transition(of placement: Int, from number: Int) -> Transition {
    let key = number * placements.count + placement
    if let known = transitions[key] { return known }
    let layout = layouts[number]
    var maps: [StrandMap] = []
    var operators: [OperatorKey: SparseOperator] = [:]
    for (source, strand) in layout.strands.enumerated() {
      let steps = steps(of: placements[placement], inCase: strand.levelCase)
      guard let ends = self.maps(of: steps, from: source, strand, &operators) else {
        isFull = true
        return .nothing(in: layout, number: number)
      }
      for end in ends { byteCount += end.byteCount }
      maps += ends
    }
    for step in operators.values { byteCount += step.byteCount }
    if direction == .backward {
      for index in maps.indices { maps[index].operation = maps[index].operation?.adjoint }
    }
    let isInOrder = maps.map { $0.strand } == layout.strands && maps.count == layout.strands.count
    let transition = Transition(maps: maps, layout: isInOrder && !splits(maps) ? number : nil)
    transitions[key] = transition
    return transition
  }

  /// What each placement does to bundles with the layout of this number; nil where one makes strands split or change
  /// their bits.
  mutating func steps(from number: Int) -> [PackedSpace.Step]? {
    var steps: [PackedSpace.Step] = []
    for (placement, placed) in placements.enumerated() {
      let transition = transition(of: placement, from: number)
      guard transition.layout == number else { return nil }
      steps.append(
        PackedSpace.Step(operators: transition.maps.map { $0.operation }, qubits: placed.qubits))
    }
    return steps
  }

  private func splits(_ maps: [StrandMap]) -> Bool {
    for (index, map) in maps.enumerated() where map.source != index { return true }
    return false
  }

  private struct OperatorKey: Hashable {
    var action: Operation.Action
    var outcome: Int
  }

  /// What a placement amounts to in a case.
  private func steps(of placement: Placement, inCase index: Int) -> [NoisyStep] {
    if let noise { return level.steps(of: placement, inCase: index, noise) }
    return level.operations(for: [placement], inCase: index).map { .operation($0) }
  }

  /// Follows a strand through steps, along every outcome and every operator of a channel; nil where that takes more memory
  /// than is left.
  private func maps(
    of steps: [NoisyStep], from source: Int, _ strand: Strand,
    _ operators: inout [OperatorKey: SparseOperator]
  ) -> [StrandMap]? {
    var maps = [StrandMap(source: source, operation: nil, strand: strand)]
    for step in steps {
      var next: [StrandMap] = []
      var (held, counted) = (byteCount, 0)
      for map in maps {
        for new in next[counted...] { held += new.byteCount }
        counted = next.count
        guard held <= byteLimit else { return nil }
        guard step.condition?.holds(in: map.strand.register) ?? true else {
          next.append(map)
          continue
        }
        guard case .operation(let operation) = step else {
          next += self.maps(of: step, after: map)
          continue
        }
        for outcome in 0..<operation.outcomeCount {
          var image = map
          let key = OperatorKey(action: operation.action, outcome: outcome)
          if let step = operators[key]
            ?? SparseOperator(
              operation.action, outcome: outcome, qubitCount: level.qubits.count)
          {
            operators[key] = step
            image.follow(with: step)
            image.isOperationShared = map.operation == nil
          }
          if let bit = operation.writtenBit {
            next += readings(of: outcome, into: bit, image)
          } else {
            next.append(image)
          }
        }
      }
      // What cannot come after what came before is no way for the strand to go.
      maps = next.filter { $0.operation?.isZero != true }
    }
    return maps
  }

  /// The strands into which a channel splits one.
  private func maps(of step: NoisyStep, after map: StrandMap) -> [StrandMap] {
    guard case .channel(let channel, let targets, _) = step else { return [map] }
    return channel.operators.map { matrix in
      var image = map
      image.follow(with: SparseOperator(matrix, on: targets, qubitCount: level.qubits.count))
      return image
    }
  }

  /// The strands into which a detector that errs splits one with a known outcome.
  private func readings(of outcome: Int, into bit: Int, _ map: StrandMap) -> [StrandMap] {
    var image = map
    image.strand.register[bit] = outcome == 1
    guard let readout = noise?.readout, readout != .none else { return [image] }
    var readings: [StrandMap] = []
    for reading in Outcome.allCases {
      let share = readout.probability(ofReading: reading, from: Outcome(bit: outcome == 1))
      guard share > 0 else { continue }
      var read = image
      read.strand.register[bit] = reading.bit
      read.follow(
        with: SparseOperator(scaling: share.squareRoot(), qubitCount: level.qubits.count))
      readings.append(read)
    }
    return readings
  }
}

extension StrandMap {
  /// About what it takes in memory, but for an operator that others share; the same on every machine.
  fileprivate var byteCount: Int {
    64 + strand.register.count + (isOperationShared ? 0 : operation?.byteCount ?? 0)
  }

  /// Does one thing more, by an operator of its own.
  fileprivate mutating func follow(with next: SparseOperator) {
    operation = operation.map { next.after($0) } ?? next
    isOperationShared = false
  }
}

extension Transition {
  /// What leaves a bundle as it is.
  fileprivate static func nothing(in layout: StrandLayout, number: Int) -> Transition {
    Transition(
      maps: layout.strands.enumerated().map { StrandMap(source: $0, operation: nil, strand: $1) },
      layout: number)
  }
}

extension Operation {
  /// How many ways there are for it to come out.
  fileprivate var outcomeCount: Int { isMeasuring ? 2 : 1 }
}

extension SparseOperator {
  /// What an action does to the state where it comes out as `outcome`; nil where that is nothing.
  fileprivate init?(_ action: Operation.Action, outcome: Int, qubitCount: Int) {
    switch action {
    case .gate(let application): self.init(application, qubitCount: qubitCount)
    case .measurement(let measurement):
      self.init(projectingOn: measurement.observable, outcome: outcome, qubitCount: qubitCount)
    case .reset(let qubit):
      self.init(resetting: qubit, foundAs: outcome, qubitCount: qubitCount)
    case .barrier: return nil
    }
  }
}
