/// A row of a 2 × 2 matrix, spread over lanes: what a block becomes of two.
///
/// A type and not a closure, so that the loops around it are sure to be compiled with it inside.
protocol MixRow {
  /// first·x + second·y.
  func mixed(_ x: Block, _ y: Block) -> Block
}

/// Real numbers, as of H: they treat real and imaginary parts alike, and cost half.
struct RealRow: MixRow {
  let first, second: Lanes

  /// The real parts of complex numbers.
  @inline(__always)
  init(_ first: Block, _ second: Block) { (self.first, self.second) = (first.real, second.real) }

  @inline(__always)
  func mixed(_ x: Block, _ y: Block) -> Block { (first * x).adding(second, times: y) }
}

/// Complex numbers.
struct ComplexRow: MixRow {
  let first, second: Block

  @inline(__always)
  init(_ first: Block, _ second: Block) { (self.first, self.second) = (first, second) }

  @inline(__always)
  func mixed(_ x: Block, _ y: Block) -> Block { (first * x).adding(second, times: y) }
}
