import QuantumSimulator

/// Nodes by a key, several under each.
struct MeetingIndex {
  private var heads: [Int32]
  private var keys: [UInt64] = []
  private var nodes: [Int] = []
  private var successors: [Int32] = []

  /// An empty index for about so many nodes.
  init(expecting count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    heads = [Int32](repeating: -1, count: size)
  }

  /// Files a node.
  mutating func add(_ node: Int, under key: UInt64) {
    let slot = slot(of: key)
    keys.append(key)
    nodes.append(node)
    successors.append(heads[slot])
    heads[slot] = Int32(nodes.count - 1)
  }

  /// The nodes under a key.
  func forEach(under key: UInt64, _ body: (Int) -> Void) {
    var entry = heads[slot(of: key)]
    while entry >= 0 {
      if keys[Int(entry)] == key { body(nodes[Int(entry)]) }
      entry = successors[Int(entry)]
    }
  }

  private func slot(of key: UInt64) -> Int {
    var mixed = (key ^ (key >> 32)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    return Int(truncatingIfNeeded: mixed & UInt64(heads.count - 1))
  }
}

/// Keys under which states are filed so that two between which a goal holds are found.
///
/// A stabiliser's key is made of its words. Of a state in numbers three mean values are taken, of observables with the
/// eigenvalues 1 and −1: mean values of states with the fidelity F differ by 2·√(1 − F) at most (Fuchs and van de Graaf,
/// IEEE Transactions on Information Theory 45, 1999). They are quantised in cells twice as wide, so that a fitting state
/// lies in the same cell or the nearer neighbour.
struct MeetingKeys {
  /// Whether states are compared by their words.
  let isExact: Bool
  private static let observableCount = 3
  private let cell: Double
  /// The phases by which entries are turned before they are mixed, real and imaginary parts.
  private var phases: [Complex] = []
  /// For each observable, the sign of each mixed entry.
  private var signs: [[Double]] = []

  /// Keys for bundles of `width` entries, a power of two.
  init(width: Int, fidelity: Double, isExact: Bool) {
    self.isExact = isExact
    let infidelity = max(0, 1 - fidelity) + Judge.roundingSlack
    cell = 4 * infidelity.squareRoot()
    guard !isExact else { return }
    var generator = SeededGenerator(seed: 0x4D65_6574)
    for _ in 0..<width { phases.append(Complex.exp(i: 2 * .pi * generator.nextUniform())) }
    for _ in 0..<Self.observableCount {
      signs.append((0..<width).map { _ in generator.nextUniform() < 0.5 ? 1 : -1 })
    }
  }

  /// The lowest 21 bits of a whole number.
  private static func lowBits(of number: Double) -> UInt64 { UInt64(bitPattern: Int64(number)) & 0x1F_FFFF }

  /// The key under which a state is filed.
  func key(of state: SearchSpace.Carried) -> UInt64 {
    if isExact { return Self.key(ofWords: state.words) }
    var key: UInt64 = 0
    for value in meanValues(of: state.bundle) {
      key = key << 21 | Self.lowBits(of: (value / cell).rounded(.down))
    }
    return key
  }

  /// The keys under which all fitting states are filed.
  func keysAround(_ state: SearchSpace.Carried) -> [UInt64] {
    if isExact { return [Self.key(ofWords: state.words)] }
    var keys: [UInt64] = [0]
    for value in meanValues(of: state.bundle) {
      let place = value / cell
      let own = place.rounded(.down)
      let nearer = place - own < 0.5 ? own - 1 : own + 1
      keys = keys.flatMap { key in
        [own, nearer].map { key << 21 | Self.lowBits(of: $0) }
      }
    }
    return keys
  }

  private static func key(ofWords words: [UInt64]) -> UInt64 {
    var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in words { mixed = (mixed ^ word ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9 }
    return mixed
  }

  /// The mean values of the observables. O(width · log width).
  ///
  /// Entries are turned by fixed phases and mixed by a Walsh–Hadamard transform, which is unitary but for its scale, and
  /// then weighed with signs.
  private func meanValues(of bundle: VectorBundle) -> [Double] {
    var (reals, imaginaries) = (bundle.reals, bundle.imaginaries)
    let width = bundle.width
    for index in 0..<width {
      let (x, y) = (reals[index], imaginaries[index])
      reals[index] = x * phases[index].real - y * phases[index].imaginary
      imaginaries[index] = x * phases[index].imaginary + y * phases[index].real
    }
    var half = 1
    while half < width {
      var start = 0
      while start < width {
        for index in start..<start + half {
          let (x, y) = (reals[index], imaginaries[index])
          reals[index] = x + reals[index + half]
          imaginaries[index] = y + imaginaries[index + half]
          reals[index + half] = x - reals[index + half]
          imaginaries[index + half] = y - imaginaries[index + half]
        }
        start += 2 * half
      }
      half *= 2
    }
    let scale = 1 / (bundle.normSquared * Double(width))
    return signs.map { signs in
      var sum = 0.0
      for index in 0..<width {
        sum += signs[index] * (reals[index] * reals[index] + imaginaries[index] * imaginaries[index])
      }
      return scale * sum
    }
  }
}
