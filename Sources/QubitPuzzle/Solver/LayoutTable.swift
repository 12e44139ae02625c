import QuantumSimulator

/// The layouts that a search has met, by number, and what each placement does to a bundle that has one.
struct LayoutTable {
  private let level: Level
  private let placements: [Placement]
  private let noise: NoiseModel?
  private var layouts: [StrandLayout] = []
  private var numbers: [StrandLayout: Int] = [:]
  private var transitions: [Int: Transition] = [:]

  /// Which way time runs.
  private let direction: SearchProgram.Direction

  /// A table for the placements of a program, which are known by their numbers.
  init(of program: SearchProgram) {
    placements = program.placements
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
      maps += self.maps(of: steps, from: source, strand, &operators)
    }
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

  /// Follows a strand through steps, along every outcome and every operator of a channel.
  private func maps(
    of steps: [NoisyStep], from source: Int, _ strand: Strand,
    _ operators: inout [OperatorKey: SparseOperator]
  ) -> [StrandMap] {
    var maps = [StrandMap(source: source, operation: nil, strand: strand)]
    for step in steps {
      var next: [StrandMap] = []
      for map in maps {
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
            image.operation = map.operation.map { step.after($0) } ?? step
          }
          if let bit = operation.writtenBit {
            next += readings(of: outcome, into: bit, image)
          } else {
            next.append(image)
          }
        }
      }
      maps = next
    }
    return maps
  }

  /// The strands into which a channel splits one.
  private func maps(of step: NoisyStep, after map: StrandMap) -> [StrandMap] {
    guard case .channel(let channel, let targets, _) = step else { return [map] }
    return channel.operators.map { matrix in
      let part = SparseOperator(matrix, on: targets, qubitCount: level.qubits.count)
      var image = map
      image.operation = map.operation.map { part.after($0) } ?? part
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
      image.strand.register[bit] = reading.bit
      let length = SparseOperator(scaling: share.squareRoot(), qubitCount: level.qubits.count)
      image.operation = map.operation.map { length.after($0) } ?? length
      readings.append(image)
    }
    return readings
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
