import QuantumSimulator
import Testing

@testable import QuirkCircuits

@Suite struct QuirkWritingTests {
  /// Every named gate, with and without further controls, comes back as the same unitary, phase included.
  @Test func everyGateComesBack() throws {
    let angles = [0.3, -3 * Double.pi / 8, 1e-9, 12.5]
    for gate in StandardGate.allCases {
      for control in [nil, Control(3), Control(3, .off)] {
        var circuit = Circuit(qubitCount: 4)
        let parameters = Array(angles.prefix(gate.record.parameterNames.count))
        let targets = Array([1, 2, 0].prefix(gate.qubitCount))
        try circuit.append(
          .gate(Gate(gate, parameters: parameters), on: targets, controls: control.map { [$0] } ?? []))
        let read = try Circuit(quirk: Array(try circuit.quirkJSON().utf8))
        #expect(read.qubitCount == 4)
        let distance = try circuit.unitary().distance(to: read.unitary())
        #expect(distance < 1e-14, "\(gate) \(String(describing: control))")
      }
    }
  }

  @Test func matricesOnOneQubit() throws {
    var circuit = Circuit(qubitCount: 2)
    let gate = Gate.h.power(0.3)
    try circuit.append(gate, on: 0)
    try circuit.append(gate, on: 1, controls: [Control(0)])
    let json = try circuit.quirkJSON()
    #expect(json.hasPrefix(#"{"cols":[["~m0"],["•","~m0"]],"gates":[{"id":"~m0","name":"U","matrix":"{{"#))
    let read = try Circuit(quirk: Array(json.utf8))
    let distance = try circuit.unitary().distance(to: read.unitary())
    #expect(distance < 1e-14)
  }

  @Test func freeGatesShareAColumn() throws {
    var circuit = Circuit(qubitCount: 3)
    try circuit.append(.h, on: 0)
    try circuit.append(.rz(.pi / 4), on: 1)
    try circuit.append(.p(-.pi / 3), on: 0)
    try circuit.append(.cx, on: 0, 2)
    #expect(
      try circuit.quirkJSON()
        == #"{"cols":[["H",{"id":"Rzft","arg":"pi/4"}],[{"id":"Z^ft","arg":"-1/3"}],["•",1,"X"]]}"#)
  }

  /// Teleportation: conditions on outcomes become controls on the measured qubits.
  @Test func conditionsBecomeControls() throws {
    var circuit = Circuit(qubitCount: 3, bitCount: 2)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.measure(1, into: 1))
    try circuit.append(.gate(.x, on: [2], if: Condition(bit: 1)))
    try circuit.append(.gate(.z, on: [2], if: Condition(bits: [0, 1], equal: 1)))
    #expect(
      try circuit.quirkJSON() == #"{"cols":[["Measure","Measure"],[1,"•","X"],["•","◦","Z"]]}"#)
  }

  @Test func links() throws {
    var circuit = Circuit(qubitCount: 1)
    try circuit.append(.sx, on: 0)
    let link = try circuit.quirkLink()
    #expect(link == "https://algassert.com/quirk#circuit=%7B%22cols%22:%5B%5B%22X%5E%C2%BD%22%5D%5D%7D")
    #expect(try Circuit(quirk: Array(link.utf8)) == circuit)
  }

  @Test func whatQuirkHasNoGateFor() throws {
    func expect(_ operations: [Operation], qubits: Int = 2, _ error: QuirkWriteError) throws {
      let circuit = try Circuit(qubitCount: qubits, bitCount: 2, operations: operations)
      #expect(throws: error) { try circuit.quirkJSON() }
    }
    try expect([], qubits: 17, .tooManyQubits(found: 17))
    try expect([.reset(0)], .reset(operation: 0))
    try expect([.measure(PauliString("XX"), into: 0)], .observable(operation: 0, "XX"))
    try expect([.gate(.x, on: [0], if: Condition(bit: 1))], .condition(operation: 0, bit: 1))
    try expect([.measure(0, into: 0), .gate(.h, on: [0])], .measuredQubit(operation: 1, qubit: 0))
    try expect([.measure(0, into: 0), .gate(.cx, on: [1, 0])], .measuredQubit(operation: 1, qubit: 0))
    // Flipped after its measurement, the qubit is no longer what the bit says.
    try expect(
      [.measure(0, into: 0), .gate(.x, on: [0]), .gate(.x, on: [1], if: Condition(bit: 0))],
      .condition(operation: 2, bit: 0))
    try expect(
      [
        .measure(0, into: 0),
        Operation(.measurement(Measurement(of: PauliString(.z, on: 1), into: 1)), if: Condition(bit: 0)),
      ],
      .conditionalMeasurement(operation: 1))
    let matrix = try Gate(unitary: Gate.iswap.power(0.3).matrix)
    try expect([.gate(matrix, on: [0, 1])], .matrix(operation: 0, qubitCount: 2))
  }
}
