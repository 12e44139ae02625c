/// A Hermitian Pauli string ±P(x, z) in one word, with P(x, z) = i^{x·z}·X^x·Z^z: bits 0 to 27 are x, bits 28 to 55 are z,
/// and bit 63 is the sign.
///
/// X where only x is set, Z where only z is, Y where both are, as in Aaronson and Gottesman, "Improved simulation of
/// stabilizer circuits", Physical Review A 70, 2004.
enum PauliRow {
  /// The most qubits that fit.
  static let greatestQubitCount = 28
  /// The bit of the sign.
  static let sign: UInt64 = 1 << 63

  /// The string with these parts and the sign +.
  static func row(x: UInt64, z: UInt64) -> UInt64 { x | z << 28 }

  /// The part x.
  static func x(of row: UInt64) -> UInt64 { row & 0xFFF_FFFF }

  /// The part z.
  static func z(of row: UInt64) -> UInt64 { row >> 28 & 0xFFF_FFFF }

  /// The power of i by which P(x₁, z₁)·P(x₂, z₂) differs from P(x₁ + x₂, z₁ + z₂), signs left out.
  static func phase(of first: UInt64, _ second: UInt64) -> Int {
    let (x, z) = (x(of: first) ^ x(of: second), z(of: first) ^ z(of: second))
    let eigenphase =
      (self.x(of: first) & self.z(of: first)).nonzeroBitCount
      + (self.x(of: second) & self.z(of: second)).nonzeroBitCount
      + 2 * (self.z(of: first) & self.x(of: second)).nonzeroBitCount - (x & z).nonzeroBitCount
    return eigenphase & 3
  }

  /// The product of two strings that commute.
  static func product(of first: UInt64, _ second: UInt64) -> UInt64 {
    first ^ second ^ (phase(of: first, second) == 2 ? sign : 0)
  }
}
