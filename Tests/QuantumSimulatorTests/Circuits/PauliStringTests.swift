import QuantumSimulator
import Testing

@Suite struct PauliStringTests {
  @Test func readsTheRightmostSymbolAsQubitZero() throws {
    let string = try PauliString("ZIX")
    #expect(string == PauliString([0: .x, 2: .z]))
    #expect(string[0] == .x && string[1] == .i && string[2] == .z && string[63] == .i)
    #expect(string.xMask == 0b001 && string.zMask == 0b100)
    #expect(string.support == [0, 2])
    #expect(string.weight == 2)
    #expect(string.minimumQubitCount == 3)
    #expect(string.description == "ZIX")
    #expect(string.text(qubitCount: 5) == "IIZIX")
    #expect(try PauliString("IZX") == PauliString("ZX"))
    #expect(PauliString().description == "I")
  }

  @Test func reachesQubit63() throws {
    let text = "Y" + String(repeating: "I", count: 63)
    let string = try PauliString(text)
    #expect(string[63] == .y)
    #expect(string.description == text)
  }

  @Test func refuses() {
    #expect(throws: PauliStringError.empty) { try PauliString("") }
    #expect(throws: PauliStringError.unknownSymbol("x", offset: 1)) { try PauliString("Zx") }
    #expect(throws: PauliStringError.unknownSymbol("😀", offset: 2)) { try PauliString("ZZ😀") }
    #expect(throws: PauliStringError.tooLong(65)) { try PauliString(String(repeating: "Z", count: 65)) }
    #expect(
      PauliStringError.unknownSymbol("q", offset: 3).description
        == "a Pauli string is made of I, X, Y, Z; found 'q' at position 3")
  }

  /// Products and commutators against the matrices.
  @Test func multipliesAsMatricesDo() {
    let matrices: [Pauli: ComplexMatrix] = [
      .i: Gate.identity.matrix, .x: Gate.x.matrix, .y: Gate.y.matrix, .z: Gate.z.matrix,
    ]
    func matrix(_ string: PauliString) -> ComplexMatrix {
      [2, 1, 0].reduce(ComplexMatrix.identity(1)) { $0.tensor(matrices[string[$1]] ?? .identity(2)) }
    }
    var generator = SeededGenerator(seed: 2)
    let powers = [Complex.one, .i, Complex(-1), -.i]
    for _ in 0..<200 {
      let a = PauliString(xMask: generator.next() & 7, zMask: generator.next() & 7)
      let b = PauliString(xMask: generator.next() & 7, zMask: generator.next() & 7)
      let (product, power) = a.product(with: b)
      #expect(powers[power] * matrix(product) == matrix(a) * matrix(b))
      #expect(a.commutes(with: b) == (matrix(a) * matrix(b) == matrix(b) * matrix(a)))
    }
  }
}
