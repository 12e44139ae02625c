import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Moves and operations as text")
struct LevelNotationTests {
  let notation = LevelNotation(
    wires: Wires(qubits: ["q0", "q1", "alice"], bits: ["c0", "c1"]), answers: .number)

  @Test func movesAreRead() throws {
    let h = Operation.gate(.h, on: [0])
    #expect(try notation.move("H q0") == .place(h, position: nil))
    #expect(try notation.move("  H  q0  at  2 ") == .place(h, position: 1))
    #expect(try notation.move("remove 2") == .remove(position: 1))
    #expect(try notation.move("replace 2 with H q0") == .replace(position: 1, with: h))
    #expect(try notation.move("move 2 to 4") == .move(from: 1, to: 3))
    #expect(notation.text(of: .move(from: 1, to: 3)) == "move 2 to 4")
    #expect(try notation.move("answer 1/4") == .answer(.number(0.25)))
    let controlled = Operation.gate(.x, on: [2], controls: [Control(0), Control(1, .off)])
    #expect(try notation.move("X alice [q0 !q1] at 10") == .place(controlled, position: 9))
  }

  @Test func choicesAreRead() throws {
    let asking = LevelNotation(wires: notation.wires, answers: .choices(["still", "1"]))
    #expect(try asking.move("answer still") == .answer(.choice(id: "still")))
    #expect(try asking.move("answer 1") == .answer(.choice(id: "1")))
    #expect(fault(asking, "answer stil") == .unknownChoice("stil", known: ["still", "1"], near: "still"))
    #expect(fault(asking, "still") == .bareChoice("still"))
    #expect(fault(asking, "answer") == .unknownChoice("", known: ["still", "1"], near: nil))
  }

  @Test func anAnswerWantsAQuestion() {
    let asksNothing = LevelNotation(wires: notation.wires, answers: .noQuestion)
    for move in ["answer still", "answer 1/4", "answer"] { #expect(fault(asksNothing, move) == .noQuestion) }
  }

  @Test func unitsAndBracketsAreNamed() {
    #expect(fault(notation, "Rz(15deg) q0") == .unit("deg", in: .gate))
    #expect(fault(notation, "Rz(15°) q0") == .unit("°", in: .gate))
    #expect(fault(notation, "H(q0)") == .notation(.wrongParameterCount(gate: .h, found: 1), in: .gate))
    #expect(fault(notation, "c1 = measure q0") == .unknownGate("c1", near: nil))
    #expect(fault(notation, "h2 q0") == .unknownGate("h2", near: nil))
  }

  @Test func operationsAreRead() throws {
    #expect(try notation.operation("measure q1 -> c0") == .measure(1, into: 0))
    let parity = PauliString([0: .x, 2: .z])
    #expect(try notation.operation("measure ZX alice q0 -> c1") == .measure(parity, into: 1))
    #expect(try notation.operation("measure Y q0 -> c1") == .measure(PauliString(.y, on: 0), into: 1))
    #expect(try notation.operation("reset alice") == .reset(2))
    #expect(try notation.operation("barrier q0 q1") == Operation(.barrier(qubits: [0, 1])))
    let condition = Condition(bits: [1, 0], equal: 0b10)
    #expect(try notation.operation("if c1=0 c0=1: X q1") == .gate(.x, on: [1], if: condition))
    #expect(try notation.operation("if c0=1:X q1") == .gate(.x, on: [1], if: Condition(bit: 0)))
  }

  @Test(
    arguments: [
      "H q0", "CX q1 alice", "Rz(pi/4) q0", "U(0.1, 2pi/3, -1) q1", "X alice [q0 !q1]", "measure q1 -> c0",
      "measure ZX alice q0 -> c1", "measure Y q0 -> c1", "reset q0", "barrier q1 q0",
      "if c1=0 c0=1: X q1", "if c0=1: measure q0 -> c1",
    ])
  func operationsSurvive(text: String) throws {
    #expect(notation.text(of: try notation.operation(text)) == text)
    for move in [text, "\(text) at 3", "replace 1 with \(text)"] {
      #expect(notation.text(of: try notation.move(move)) == move)
    }
  }

  @Test func faultsSayWhere() {
    #expect(fault(notation, "") == .missingMove)
    #expect(fault(notation, "remove") == .badPosition(""))
    #expect(fault(notation, "move 2") == .badRelocation)
    #expect(fault(notation, "move 2 to") == .badPosition(""))
    #expect(fault(notation, "remove -1") == .badPosition("-1"))
    #expect(fault(notation, "remove 99999999999999999999") == .badPosition("99999999999999999999"))
    #expect(fault(notation, "if c0=1: if c1=1: X q0") == .badCondition)
    #expect(fault(notation, "if c0=2: X q0") == .badCondition)
    #expect(fault(notation, "if c0=1 c0=0: X q0") == .repeatedWire("c0"))
    #expect(fault(notation, "barrier") == .missingQubits)
    #expect(offsets("  replace 2 with CX q0 bob") == 23..<26)
    #expect(offsets("H q0 at zero") == 8..<12)
    #expect(offsets("if c0=1: Hadamard q0") == 9..<17)
    #expect(offsets("Rz(pie) q0") == nil)
    #expect(offsets("Rz(2x) q0") == 4..<5)
  }

  @Test("a condition within a condition is refused however often it is written, and so is a text without end")
  func nestedConditions() throws {
    for count in [2, 400] {
      let text = String(repeating: "if c0=1: ", count: count) + "X q0"
      #expect(fault(notation, text) == .badCondition)
      #expect(fault(notation, "replace 1 with \(text)") == .badCondition)
      #expect(throws: SpellingError(fault: .badCondition, offsets: 9..<text.count)) {
        try notation.operation(text)
      }
      #expect(throws: SpellingError(fault: .badCondition, offsets: 9..<text.count)) {
        try notation.placement(text)
      }
    }
    let long = String(repeating: "if c0=1: ", count: 100_000) + "X q0"
    let tooLong = SpellingError(fault: .notation(.tooLong(limit: 4096), in: .gate), offsets: 4096..<900_004)
    #expect(throws: tooLong) { try notation.move(long) }
    #expect(throws: tooLong) { try notation.operation(long) }
    #expect(throws: tooLong) { try notation.placement(long) }
  }

  private func fault(_ notation: LevelNotation, _ text: String) -> ValueFault? {
    do throws(SpellingError) {
      _ = try notation.move(text)
      return nil
    } catch { return error.fault }
  }

  private func offsets(_ text: String) -> Range<Int>? {
    do throws(SpellingError) {
      _ = try notation.move(text)
      return nil
    } catch { return error.offsets }
  }
}
