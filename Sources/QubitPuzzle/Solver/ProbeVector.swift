import QuantumSimulator

/// The fixed vector with random entries against which vectors are measured in order to be filed.
///
/// It is the same in every run, so that a search visits the same states in the same order everywhere.
struct ProbeVector {
  /// The real parts.
  private(set) var reals: [Double] = []
  /// The imaginary parts.
  private(set) var imaginaries: [Double] = []
  /// Element k is the squared length of the first k entries.
  private var normsSquared: [Double] = [0]
  private var generator = SeededGenerator(seed: 0x5175_6269_744C_6162)

  /// Makes sure that the vector has at least `width` entries.
  mutating func extend(to width: Int) {
    while reals.count < width {
      let real = 2 * generator.nextUniform() - 1
      let imaginary = 2 * generator.nextUniform() - 1
      reals.append(real)
      imaginaries.append(imaginary)
      normsSquared.append(normsSquared[reals.count - 1] + real * real + imaginary * imaginary)
    }
  }

  /// The squared length of the first `width` entries.
  func normSquared(width: Int) -> Double { normsSquared[width] }
}
