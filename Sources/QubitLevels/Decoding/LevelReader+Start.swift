import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// The state that enters the board.
  mutating func start(_ node: JSONNode) -> Start? {
    guard let (form, value) = form(node, of: FileKeys.Start.self) else { return nil }
    switch form {
    case .ket: return ket(value, qubitCount: qubitCount).map { .ket($0) }
    case .circuit: return gates(value).map { .circuit($0) }
    case .density: return density(value).map { .density($0) }
    }
  }

  /// A mixed state: kets with their weights where the list begins with an object, and the rows of its matrix otherwise.
  private mutating func density(_ node: JSONNode) -> WrittenDensity? {
    if node.element(0)?.kind == .object { return mixture(node).map { .mixture($0) } }
    guard let qubitCount, let rows = rows(node, qubitCount: qubitCount) else { return nil }
    let density = WrittenDensity.rows(rows)
    return isPhysical(density, over: rows.count, at: node) ? density : nil
  }

  /// Whether a matrix is that of a state; notes it where it is not.
  ///
  /// A page leaves this, as all that nature has to say, to the validator, and to its judge.
  private mutating func isPhysical(
    _ density: WrittenDensity, over dimension: Int, at node: JSONNode
  ) -> Bool {
    #if !PAGE
      let matrix = density.matrix(dimension: dimension)
      do throws(StateError) {
        _ = try DensityMatrix(matrix, tolerance: Self.matrixTolerance)
      } catch {
        var place = node.range
        if case .densityNotHermitian = error { place = Self.worst(of: matrix, in: node).range }
        log.record(ValueFault.noDensity(error), at: place)
        return false
      }
    #endif
    return true
  }

  /// The most kets of a written mixture: as many as a mixture of six qubits has dimensions.
  private static let greatestMixture = 64

  private mutating func mixture(_ node: JSONNode) -> [WrittenDensity.WeightedKet]? {
    guard let parts = list(node, count: 1...Self.greatestMixture, { $0.weightedKet($1) }) else { return nil }
    let sum = parts.reduce(0) { $0 + $1.weight.value }
    guard abs(sum - 1) <= Self.matrixTolerance else {
      log.record(ValueFault.weightSum(sum), at: node.range)
      return nil
    }
    return parts
  }

  private mutating func weightedKet(_ node: JSONNode) -> WrittenDensity.WeightedKet? {
    guard let fields = Fields<FileKeys.WeightedKet>(of: node, log: &log) else { return nil }
    let weight = fields.required(.weight, log: &log).flatMap { writtenNumber($0, least: 0, most: 1) }
    let ket = fields.required(.ket, log: &log).flatMap { self.ket($0, qubitCount: qubitCount) }
    guard let weight, let ket else { return nil }
    return WrittenDensity.WeightedKet(weight: weight, ket: ket)
  }

  /// The element that differs most from the conjugate of the one opposite.
  private static func worst(of matrix: ComplexMatrix, in node: JSONNode) -> JSONNode {
    var (worst, greatest) = (node, 0.0)
    for row in 0..<matrix.rows {
      for column in 0...row {
        let distance = (matrix[row, column] - matrix[column, row].conjugate).lengthSquared
        guard distance > greatest, let element = node.element(row)?.element(column) else { continue }
        (worst, greatest) = (element, distance)
      }
    }
    return worst
  }
}
