/// Eight neighbouring amplitudes, as they lie in memory; also eight complex coefficients for them.
struct Block {
  var real: Lanes
  var imaginary: Lanes

  @inline(__always)
  init(real: Lanes, imaginary: Lanes) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The same complex number in every lane.
  @inline(__always)
  init(repeating real: Double, _ imaginary: Double) {
    self.real = Lanes(repeating: real)
    self.imaginary = Lanes(repeating: imaginary)
  }

  @inline(__always)
  static func * (a: Block, b: Block) -> Block {
    Block(
      real: a.real * b.real - a.imaginary * b.imaginary,
      imaginary: a.real * b.imaginary + a.imaginary * b.real)
  }

  @inline(__always)
  static func + (a: Block, b: Block) -> Block {
    Block(real: a.real + b.real, imaginary: a.imaginary + b.imaginary)
  }

  /// The squared length of each amplitude.
  @inline(__always)
  var weights: Lanes { real * real + imaginary * imaginary }

  /// The amplitudes, each moved to the lane whose number differs in one bit.
  @inline(__always)
  func exchanged(acrossBit bit: Int) -> Block {
    Block(real: real.exchanged(acrossBit: bit), imaginary: imaginary.exchanged(acrossBit: bit))
  }

  /// The amplitudes, each moved to the lane whose number differs in the bits of `pattern`.
  @inline(__always)
  func exchanged(acrossBits pattern: Int) -> Block {
    Block(real: real.exchanged(acrossBits: pattern), imaginary: imaginary.exchanged(acrossBits: pattern))
  }

  /// These amplitudes, with those of `other` in the chosen lanes.
  @inline(__always)
  func replacing(with other: Block, where mask: LaneMask) -> Block {
    Block(
      real: real.replacing(with: other.real, where: mask),
      imaginary: imaginary.replacing(with: other.imaginary, where: mask))
  }
}

extension UnsafePointer<Lanes> {
  /// The block with this number.
  @inline(__always)
  func block(_ number: Int) -> Block { Block(real: self[2 * number], imaginary: self[2 * number + 1]) }
}

extension UnsafeMutablePointer<Lanes> {
  /// The block with this number.
  @inline(__always)
  func block(_ number: Int) -> Block { Block(real: self[2 * number], imaginary: self[2 * number + 1]) }

  /// Replaces the block with this number.
  @inline(__always)
  func store(_ block: Block, at number: Int) {
    self[2 * number] = block.real
    self[2 * number + 1] = block.imaginary
  }
}
