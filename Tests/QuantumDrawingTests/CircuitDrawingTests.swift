import QuantumSimulator
import Testing

@testable import QuantumDrawing

@Suite struct CircuitDrawingTests {
  /// A circuit with every kind of symbol.
  private static func everything() throws -> Circuit {
    var circuit = Circuit(qubitCount: 4, bitCount: 2)
    try circuit.append(.h, on: 0)
    try circuit.append(.rz(.pi / 4), on: 3)
    try circuit.append(.cx, on: 0, 2)
    try circuit.append(.x, on: 1, controls: [Control(3), Control(0, .off)])
    try circuit.append(.cp(-3 * .pi / 8), on: 1, 2)
    try circuit.append(.swap, on: 0, 3)
    try circuit.append(.cswap, on: 1, 2, 3)
    try circuit.append(.ecr, on: 0, 2)
    try circuit.append(.rzz(0.3), on: 3, 2)
    try circuit.append(Operation(.barrier(qubits: [0, 1, 3])))
    try circuit.append(.u(0.1, 0.2, 0.3), on: 1)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.measure(PauliString("XZII"), into: 1))
    try circuit.append(.gate(.x, on: [2], if: Condition(bits: [0, 1], equal: 2)))
    try circuit.append(.reset(1))
    return circuit
  }

  @Test func everySymbolFramed() throws {
    let text = CircuitLayout(try Self.everything()).text(width: 200)
    try Snapshot("circuit-framed.txt").expect(text.lines.file)
  }

  @Test func everySymbolCompactAndWrapped() throws {
    let text = CircuitLayout(try Self.everything()).text(width: 40, height: .compact)
    try Snapshot("circuit-compact.txt").expect(text.lines.file)
    #expect(text.width <= 40)
  }

  @Test func everySymbolAsPicture() throws {
    let picture = CircuitLayout(try Self.everything()).picture(title: "every symbol <&>", width: 640)
    try Snapshot("circuit.svg").expect(picture.svg)
    #expect(picture.width <= 640)
  }

  /// The example of the documentation.
  @Test func bellPair() throws {
    var circuit = Circuit(qubitCount: 2)
    try circuit.append(.h, on: 1)
    try circuit.append(.cx, on: 1, 0)
    #expect(
      CircuitLayout(circuit).text().lines == [
        "     ┌───┐",
        "q1 ──┤ H ├──●──",
        "     └───┘  │",
        "            │",
        "q0 ─────────⊕──",
        "",
      ])
    #expect(
      CircuitLayout(circuit).text(height: .compact).lines == ["q1 ──[H]──●──", "q0 ───────⊕──"])
  }

  @Test func symbolsThatDoNotCrossShareAColumn() throws {
    var circuit = Circuit(qubitCount: 4)
    for qubit in 0..<4 { try circuit.append(.h, on: qubit) }
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.cx, on: 2, 3)
    #expect(CircuitLayout(circuit).columns.map(\.count) == [4, 2])
    try circuit.append(.cx, on: 0, 2)
    try circuit.append(.h, on: 1)
    // The line from 0 to 2 passes over the wire of 1.
    #expect(CircuitLayout(circuit).columns.map(\.count) == [4, 2, 1, 1])
  }

  /// Whatever the width, each operation stands in one block and no row is wider, unless a single operation is.
  @Test(arguments: [8, 20, 33, 60, 200])
  func wrapping(width: Int) throws {
    let layout = CircuitLayout(try Self.everything())
    for height in [CircuitLayout.TextHeight.compact, .framed] {
      let lines = layout.text(width: width, height: height).lines
      let boxes = lines.joined().filter { height == .compact ? $0 == "[" : $0 == "┤" }.count
      let expected = layout.columns.joined().flatMap(\.marks).filter {
        if case .box = $0.mark { true } else { false }
      }
      #expect(boxes == expected.count)
      if width >= 33 { #expect(lines.allSatisfy { $0.columns <= width }) }
    }
  }

  @Test func theEndOfALongCircuit() throws {
    var circuit = Circuit(qubitCount: 1)
    for _ in 0..<9 { try circuit.append(.h, on: 0) }
    try circuit.append(.x, on: 0)
    #expect(
      CircuitLayout(circuit).text(width: 17, height: .compact, wrapping: .end).lines == ["q0 …─[H]──[X]──"])
  }

  @Test func noOperationsAndNoQubits() {
    #expect(CircuitLayout(Circuit(qubitCount: 1)).text().lines == ["", "q0 ──", ""])
    #expect(CircuitLayout(Circuit(qubitCount: 0)).text().lines == [])
    #expect(CircuitLayout(Circuit(qubitCount: 0)).picture(title: "").svg.hasSuffix("</svg>\n"))
  }

  @Test func wideNames() throws {
    var circuit = Circuit(qubitCount: 2)
    try circuit.append(.h, on: 0)
    let layout = CircuitLayout(circuit, on: CircuitWires(qubits: ["甲", "q"]))
    #expect(layout.text(height: .compact).lines == ["q  ───────", "甲 ──[H]──"])
  }
}
