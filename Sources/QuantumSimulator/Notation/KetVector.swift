/// The amplitudes of a ket while it is being read.
struct KetVector {
  let qubitCount: Int
  var amplitudes: [Complex]

  func scaled(by factor: Complex) -> KetVector {
    var result = self
    for index in amplitudes.indices { result.amplitudes[index] *= factor }
    return result
  }

  static func + (a: KetVector, b: KetVector) -> KetVector {
    var sum = a
    for index in a.amplitudes.indices { sum.amplitudes[index] += b.amplitudes[index] }
    return sum
  }

  /// The tensor product; `self`'s qubits are the more significant ones.
  func tensor(_ other: KetVector) -> KetVector {
    var product: [Complex] = []
    product.reserveCapacity(amplitudes.count * other.amplitudes.count)
    for a in amplitudes {
      for b in other.amplitudes { product.append(a * b) }
    }
    return KetVector(qubitCount: qubitCount + other.qubitCount, amplitudes: product)
  }
}

extension ExpressionReader {
  /// A ket; the rightmost symbol is qubit 0. "+i" and "-i" are one symbol each, the eigenstates of Y; blanks
  /// and commas may part symbols.
  mutating func readKet() throws(NotationError) -> KetVector {
    let start = scanner.position
    guard qubitLimit > 0 else { throw NotationError(.unwantedKet, at: start) }
    scanner.position += 1
    var ket = KetVector(qubitCount: 0, amplitudes: [.one])
    while true {
      while scanner.take(" ", "\t", ",") {}
      if ket.qubitCount > 0, scanner.take(">", "⟩", "〉") { return ket }
      guard let symbol = readKetSymbol() else {
        throw scanner.unexpected(ket.qubitCount == 0 ? .ketSymbol : .ketSymbolOrEnd)
      }
      guard ket.qubitCount < qubitLimit else {
        throw NotationError(.tooManyQubits(limit: qubitLimit), at: start)
      }
      ket = ket.tensor(KetVector(qubitCount: 1, amplitudes: symbol))
    }
  }

  private mutating func readKetSymbol() -> [Complex]? {
    let root = Complex(0.5.squareRoot())
    if scanner.take("0") { return [.one, .zero] }
    if scanner.take("1") { return [.zero, .one] }
    if scanner.take("+") { return [root, scanner.take("i") ? .i * root : root] }
    if scanner.take("-", "−") { return [root, scanner.take("i") ? -(.i * root) : -root] }
    return nil
  }
}
