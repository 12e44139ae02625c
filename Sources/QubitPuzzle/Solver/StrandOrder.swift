import QuantumSimulator

/// Brings the strands of bundles into an order that depends on nothing but what they are, so that equal ensembles of
/// branches are equal bundles.
///
/// * A branch that cannot occur is dropped.
/// * Branches of one case with the same bits and the same state are one, as nothing that follows can tell them apart:
///   their probabilities are added.
/// * A branch's own phase can be seen by nothing, and is turned away where global phases are ignored.
/// * Where states mix, the branches of one case with the same bits are an ensemble of which only the mixture can be
///   told: it is written as its eigenvectors, of which there are no more than the mixture has dimensions.
/// * What is left is sorted.
///
/// Each step may fail to see, through rounding, that two ensembles are the same; then the search keeps both, which costs
/// time and changes no result.
struct StrandOrder {
  /// The number of entries of a strand.
  let width: Int
  /// Whether phases are turned away.
  let phase: PhasePolicy
  /// Whether only mixtures can be told, because of noise or a mixed start.
  let mixes: Bool
  private var probe = ProbeVector()

  init(width: Int, phase: PhasePolicy, mixes: Bool) {
    self.width = width
    self.mixes = mixes
    self.phase = phase
    probe.extend(to: width)
  }

  /// A strand with what it is sorted by.
  private struct Entry {
    var strand: Strand
    var start: Int
    var normSquared: Double
    var length: Double
  }

  /// Turns each strand's phase away, where a bundle has several: by what makes its overlap with a fixed vector positive.
  func turnPhases(of bundle: inout VectorBundle) {
    guard phase == .ignore, bundle.width > width else { return }
    var start = 0
    while start < bundle.width {
      turnPhase(of: &bundle, at: start)
      start += width
    }
  }

  /// Drops, merges and sorts strands; returns the layout that is then.
  func arrange(_ bundle: inout VectorBundle, _ strands: [Strand]) -> StrandLayout {
    var strands = strands
    if mixes, width <= Self.mixtureLimit { strands = mixed(&bundle, strands) }
    var entries: [Entry] = []
    for (index, strand) in strands.enumerated() {
      let start = index * width
      let normSquared = bundle.normSquared(from: start, count: width)
      guard normSquared >= StateVector.negligibleProbability else { continue }
      if phase == .ignore { turnPhase(of: &bundle, at: start) }
      let twin = entries.firstIndex {
        $0.strand == strand && isSameState(bundle, $0.start, $0.normSquared, start, normSquared)
      }
      if let twin {
        let factor = (1 + normSquared / entries[twin].normSquared).squareRoot()
        bundle.scale(by: factor, from: entries[twin].start, count: width)
        entries[twin].normSquared += normSquared
        entries[twin].length *= factor
      } else {
        let overlap = overlap(of: bundle, at: start)
        entries.append(
          Entry(
            strand: strand, start: start, normSquared: normSquared,
            length: phase == .ignore ? overlap.lengthSquared.squareRoot() : overlap.real))
      }
    }
    entries.sort { Self.precedes($0, $1) }
    var arranged = VectorBundle(width: entries.count * width)
    for (index, entry) in entries.enumerated() {
      arranged.copy(width, from: entry.start, of: bundle, to: index * width)
    }
    bundle = arranged
    return StrandLayout(strands: entries.map { $0.strand })
  }

  /// The greatest dimension of a mixture that is taken apart.
  private static let mixtureLimit = 64

  /// Writes each ensemble of several strands as the eigenvectors of its mixture; returns what strands there are then.
  private func mixed(_ bundle: inout VectorBundle, _ strands: [Strand]) -> [Strand] {
    var groups: [(strand: Strand, members: [Int])] = []
    for (index, strand) in strands.enumerated() {
      if let known = groups.firstIndex(where: { $0.strand == strand }) {
        groups[known].members.append(index)
      } else {
        groups.append((strand, [index]))
      }
    }
    guard groups.count < strands.count else { return strands }
    var entries: [Complex] = []
    var result: [Strand] = []
    for group in groups {
      let vectors = group.members.map { bundle.entries(from: $0 * width, count: width) }
      for vector in vectors.count == 1 ? vectors : Self.eigenvectors(ofMixtureOf: vectors, width: width) {
        entries += vector
        result.append(group.strand)
      }
    }
    bundle = VectorBundle(entries)
    return result
  }

  /// The eigenvectors of Σ|v⟩⟨v|, each as long as the root of its eigenvalue.
  private static func eigenvectors(ofMixtureOf vectors: [[Complex]], width: Int) -> [[Complex]] {
    var matrix = ComplexMatrix(rows: width, columns: width)
    for vector in vectors {
      for row in 0..<width where vector[row] != .zero {
        for column in 0..<width { matrix[row, column] += vector[row] * vector[column].conjugate }
      }
    }
    let system = HermitianEigensystem(matrix)
    var eigenvectors: [[Complex]] = []
    for index in system.values.indices where system.values[index] >= StateVector.negligibleProbability {
      let length = Complex(system.values[index].squareRoot())
      eigenvectors.append((0..<width).map { length * system.vectors[$0, index] })
    }
    return eigenvectors
  }

  private static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    if first.strand.levelCase != second.strand.levelCase {
      return first.strand.levelCase < second.strand.levelCase
    }
    for (one, other) in zip(first.strand.register, second.strand.register) where one != other {
      return other
    }
    // Equal numbers may differ in their last places.
    if abs(first.normSquared - second.normSquared) > 1e-9 {
      return first.normSquared < second.normSquared
    }
    return first.length < second.length
  }

  private func overlap(of bundle: VectorBundle, at start: Int) -> Complex {
    var (real, imaginary) = (0.0, 0.0)
    for index in 0..<width {
      let (a, b) = (probe.reals[index], probe.imaginaries[index])
      let (x, y) = (bundle.reals[start + index], bundle.imaginaries[start + index])
      real += a * x + b * y
      imaginary += a * y - b * x
    }
    return Complex(real, imaginary)
  }

  private func turnPhase(of bundle: inout VectorBundle, at start: Int) {
    let overlap = overlap(of: bundle, at: start)
    let length = overlap.lengthSquared.squareRoot()
    let norm = bundle.normSquared(from: start, count: width) * probe.normSquared(width: width)
    // Where the overlap is nearly nothing, its phase is nearly nothing but rounding.
    guard overlap.lengthSquared > 1e-4 * norm, norm > 0 else { return }
    bundle.turn(by: overlap.real / length, -overlap.imaginary / length, from: start, count: width)
  }

  /// Whether two strands hold the same state, whatever their probabilities.
  private func isSameState(
    _ bundle: VectorBundle, _ first: Int, _ firstNorm: Double, _ second: Int, _ secondNorm: Double
  ) -> Bool {
    let scale = (firstNorm / secondNorm).squareRoot()
    var distanceSquared = 0.0
    for index in 0..<width {
      let real = bundle.reals[first + index] - scale * bundle.reals[second + index]
      let imaginary = bundle.imaginaries[first + index] - scale * bundle.imaginaries[second + index]
      distanceSquared += real * real + imaginary * imaginary
    }
    return distanceSquared <= VectorIndex.tolerance * VectorIndex.tolerance * firstNorm
  }
}
