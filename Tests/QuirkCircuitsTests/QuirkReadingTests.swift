import Foundation
import QuantumSimulator
import Testing

@testable import QuirkCircuits

@Suite struct QuirkReadingTests {
  private struct Row: Decodable {
    let circuit: String
    let state: [[Double]]
  }

  /// Random circuits have the states that Cirq computes, amplitude by amplitude, phase included.
  @Test func statesAgreeWithCirq() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Reference/quirk.json")
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
    #expect(rows.count == 24)
    for (number, row) in rows.enumerated() {
      let circuit = try Circuit(quirk: Array(row.circuit.utf8))
      let state = try circuit.run(seed: 0).state
      try #require(state.amplitudes.count == row.state.count)
      let distance = zip(state.amplitudes, row.state).reduce(0.0) { worst, pair in
        max(worst, (pair.0 - Complex(pair.1[0], pair.1[1])).length)
      }
      #expect(distance < 1e-12, "circuit \(number)")
    }
  }

  @Test func theTopWireIsTheLeastSignificantQubit() throws {
    let circuit = try Circuit(quirk: Array(#"{"cols":[["X"],["•","X"],["Measure","…","Bloch"]]}"#.utf8))
    #expect(circuit.qubitCount == 3)
    #expect(
      circuit.operations == [
        .gate(.x, on: [0]), .gate(.cx, on: [0, 1]), .measure(0, into: 0),
      ])
  }

  @Test func linksWithAndWithoutPercentSigns() throws {
    let wanted = try Circuit(quirk: Array(#"{"cols":[["H","◦"]]}"#.utf8))
    for link in [
      #"https://algassert.com/quirk#circuit={"cols":[["H","◦"]]}"#,
      "http://algassert.com/quirk#circuit=%7B%22cols%22%3A%5B%5B%22H%22%2C%22%e2%97%A6%22%5D%5D%7D\n",
    ] {
      #expect(try Circuit(quirk: Array(link.utf8)) == wanted)
    }
  }

  @Test func gatesMadeOfGates() throws {
    let text = """
      {"cols":[[1,"~pair"],["•",1,"~pair"]],"gates":[{"id":"~flip","circuit":{"cols":[["X"],["Z^½"]]}},
      {"id":"~pair","circuit":{"cols":[["H","~flip"],["•","X"]]}}]}
      """
    let circuit = try Circuit(quirk: Array(text.utf8))
    #expect(circuit.qubitCount == 4)
    #expect(circuit.operations.count == 8)
    #expect(circuit.operations[7] == .gate(.ccx, on: [0, 2, 3]))
  }

  /// What is wrong, where, in one sentence.
  @Test(arguments: [
    (#"{"cols":[["H"],[1,"Hadamard"]]}"#, "1:19: there is no gate 'Hadamard' (column 2, wire 2)"),
    (#"{"cols":[["X^⅕"]]}"#, "1:11: there is no gate 'X^⅕' (column 1, wire 1); did you mean 'X^⅓'?"),
    (
      "{\"cols\":[[],\n[1,\"QFT3\"]]}",
      "2:4: gate 'QFT3' (column 2, wire 2) of Quirk's has no counterpart in a circuit here"
    ),
    (
      #"{"cols":[["|0⟩⟨0|"]]}"#,
      "1:11: gate '|0⟩⟨0|' (column 1, wire 1) of Quirk's has no counterpart in a circuit here"
    ),
    (#"{"cols":[["Z^t"]]}"#, "1:11: gate 'Z^t' (column 1, wire 1) depends on the time t"),
    (#"{"cols":[["Rxft"]]}"#, "1:11: gate 'Rxft' (column 1, wire 1) depends on the time t"),
    (
      #"{"cols":[[{"id":"Rxft","arg":"pi t"}]]}"#,
      "1:30: gate 'Rxft' (column 1, wire 1) depends on the time t"
    ),
    (#"{"cols":[["Swap","•"]]}"#, "1:10: column 1 has 1 'Swap' half; wanted two"),
    (#"{"cols":[["Swap","Swap","Swap"]]}"#, "1:10: column 1 has 3 'Swap' halves; wanted two"),
    (#"{"cols":[["•","Measure"]]}"#, "1:15: a measurement (column 1, wire 2) under a control"),
    (#"{"cols":[[2]]}"#, "1:11: found a number, wanted a gate: its name, an object with 'id', or 1 for none"),
    (#"{"cols":{}}"#, "1:9: found an object, wanted the list of columns"),
    (#"{"columns":[]}"#, "1:1: found an object, wanted an object with 'cols'"),
    (#"{"cols":[]}"#, "1:9: the circuit has 0 qubits; from 1 to 30 can be simulated"),
    (
      #"{"cols":[["H"]],"init":["0"]}"#,
      "1:25: no qubit starts as \"0\"; wanted 0, 1, \"+\", \"-\", \"i\" or \"-i\""
    ),
    (
      #"{"cols":[["~a","•"]],"gates":[{"id":"~a","circuit":{"cols":[["X","X"]]}}]}"#,
      "1:11: gate '~a' (column 1, wire 1) reaches over another gate of its column"
    ),
    (
      #"{"cols":[],"gates":[{"id":"~a","matrix":"{{1,2},{3,4}}"}]}"#,
      "1:41: the matrix of gate '~a' is none of a gate: the matrix U is not unitary: the norm of U†U − 1 is 28.879058156387302"
    ),
    (
      #"{"cols":[],"gates":[{"id":"~a","matrix":"{{1,2},{3}}"}]}"#,
      "1:41: '{{1,2},{3}}' is no matrix; wanted rows in braces, as {{1,0},{0,1}}"
    ),
    (
      #"{"cols":[],"gates":[{"id":"~a"}]}"#,
      "1:21: found an object, wanted an object with 'id' and either 'matrix' or 'circuit'"
    ),
    (
      #"{"cols":[["~a"]],"gates":[{"id":"~a","circuit":{"cols":[["~a"]]}}]}"#,
      "1:58: there is no gate '~a' (column 1, wire 1)"
    ),
    (
      #"{"cols":[["~a"]],"gates":[{"id":"~a","circuit":{"cols":[["~b"]]}},{"id":"~b","circuit":{"cols":[["~a"]]}}]}"#,
      "1:58: there is no gate '~b' (column 1, wire 1)"
    ),
    (
      #"{"cols":[],"gates":[{"id":"~a","circuit":{"cols":[["X"]]}},{"id":"~a","circuit":{"cols":[["Y"]]}}]}"#,
      "1:60: gate '~a' is defined before"
    ),
    ("https://algassert.com/quirk", "1:1: the link names no circuit; wanted #circuit= and its JSON"),
    (
      "https://algassert.com/quirk#circuit=%7",
      "1:1: a percent sign of the link lacks its two hexadecimal digits"
    ),
    ("{\"cols\":[[\"H\"],]}", "1:15: trailing comma before ']'"),
  ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: QuirkReadError.self) { try Circuit(quirk: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  /// Gates made of gates can grow as powers of two: they are cut off, quickly.
  @Test func gatesThatGrowWithoutBound() {
    var gates = [#"{"id":"~0","circuit":{"cols":[["H"],["H"]]}}"#]
    for level in 1...60 {
      gates.append(#"{"id":"~\#(level)","circuit":{"cols":[["~\#(level - 1)"],["~\#(level - 1)"]]}}"#)
    }
    let text = #"{"cols":[["~60"]],"gates":[\#(gates.joined(separator: ","))]}"#
    let error = #expect(throws: QuirkReadError.self) { try Circuit(quirk: Array(text.utf8)) }
    #expect(error?.fault == .tooManyOperations(limit: 100_000))
  }

  /// Nor need there be anything in their columns.
  @Test(arguments: ["[]", "[1,1,1]"]) func columnsOfNothingThatGrowWithoutBound(_ column: String) {
    var gates = [#"{"id":"~0","circuit":{"cols":[\#(column)]}}"#]
    for level in 1...60 {
      gates.append(#"{"id":"~\#(level)","circuit":{"cols":[["~\#(level - 1)"],["~\#(level - 1)"]]}}"#)
    }
    let text = #"{"cols":[["~60"]],"gates":[\#(gates.joined(separator: ","))]}"#
    let error = #expect(throws: QuirkReadError.self) { try Circuit(quirk: Array(text.utf8)) }
    #expect(error?.fault == .tooManyPlaces(limit: 1_000_000))
  }

  @Test func gatesThatNestWithoutEnd() throws {
    func text(depth: Int) -> [UInt8] {
      var gates = [#"{"id":"~1","circuit":{"cols":[["X"]]}}"#]
      for level in 1..<depth {
        gates.append(#"{"id":"~\#(level + 1)","circuit":{"cols":[["~\#(level)"]]}}"#)
      }
      return Array(#"{"cols":[["~\#(depth)"]],"gates":[\#(gates.joined(separator: ","))]}"#.utf8)
    }
    #expect(try Circuit(quirk: text(depth: 64)).operations == [.gate(.x, on: [0])])
    let error = #expect(throws: QuirkReadError.self) { try Circuit(quirk: text(depth: 100_000)) }
    #expect(error?.fault == .tooDeep("~65", limit: 64))
  }
}
