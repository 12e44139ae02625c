import QuantumSimulator

/// The obvious simulator: every gate becomes a 2ⁿ × 2ⁿ matrix, a sum of Kronecker products, and is
/// multiplied into the vector. The oracle for everything faster.
struct MatrixSimulator {
  let qubitCount: Int
  var amplitudes: [Complex]

  init(qubitCount: Int) {
    self.qubitCount = qubitCount
    amplitudes = [Complex](repeating: .zero, count: 1 << qubitCount)
    amplitudes[0] = .one
  }

  init(amplitudes: [Complex]) {
    qubitCount = amplitudes.count.trailingZeroBitCount
    self.amplitudes = amplitudes
  }

  mutating func apply(_ gate: Gate, to targets: [Int], controls: [Control] = []) {
    amplitudes = Self.multiply(
      Self.matrix(gate.matrix, on: targets, controls: controls, qubitCount: qubitCount), amplitudes)
  }

  mutating func apply(_ application: GateApplication) {
    apply(application.gate, to: application.targets, controls: application.controls)
  }

  typealias Matrix = [[Complex]]

  /// (1 − Π) + Π·(Σ M[a][b]·⊗|aₖ⟩⟨bₖ|), where Π projects onto the controls.
  static func matrix(
    _ small: ComplexMatrix, on targets: [Int], controls: [Control], qubitCount: Int
  ) -> Matrix {
    let identity: Matrix = [[.one, .zero], [.zero, .one]]
    func unit(_ row: Int, _ column: Int) -> Matrix {
      (0..<2).map { r in (0..<2).map { c in r == row && c == column ? .one : .zero } }
    }
    var factors = [Matrix](repeating: identity, count: qubitCount)
    var result = kronecker(factors)
    for control in controls {
      let bit = control.state == .on ? 1 : 0
      factors[control.qubit] = unit(bit, bit)
    }
    result = add(result, kronecker(factors), times: Complex(-1))
    for row in 0..<small.rows {
      for column in 0..<small.columns where small[row, column] != .zero {
        for (place, target) in targets.enumerated() {
          factors[target] = unit(row >> place & 1, column >> place & 1)
        }
        result = add(result, kronecker(factors), times: small[row, column])
      }
    }
    return result
  }

  /// The product with the last factor on the left: qubit 0 is the least significant bit.
  static func kronecker(_ factors: [Matrix]) -> Matrix {
    factors.reduce([[.one]]) { product, factor in
      factor.flatMap { factorRow in
        product.map { productRow in factorRow.flatMap { element in productRow.map { element * $0 } } }
      }
    }
  }

  static func add(_ a: Matrix, _ b: Matrix, times factor: Complex) -> Matrix {
    zip(a, b).map { zip($0, $1).map { $0 + factor * $1 } }
  }

  static func multiply(_ matrix: Matrix, _ vector: [Complex]) -> [Complex] {
    matrix.map { row in zip(row, vector).reduce(.zero) { $0 + $1.0 * $1.1 } }
  }
}

/// The largest distance between two numbers at the same place.
func largestGap(_ a: some Collection<Complex>, _ b: some Collection<Complex>) -> Double {
  a.count == b.count ? zip(a, b).map { ($0 - $1).length }.max() ?? 0 : .infinity
}

extension SeededGenerator {
  /// A number in a range.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUniform()
  }

  /// The amplitudes of a state without any pattern.
  mutating func amplitudes(qubitCount: Int) -> [Complex] {
    let raw = (0..<(1 << qubitCount)).map { _ in Complex(number(in: -1...1), number(in: -1...1)) }
    let norm = raw.reduce(0) { $0 + $1.lengthSquared }.squareRoot()
    return raw.map { 1 / norm * $0 }
  }

  /// A gate with angles drawn, if it has any.
  mutating func gate(_ standard: StandardGate) throws -> Gate {
    try Gate(standard, parameters: standard.record.parameterNames.map { _ in number(in: -4...4) })
  }

  /// A named gate on qubits drawn from `qubitCount`, with up to two further controls.
  mutating func application(qubitCount: Int) throws -> GateApplication {
    let fitting = StandardGate.allCases.filter { $0.qubitCount <= qubitCount }
    let standard = fitting.randomElement(using: &self) ?? .x
    var free = Array(0..<qubitCount).shuffled(using: &self)
    let targets = Array(free.prefix(standard.qubitCount))
    free.removeFirst(targets.count)
    let controls = free.prefix(Int.random(in: 0...2, using: &self)).map {
      Control($0, Bool.random(using: &self) ? .on : .off)
    }
    return GateApplication(try gate(standard), on: targets, controls: Array(controls))
  }
}
