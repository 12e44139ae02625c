import KernelInterface

/// Turns operations into steps, and puts their numbers in a row.
struct StepBuilder {
  /// The numbers of all steps, in units of a cache line.
  private(set) var numbers: [CacheLine] = []
  private var steps: [Step] = []
  private let kernels: KernelSet

  init(kernels: KernelSet) { self.kernels = kernels }

  /// The steps since the last call.
  mutating func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// Adds the operations of a layer, which act on different qubits or are all phases.
  mutating func append(_ layer: [LoweredOperation], _ places: Places) {
    var rotations: [RealRotation] = []
    var phases: [PhaseTerm] = []
    for operation in layer {
      switch operation {
      case .rotation(let r):
        rotations.append(RealRotation(qubit: places[r.qubit], r.a, r.c))
      case .phase(let mask, let factor):
        phases.append(PhaseTerm(mask: places.mask(mask), factor: (factor.real, factor.imaginary)))
      case .flip(let qubit, let controls):
        appendStep(.flip(qubit: places[qubit]), controls, places)
      case .swap(let first, let second, let controls):
        appendStep(.swap(places[first], places[second]), controls, places)
      case .matrix(let matrix):
        appendMatrix(matrix, places)
      }
    }
    append(rotations)
    appendPhases(phases, places)
  }

  /// Adds one gate as one step.
  mutating func append(_ gate: ControlledMatrix, _ places: Places) {
    let controls = gate.controlMasks
    switch gate.matrix.structure {
    case .permutation(rows: [1, 0], factors: [.one, .one]):
      appendStep(.flip(qubit: places[gate.targets[0]]), controls, places)
    case .permutation(rows: [0, 2, 1, 3], factors: [.one, .one, .one, .one]):
      appendStep(.swap(places[gate.targets[0]], places[gate.targets[1]]), controls, places)
    case .diagonal:
      var lowering = Lowering(qubitCount: places.localCount)
      lowering.append(gate)
      lowering.finish()
      append(lowering.operations, places)
    case .permutation, .dense:
      appendMatrix(gate, places)
    }
  }

  /// Adds rotations in groups as large as registers hold, those that reach far first: what is near is done part by
  /// part, together with the phases that follow.
  private mutating func append(_ rotations: [RealRotation]) {
    let nearQubits = KernelSet.Programs.nearQubits(laneQubits: kernels.laneQubits)
    let inLanes = rotations.filter { $0.qubit < kernels.laneQubits }
    let near = rotations.filter { kernels.laneQubits <= $0.qubit && $0.qubit < nearQubits }
    let far = rotations.filter { $0.qubit >= nearQubits }
    // Far vectors are multiples of four kilobytes apart, and share the few places that a first-level cache has for such
    // addresses: more than eight of them would push one another out.
    for group in Self.dealt(far, most: min(3, kernels.programs.tileQubits)) { appendGroup(group) }
    let nearGroups = Self.dealt(near, most: kernels.programs.tileQubits)
    appendGroup(inLanes + (nearGroups.first ?? []))
    for group in nearGroups.dropFirst() { appendGroup(group) }
  }

  /// Rotations in as few groups as can be, dealt out in the order of their qubits, so that each has near and far ones.
  private static func dealt(_ rotations: [RealRotation], most: Int) -> [[RealRotation]] {
    let sorted = rotations.sorted { $0.qubit < $1.qubit }
    let groupCount = (sorted.count + most - 1) / most
    return (0..<groupCount).map { group in
      stride(from: group, to: sorted.count, by: groupCount).map { sorted[$0] }
    }
  }

  private mutating func appendGroup(_ group: [RealRotation]) {
    guard let furthest = group.map({ $0.qubit }).max() else { return }
    let place = reserve(bytes: KernelSet.Programs.rotationsBytes)
    withNumbers(at: place) { kernels, numbers in
      kernels.programs.prepareRotations(group, group.count, numbers)
    }
    steps.append(
      Step(.rotations, reach: furthest + 1, controls: ControlMasks(), outside: ControlMasks(), numbers: place)
    )
  }

  private mutating func appendPhases(_ phases: [PhaseTerm], _ places: Places) {
    let merged = Self.merged(phases)
    if merged.isEmpty { return }
    let place = reserve(
      bytes: KernelSet.Programs.phasesBytes(
        termCount: merged.count, qubits: places.localCount, laneQubits: kernels.laneQubits))
    withNumbers(at: place) { kernels, numbers in
      kernels.programs.preparePhases(merged, merged.count, places.localCount, numbers)
    }
    steps.append(Step(.phases, reach: 0, controls: ControlMasks(), outside: ControlMasks(), numbers: place))
  }

  /// Terms with the same mask multiplied into one; those that come to exactly one left out.
  private static func merged(_ terms: [PhaseTerm]) -> [PhaseTerm] {
    var factors: [Int: Complex] = [:]
    var masks: [Int] = []
    for term in terms {
      let factor = Complex(term.factor.real, term.factor.imaginary)
      if let known = factors[term.mask] {
        factors[term.mask] = known * factor
      } else {
        factors[term.mask] = factor
        masks.append(term.mask)
      }
    }
    var result: [PhaseTerm] = []
    for mask in masks {
      let factor = factors[mask] ?? .one
      if factor != .one { result.append(PhaseTerm(mask: mask, factor: (factor.real, factor.imaginary))) }
    }
    return result
  }

  private mutating func appendMatrix(_ matrix: ControlledMatrix, _ places: Places) {
    let elements = matrix.matrix.elements
    var targets: [Int] = []
    for target in matrix.targets { targets.append(places[target]) }
    if targets.count == 1 {
      let place = appendStep(
        .mix(qubit: targets[0]), matrix.controlMasks, places, bytes: KernelSet.Programs.mixBytes)
      let inside = places.split(matrix.controlMasks).inside
      withNumbers(at: place) { kernels, numbers in
        AmplitudeStorage.withNumbers(of: elements) {
          kernels.programs.prepareMix($0, targets[0], inside, numbers)
        }
      }
    } else {
      let place = appendStep(
        .dense(targetCount: targets.count), matrix.controlMasks, places, bytes: 64 + 16 * elements.count)
      withNumbers(at: place) { _, numbers in
        for (index, target) in targets.enumerated() {
          numbers.storeBytes(of: target, toByteOffset: 8 * index, as: Int.self)
        }
        for (index, element) in elements.enumerated() {
          numbers.storeBytes(of: element.real, toByteOffset: 64 + 16 * index, as: Double.self)
          numbers.storeBytes(of: element.imaginary, toByteOffset: 72 + 16 * index, as: Double.self)
        }
      }
    }
  }

  @discardableResult
  private mutating func appendStep(
    _ kind: Step.Kind, _ controls: ControlMasks, _ places: Places, bytes: Int = 0
  ) -> Int {
    let (inside, outside) = places.split(controls)
    let place = reserve(bytes: bytes)
    steps.append(
      Step(kind, reach: places.localCount, controls: inside, outside: outside, numbers: place))
    return place
  }

  private mutating func reserve(bytes: Int) -> Int {
    let place = numbers.count * MemoryLayout<CacheLine>.stride
    let lines = (bytes + MemoryLayout<CacheLine>.stride - 1) / MemoryLayout<CacheLine>.stride
    for _ in 0..<lines { numbers.append(CacheLine()) }
    return place
  }

  /// Lends the numbers from a place on, to be written.
  private mutating func withNumbers(
    at place: Int, _ body: (KernelSet, UnsafeMutableRawPointer) -> Void
  ) {
    numbers.withUnsafeMutableBytes { [kernels] bytes in
      if let base = bytes.baseAddress { body(kernels, base + place) }
    }
  }
}
