import QuantumSimulator

/// A set of vector bundles in which bundles that agree within rounding are one element.
///
/// **What is the same.** Two bundles are the same when their tags are equal and the distance between them, after
/// the best common phase where phases are ignored, is at most `tolerance` times their length. Rounding moves a
/// bundle by about 1e-16 for each gate, a million times less than the tolerance; states that a puzzle tells apart
/// are much further from each other. Where bundles are within the tolerance, but further apart than rounding explains,
/// as after turns by angles of 1e-10, `hasTakenNearForSame` says so: what follows from having found everything does not
/// hold then.
///
/// **Why nothing is missed.** Each bundle is filed under one number, a fixed functional of it: |⟨r|v⟩|²/‖v‖²
/// where phases are ignored, Re⟨r|v⟩/‖v‖ where they count, for a fixed unit vector r with random entries. Equal
/// bundles give numbers at most 2·`tolerance` apart, and the cells are wider than that, so that an equal
/// bundle lies in the same cell or, where the number is that near to a border, in the neighbour beyond it, which
/// is then searched too. A quantised key alone could not promise this: a coordinate on the border of two cells
/// falls on either side. Every candidate is compared in full, so that a crowded cell costs time and nothing else.
struct VectorIndex {
  /// The greatest distance, relative to the length, between bundles that count as the same.
  static let tolerance = 1e-10
  /// The greatest distance that rounding explains where states come from gates in closed form.
  static let rounding = 1e-12
  /// Cells per unit of the functional. A cell, 3.7e-9 wide, holds the greatest step of 2e-10 many times.
  private static let cellsPerUnit = 268_435_456.0

  /// Whether bundles that differ by a common phase are the same.
  private let phase: PhasePolicy
  /// How many integers tag each bundle.
  private let tagLength: Int
  /// The greatest distance that rounding explains, relative to the length.
  private let rounding: Double
  /// Whether bundles have been taken for the same though rounding does not explain their distance.
  private(set) var hasTakenNearForSame = false

  private var bundles = BundleStore()
  private var tags: [Int32] = []
  private var cells: [Int] = []
  /// The next element of the same bucket, or −1.
  private var successors: [Int32] = []
  /// The first element of each bucket, or −1. A power of two of them.
  private var buckets: [Int32]
  /// The vector r of the functional, as long as the widest bundle so far.
  private var probe = ProbeVector()

  /// An empty set of bundles that carry `tagLength` integers each.
  init(phase: PhasePolicy, tagLength: Int, rounding: Double = rounding) {
    self.rounding = rounding
    self.phase = phase
    self.tagLength = tagLength
    buckets = [Int32](repeating: -1, count: 1024)
  }

  /// The number of elements.
  var count: Int { bundles.count }

  /// The memory that the elements take.
  var byteCount: Int {
    bundles.byteCount + heldBytes(tags.count, of: Int32.self) + heldBytes(cells.count, of: Int.self)
      + heldBytes(successors.count, of: Int32.self) + buckets.count * MemoryLayout<Int32>.stride
  }

  /// The tag of an element.
  func tag(of element: Int, at position: Int) -> Int32 { tags[element * tagLength + position] }

  /// Copies an element's bundle and tag into buffers.
  func load(_ element: Int, into bundle: inout VectorBundle, tag: inout [Int32]) {
    bundles.load(element, into: &bundle)
    for index in 0..<tagLength { tag[index] = tags[element * tagLength + index] }
  }

  /// Finds a bundle, or adds it. O(width) on average.
  ///
  /// - Parameter normSquared: The squared length, which the caller knows because unitary steps keep it.
  mutating func insert(_ bundle: VectorBundle, normSquared: Double, tag: [Int32]) -> Insertion {
    let place = functional(of: bundle, normSquared: normSquared) * Self.cellsPerUnit
    let cell = place.rounded(.down)
    let margin = 2 * Self.tolerance * Self.cellsPerUnit
    if let found = find(bundle, normSquared: normSquared, tag: tag, cell: Int(cell)) { return .found(found) }
    if place - cell < margin,
      let found = find(bundle, normSquared: normSquared, tag: tag, cell: Int(cell) - 1)
    {
      return .found(found)
    }
    if cell + 1 - place < margin,
      let found = find(bundle, normSquared: normSquared, tag: tag, cell: Int(cell) + 1)
    {
      return .found(found)
    }
    return .added(add(bundle, tag: tag, cell: Int(cell)))
  }

  /// What became of a bundle that was inserted.
  enum Insertion {
    /// It was there already, as this element.
    case found(Int)
    /// It is a new element.
    case added(Int)
  }
}

extension VectorIndex {
  /// The number under which a bundle is filed, from −1 to 1.
  private mutating func functional(of bundle: VectorBundle, normSquared: Double) -> Double {
    probe.extend(to: bundle.width)
    var real = 0.0
    var imaginary = 0.0
    for index in 0..<bundle.width {
      let (a, b) = (probe.reals[index], probe.imaginaries[index])
      let (x, y) = (bundle.reals[index], bundle.imaginaries[index])
      real += a * x + b * y
      imaginary += a * y - b * x
    }
    let length = probe.normSquared(width: bundle.width) * normSquared
    switch phase {
    case .ignore: return (real * real + imaginary * imaginary) / length
    case .exact: return real / length.squareRoot()
    }
  }

  private mutating func find(_ bundle: VectorBundle, normSquared: Double, tag: [Int32], cell: Int) -> Int? {
    var element = Int(buckets[bucket(of: cell, tag: tag)])
    while element >= 0 {
      if cells[element] == cell, hasTag(tag, element),
        let squared = distanceSquared(of: bundle, normSquared, from: element),
        squared <= Self.tolerance * Self.tolerance * normSquared
      {
        if squared > rounding * rounding * normSquared { hasTakenNearForSame = true }
        return element
      }
      element = Int(successors[element])
    }
    return nil
  }

  private func hasTag(_ tag: [Int32], _ element: Int) -> Bool {
    let start = element * tagLength
    for index in 0..<tagLength where tags[start + index] != tag[index] { return false }
    return true
  }

  /// The squared distance of a bundle from an element, after the best common phase where phases are ignored; nil where
  /// they are far apart.
  private func distanceSquared(of bundle: VectorBundle, _ normSquared: Double, from element: Int) -> Double? {
    guard bundles.width(of: element) == bundle.width else { return nil }
    var turn = (real: 1.0, imaginary: 0.0)
    if phase == .ignore {
      // The phase that brings the bundle closest to the element is that of their inner product, taken back.
      let product = bundles.innerProduct(of: element, with: bundle)
      let lengthSquared = product.real * product.real + product.imaginary * product.imaginary
      guard lengthSquared > 0.5 * normSquared * normSquared else { return nil }
      let length = lengthSquared.squareRoot()
      turn = (product.real / length, -product.imaginary / length)
    }
    return bundles.distanceSquared(of: element, from: bundle, turnedBy: turn.real, turn.imaginary)
  }

  private mutating func add(_ bundle: VectorBundle, tag: [Int32], cell: Int) -> Int {
    if count >= buckets.count { grow() }
    let element = count
    bundles.append(bundle)
    tags.append(contentsOf: tag)
    cells.append(cell)
    let slot = bucket(of: cell, tag: tag)
    successors.append(buckets[slot])
    buckets[slot] = Int32(element)
    return element
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: buckets.count * 4)
    for element in 0..<count {
      let tag = Array(tags[element * tagLength..<(element + 1) * tagLength])
      let slot = bucket(of: cells[element], tag: tag)
      successors[element] = buckets[slot]
      buckets[slot] = Int32(element)
    }
  }

  private func bucket(of cell: Int, tag: [Int32]) -> Int {
    var mixed = Self.mix(UInt64(bitPattern: Int64(cell)))
    for integer in tag { mixed = Self.mix(mixed ^ UInt64(UInt32(bitPattern: integer))) }
    return Int(truncatingIfNeeded: mixed & UInt64(buckets.count - 1))
  }

  /// Spreads the bits of a number over all 64: the finaliser of SplitMix64 (Steele, Lea and Flood, "Fast
  /// splittable pseudorandom number generators", OOPSLA 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
