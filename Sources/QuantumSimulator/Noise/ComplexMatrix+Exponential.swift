extension ComplexMatrix {
  /// The exponential of a square matrix: scaling and squaring with the Taylor series, O(dimension³).
  ///
  /// Halved until its norm is at most ⅛, summed to the sixteenth power, whose next term is below a rounding
  /// error, and squared as often as halved.
  var exponential: ComplexMatrix {
    var squarings = 0
    var size = norm
    while size > 0.125 && squarings < 1000 {
      size *= 0.5
      squarings += 1
    }
    let scaled = Complex(Double(sign: .plus, exponent: -squarings, significand: 1)) * self
    var power = scaled
    var sum = scaled
    for order in 2...16 {
      power = Complex(1 / Double(order)) * (scaled * power)
      sum = sum + power
    }
    // Kept as the difference from the identity: (1 + d)² = 1 + 2d + d².
    for _ in 0..<squarings { sum = Complex(2) * sum + sum * sum }
    return sum + .identity(rows)
  }
}
