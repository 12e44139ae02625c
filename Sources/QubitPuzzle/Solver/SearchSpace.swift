import QuantumSimulator

/// The states that a search has met, with their tags, and what placements make of them.
///
/// They are kept exactly where all gates are of the Clifford group or Clifford+T and nothing splits into branches, and as
/// rounded complex numbers otherwise.
struct SearchSpace {
  /// How states are kept.
  enum Form {
    /// As rounded numbers, told apart within a tolerance.
    case rounded
    /// As numbers of the ring ℤ[ω, 1/2].
    case ring
    /// As stabilisers.
    case stabilizer
  }

  /// A state in the form in which the space keeps it.
  struct Carried {
    /// The state in numbers, where the form is that.
    var bundle: VectorBundle
    /// The state in words, where it is kept exactly.
    var words: [UInt64]
  }

  /// How many integers of a node's tag come before the row of the ledger: the stage and the layout.
  static let head = 2

  /// How states are kept.
  let form: Form
  /// The state that the search starts from, and its tag.
  let start: (state: Carried, tag: [Int32])
  /// Whether nothing splits into branches or changes classical bits, so that every step can be undone.
  let isSteady: Bool
  /// Whether a step has led out of the numbers that are kept exactly, or into more branches than there is room for.
  var hasOverflowed: Bool { hasLeftRing || layouts.isFull }
  private var hasLeftRing = false
  private let order: StrandOrder
  private(set) var layouts: LayoutTable
  private var rounded: VectorIndex
  private var packed: PackedIndex
  #if PAGE
    // As near as a hint looks, rounded numbers tell states apart.
    private var exact: PackedSpace? { nil }
  #else
    private let exact: PackedSpace?
  #endif
  /// The squared length of every bundle, which all steps keep.
  private let normSquared: Double

  /// A space of what can be made of a bundle.
  ///
  /// - Parameters:
  ///   - strandWidth: The number of entries of a strand.
  ///   - bytes: The most memory that what placements do to branches may take.
  ///   - finest: The form to begin with: if states cannot be kept so, the next is tried, up to rounded numbers.
  init(
    of program: SearchProgram, from bundle: VectorBundle, _ layout: StrandLayout, strandWidth: Int,
    phase: PhasePolicy, bytes: Int, finest: Form
  ) {
    layouts = LayoutTable(of: program, bytes: bytes)
    let number = layouts.number(of: layout)
    let tagLength = Self.head + program.ledger.rowLength
    var tag = [Int32](repeating: 0, count: tagLength)
    tag[1] = Int32(number)
    order = StrandOrder(width: strandWidth, phase: phase, mixes: program.level.isMixed)
    normSquared = bundle.normSquared
    let steps = layouts.steps(from: number)
    isSteady = steps != nil
    #if PAGE
      form = .rounded
    #else
      var exact: PackedSpace?
      var form = Form.rounded
      if finest != .rounded, let steps {
        if finest == .stabilizer {
          exact = PackedSpace(stabilizersFrom: bundle, steps: steps)
          form = .stabilizer
        }
        if exact == nil {
          exact = PackedSpace(ringFrom: bundle, width: strandWidth, phase: phase, steps: steps)
          form = .ring
        }
      }
      self.exact = exact
      self.form = exact == nil ? .rounded : form
    #endif
    // Integrated motions err by `Motion.tolerance` each.
    let movesInTime = program.level.pieces.contains { $0.takesTime }
    rounded = VectorIndex(
      phase: phase, tagLength: tagLength,
      rounding: movesInTime ? max(VectorIndex.rounding, 2 * Motion.tolerance) : VectorIndex.rounding)
    #if PAGE
      packed = PackedIndex(length: 0, tagLength: tagLength)
      start = (Carried(bundle: bundle, words: []), tag)
    #else
      packed = PackedIndex(length: exact?.start.count ?? 0, tagLength: tagLength)
      start = (Carried(bundle: bundle, words: exact?.start ?? []), tag)
    #endif
  }

  /// The number of states.
  var count: Int { exact == nil ? rounded.count : packed.count }

  /// Whether states have been taken for the same that are near each other but not, within rounding, equal.
  var hasTakenNearForSame: Bool { exact == nil && rounded.hasTakenNearForSame }

  /// The memory that the states take, and what placements do to branches.
  var byteCount: Int { layouts.byteCount + (exact == nil ? rounded.byteCount : packed.byteCount) }

  /// An integer of the tag of a state.
  func tag(of node: Int, at position: Int) -> Int32 {
    exact == nil ? rounded.tag(of: node, at: position) : packed.tag(of: node, at: position)
  }

  /// Copies a state and its tag into buffers.
  func load(_ node: Int, into state: inout Carried, tag: inout [Int32]) {
    if exact == nil {
      rounded.load(node, into: &state.bundle, tag: &tag)
    } else {
      packed.load(node, into: &state.words, tag: &tag)
    }
  }

  /// Finds a state, or adds it.
  mutating func insert(_ state: Carried, tag: [Int32]) -> VectorIndex.Insertion {
    exact == nil
      ? rounded.insert(state.bundle, normSquared: normSquared, tag: tag)
      : packed.insert(state.words, tag: tag)
  }

  /// Writes the state in numbers into its bundle; false where it is kept as a stabiliser.
  func unpack(_ state: inout Carried) -> Bool {
    exact?.unpack(state.words, into: &state.bundle) ?? true
  }

  /// The words of a bundle, where states are kept exactly and it could be one.
  func words(of bundle: VectorBundle) -> [UInt64]? { exact?.words(of: bundle) }

  /// Writes what a placement, by its number, makes of a state, and the number of its layout into the tag.
  mutating func apply(
    _ placement: Int, to state: Carried, into target: inout Carried, tag: inout [Int32]
  ) {
    if let exact {
      if !exact.apply(placement, to: state.words, into: &target.words) { hasLeftRing = true }
      return
    }
    let transition = layouts.transition(of: placement, from: Int(tag[1]))
    let width = order.width
    target.bundle.resize(to: transition.maps.count * width)
    for (number, map) in transition.maps.enumerated() {
      let (from, to) = (map.source * width, number * width)
      guard let operation = map.operation else {
        target.bundle.copy(width, from: from, of: state.bundle, to: to)
        continue
      }
      var offset = 0
      while offset < width {
        operation.apply(to: state.bundle, from: from + offset, into: &target.bundle, at: to + offset)
        offset += operation.dimension
      }
    }
    if let layout = transition.layout {
      order.turnPhases(of: &target.bundle)
      tag[1] = Int32(layout)
    } else {
      tag[1] = Int32(
        layouts.number(of: order.arrange(&target.bundle, transition.maps.map { $0.strand })))
    }
  }
}
