/// What a pass with a matrix costs, as a multiple of one with a matrix on one qubit: how far fusion goes is decided by it.
enum MatrixCost {
  /// By number of targets, measured once with `qubitlab bench --task matrix`, with AVX-512 in double precision, on
  /// amplitudes in the second-level cache. With AVX2 and in single precision the figures are the same within a fifth; plain
  /// instructions take less for wide matrices, 1.5 and 3.7 for two and three, and decide alike on pairs.
  private static let byWidth: [Double] = [0, 1, 2, 5.5, 10, 23, 54]

  /// The most targets that a kernel takes.
  static let largestWidth = byWidth.count - 1

  /// The cost of a matrix on so many targets. Each control leaves half of the amplitudes alone.
  static func of(targets: Int, controls: Int) -> Double {
    byWidth[min(targets, largestWidth)] / Double(1 << controls)
  }
}
