import KernelInterface

/// Brings gates down to operations that are cheap one by one: matrices that meet on a qubit are multiplied,
/// each product is split into a real matrix and diagonals, and diagonals become phases. Matrices on several qubits
/// take up what meets them as long as that makes the whole cheaper; see ``MatrixCost``.
struct Lowering {
  /// The operations so far; those still to come from ``finish()`` excepted.
  private(set) var operations: [LoweredOperation] = []
  /// For each qubit, the product of the matrices on it that wait for something to meet. Where the qubit is a target of
  /// an open matrix there is none, and where it is a control at most a diagonal one.
  private var waiting: [[Complex]?]
  /// Matrices on several qubits that may still grow.
  private var open = OpenMatrices()

  private static let hadamard: [Complex] = {
    let half = 0.5.squareRoot()
    return [Complex(half), Complex(half), Complex(half), Complex(-half)]
  }()

  init(qubitCount: Int) { waiting = [[Complex]?](repeating: nil, count: qubitCount) }

  /// Adds a gate.
  mutating func append(_ gate: ControlledMatrix) {
    if open.takeUp(gate) { return }
    let (targets, controls) = (gate.targets, gate.controlMasks)
    if targets.count == 1 && controls.mask == 0 {
      meet(gate)
      multiply(gate.matrix.elements, on: targets[0])
      return
    }
    switch gate.matrix.structure {
    case .diagonal(let entries) where entries.allSatisfy(Self.isPhase):
      meet(gate)
      for target in targets { settleUnlessDiagonal(target) }
      appendPhases(entries, targets: targets, controls: controls)
    case .permutation(rows: [1, 0], factors: [.one, .one]):
      meet(gate)
      appendFlip(targets[0], controls)
    case .permutation(rows: [0, 2, 1, 3], factors: [.one, .one, .one, .one]):
      meet(gate)
      if controls.mask == 0 {
        waiting.swapAt(targets[0], targets[1])
      } else {
        for target in targets { settle(target) }
      }
      operations.append(.swap(targets[0], targets[1], controls))
    default:
      appendMatrix(gate)
    }
  }

  /// Makes room for a gate that no open matrix takes up: what has its qubits is closed, and what waits on its controls
  /// settled.
  private mutating func meet(_ gate: ControlledMatrix) {
    close(on: gate.qubitMask)
    for control in gate.controls { settleUnlessDiagonal(control.qubit) }
  }

  /// Adds what still waits or may grow.
  mutating func finish() {
    close(on: -1)
    for qubit in waiting.indices { settle(qubit) }
  }

  private static func isDiagonal(_ matrix: [Complex]) -> Bool { matrix[1] == .zero && matrix[2] == .zero }

  private static func isPhase(_ factor: Complex) -> Bool {
    (factor.lengthSquared - 1).magnitude < 1e-15
  }
}

// MARK: Matrices on several qubits

extension Lowering {
  /// Adds a matrix that stays open; what waits on its targets goes into it.
  private mutating func appendMatrix(_ gate: ControlledMatrix) {
    for control in gate.controls { settleUnlessDiagonal(control.qubit) }
    var product = gate
    for target in gate.targets {
      guard gate.controls.isEmpty, let elements = waiting[target] else {
        settle(target)
        continue
      }
      waiting[target] = nil
      let matrix = ComplexMatrix(rows: 2, columns: 2, elements: elements)
      product = ControlledMatrix(matrix: matrix, targets: [target], controls: [])
        .product(with: product, on: product.qubitMask)
    }
    let (closed, targets) = open.add(product)
    for matrix in closed { operations.append(.matrix(matrix)) }
    // A control that became a target: what waits there is diagonal and commutes with all that was controlled.
    for target in targets { settle(target) }
  }

  /// Closes the open matrices that have a qubit of the mask.
  private mutating func close(on mask: Int) {
    for matrix in open.close(on: mask) { operations.append(.matrix(matrix)) }
  }
}

// MARK: Matrices on one qubit, and phases

extension Lowering {
  private mutating func multiply(_ m: [Complex], on qubit: Int) {
    guard let w = waiting[qubit] else {
      waiting[qubit] = m
      return
    }
    waiting[qubit] = [
      m[0] * w[0] + m[1] * w[2], m[0] * w[1] + m[1] * w[3],
      m[2] * w[0] + m[3] * w[2], m[2] * w[1] + m[3] * w[3],
    ]
  }

  /// Splits what waits on a qubit into operations.
  private mutating func settle(_ qubit: Int) {
    guard let matrix = waiting[qubit] else { return }
    waiting[qubit] = nil
    let split = RealSplit(matrix, on: qubit)
    // A matrix is unitary within a tolerance only, and the split would make it so.
    guard split.distance(to: matrix) < 1e-15 else {
      let whole = ComplexMatrix(rows: 2, columns: 2, elements: matrix)
      operations.append(.matrix(ControlledMatrix(matrix: whole, targets: [qubit], controls: [])))
      return
    }
    appendPhase(mask: 1 << qubit, split.right)
    if !split.isDiagonal {
      operations.append(.rotation(split.real))
    }
    appendPhase(mask: 1 << qubit, split.left)
    appendPhase(mask: 0, split.phase)
  }

  /// Settles a qubit unless what waits on it commutes with all diagonals.
  private mutating func settleUnlessDiagonal(_ qubit: Int) {
    if let matrix = waiting[qubit], !Self.isDiagonal(matrix) { settle(qubit) }
  }

  private mutating func appendPhase(mask: Int, _ factor: Complex) {
    if factor != .one { operations.append(.phase(mask: mask, factor: factor)) }
  }

  /// Between two matrices that mix the target anyway, X is Z between two more Hadamards, which merge with
  /// them; elsewhere amplitudes change places.
  private mutating func appendFlip(_ target: Int, _ controls: ControlMasks) {
    guard let matrix = waiting[target], !Self.isDiagonal(matrix) else {
      settle(target)
      operations.append(.flip(qubit: target, controls))
      return
    }
    multiply(Self.hadamard, on: target)
    settle(target)
    appendPhases([.one, Complex(-1)], targets: [target], controls: controls)
    multiply(Self.hadamard, on: target)
  }

  /// Appends a diagonal under controls as a polynomial in the bits: the factor of a set of targets is the
  /// product of the entries of its subsets, every other one conjugated (Möbius inversion). An anti-control is
  /// one minus a control.
  private mutating func appendPhases(_ entries: [Complex], targets: [Int], controls: ControlMasks) {
    for set in entries.indices {
      var factor = Complex.one
      for subset in 0...set where subset & set == subset {
        let isEven = (set ^ subset).nonzeroBitCount & 1 == 0
        factor *= isEven ? entries[subset] : entries[subset].conjugate
      }
      var mask = controls.value
      for (place, target) in targets.enumerated() where set >> place & 1 == 1 { mask |= 1 << target }
      appendPhase(mask: mask, factor, antiControls: controls.mask & ~controls.value)
    }
  }

  private mutating func appendPhase(mask: Int, _ factor: Complex, antiControls: Int) {
    guard antiControls != 0 else {
      appendPhase(mask: mask, factor)
      return
    }
    let lowest = antiControls & -antiControls
    appendPhase(mask: mask, factor, antiControls: antiControls ^ lowest)
    appendPhase(mask: mask | lowest, factor.conjugate, antiControls: antiControls ^ lowest)
  }
}
