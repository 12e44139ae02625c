/// The amplitudes of one block, as they lie in memory; also complex coefficients for them.
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
  init(repeating real: Real, _ imaginary: Real) {
    self.real = Lanes(repeating: real)
    self.imaginary = Lanes(repeating: imaginary)
  }

  /// A complex number that is given in double precision, in every lane.
  @inline(__always)
  init(repeating number: (real: Double, imaginary: Double)) {
    self.init(repeating: Real(number.real), Real(number.imaginary))
  }

  /// The element of a matrix or diagonal with this number, in every lane.
  @inline(__always)
  init(repeating element: Int, of numbers: UnsafePointer<Double>) {
    self.init(repeating: (numbers[2 * element], numbers[2 * element + 1]))
  }

  @inline(__always)
  static var zero: Block { Block(repeating: 0, 0) }

  @inline(__always)
  static var one: Block { Block(repeating: 1, 0) }

  @inline(__always)
  static func * (a: Block, b: Block) -> Block {
    Block(
      real: (a.real * b.real).subtracting(a.imaginary, times: b.imaginary),
      imaginary: (a.real * b.imaginary).adding(a.imaginary, times: b.real))
  }

  /// The product with real numbers.
  @inline(__always)
  static func * (a: Lanes, b: Block) -> Block { Block(real: a * b.real, imaginary: a * b.imaginary) }

  /// self + a·b, a real.
  @inline(__always)
  func adding(_ a: Lanes, times b: Block) -> Block {
    Block(real: real.adding(a, times: b.real), imaginary: imaginary.adding(a, times: b.imaginary))
  }

  /// self + a·b.
  @inline(__always)
  func adding(_ a: Block, times b: Block) -> Block {
    Block(
      real: real.adding(a.real, times: b.real).subtracting(a.imaginary, times: b.imaginary),
      imaginary: imaginary.adding(a.real, times: b.imaginary).adding(a.imaginary, times: b.real))
  }

  /// The squared length of each amplitude, in double precision.
  @inline(__always)
  var weights: WideLanes {
    let (a, b) = (real.wide, imaginary.wide)
    return a * a + b * b
  }

  /// The real parts of the products of the conjugates of these amplitudes with those of `other`.
  @inline(__always)
  func realOverlap(with other: Block) -> WideLanes {
    real.wide * other.real.wide + imaginary.wide * other.imaginary.wide
  }

  /// The imaginary parts of the same products.
  @inline(__always)
  func imaginaryOverlap(with other: Block) -> WideLanes {
    real.wide * other.imaginary.wide - imaginary.wide * other.real.wide
  }

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
      real: mask.choose(other.real, over: real),
      imaginary: mask.choose(other.imaginary, over: imaginary))
  }
}
