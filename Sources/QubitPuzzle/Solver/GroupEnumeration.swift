public import QuantumSimulator

/// The operations that some gates generate, layer by layer: how many need k gates and no fewer.
///
/// ```swift
/// let group = try GroupEnumeration(
///   generators: [.gate(.h, on: [0]), .gate(.s, on: [0])], qubitCount: 1, phase: .ignore,
///   limits: .thorough)
/// group.layers       // [1, 2, 3, 5, 5, 5, 3]
/// ```
///
/// Operations of the Clifford group are kept up to global phase by what they do to Pauli strings, other products of
/// Clifford+T gates as exact matrices, and all else as rounded ones. O(order · generators · 4ⁿ) time and
/// O(order · 4ⁿ) memory for matrices; O(order · generators · n²) and O(order · n) words in the Clifford group.
public struct GroupEnumeration: Hashable, Sendable {
  /// Element k is the number of operations that take k gates and no fewer; the first is the identity.
  public let layers: [Int]
  /// Whether the last layer is the last there is: the gates generate no other operation. Otherwise the limits
  /// were reached, and the last layer is not complete.
  public let isComplete: Bool

  /// The number of operations found: the order of the group, where the enumeration is complete.
  public var order: Int { layers.reduce(0, +) }

  /// Enumerates what gates generate, up to global phase or with it.
  ///
  /// - Throws: ``LevelFault`` at ``LevelFault/Place/board(_:)`` for the first generator that is no gate or does not
  ///   fit; at ``LevelFault/Place/level`` for a number of qubits out of 1…6.
  public init(
    generators: [Operation], qubitCount: Int, phase: PhasePolicy, limits: SearchLimits
  ) throws(LevelFault) {
    guard (1...6).contains(qubitCount) else {
      throw LevelFault(.level, .qubitCount(found: qubitCount, limit: 6))
    }
    var steps: [PackedSpace.Step] = []
    for (index, generator) in generators.enumerated() {
      do throws(CircuitError) {
        try generator.validate(qubitCount: qubitCount, bitCount: 0)
      } catch {
        throw LevelFault(.board(index), .operation(error))
      }
      guard case .gate(let application) = generator.action, generator.condition == nil else {
        throw LevelFault(.board(index), .onlyGates)
      }
      steps.append(
        PackedSpace.Step(
          operators: [SparseOperator(application, qubitCount: qubitCount)], qubits: application.qubits))
    }
    let dimension = 1 << qubitCount
    var identity = VectorBundle(width: dimension * dimension)
    for diagonal in 0..<dimension { identity.reals[diagonal * (dimension + 1)] = 1 }
    let exact =
      (phase == .ignore ? PackedSpace(stabilizersFrom: identity, steps: steps) : nil)
      ?? PackedSpace(ringFrom: identity, width: identity.width, phase: phase, steps: steps)
    if let exact, let (layers, isComplete) = Self.enumerate(exact, stepCount: steps.count, limits) {
      (self.layers, self.isComplete) = (layers, isComplete)
    } else {
      (layers, isComplete) = Self.enumerate(
        steps.compactMap { $0.operators[0] }, from: identity, dimension: dimension, phase, limits)
    }
  }

  /// Enumerates exactly; nil where numbers grow too great for it.
  private static func enumerate(
    _ space: PackedSpace, stepCount: Int, _ limits: SearchLimits
  ) -> ([Int], isComplete: Bool)? {
    var index = PackedIndex(length: space.start.count, tagLength: 0)
    var (element, image, tag) = (space.start, space.start, [Int32]())
    _ = index.insert(element, tag: tag)
    var layers = [1]
    // Elements are numbered as they are found, so that a layer is a range.
    var layer = 0..<1
    while true {
      for number in layer {
        index.load(number, into: &element, tag: &tag)
        for step in 0..<stepCount {
          guard space.apply(step, to: element, into: &image) else { return nil }
          _ = index.insert(image, tag: tag)
        }
        if index.count > limits.states || index.byteCount > limits.bytes {
          return (layers + [index.count - layer.upperBound], false)
        }
      }
      layer = layer.upperBound..<index.count
      if layer.isEmpty { return (layers, true) }
      layers.append(layer.count)
    }
  }

  /// Enumerates in rounded numbers.
  private static func enumerate(
    _ operators: [SparseOperator], from identity: VectorBundle, dimension: Int, _ phase: PhasePolicy,
    _ limits: SearchLimits
  ) -> ([Int], isComplete: Bool) {
    var index = VectorIndex(phase: phase, tagLength: 0)
    var (bundle, image, tag) = (identity, identity, [Int32]())
    let normSquared = Double(dimension)
    _ = index.insert(bundle, normSquared: normSquared, tag: tag)
    var layers = [1]
    var layer = 0..<1
    while true {
      for element in layer {
        index.load(element, into: &bundle, tag: &tag)
        for gate in operators {
          for column in 0..<dimension {
            gate.apply(to: bundle, from: column * dimension, into: &image, at: column * dimension)
          }
          _ = index.insert(image, normSquared: normSquared, tag: tag)
        }
        if index.count > limits.states || index.byteCount > limits.bytes {
          return (layers + [index.count - layer.upperBound], false)
        }
      }
      layer = layer.upperBound..<index.count
      if layer.isEmpty { return (layers, true) }
      layers.append(layer.count)
    }
  }
}
