import Foundation
import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct MutationTests {
  /// A program that uses most of the language, to be damaged.
  private static let whole = """
    OPENQASM 3.0;
    include "stdgates.inc";
    const int n = 3; const float a = 2*pi/3.5e0; // θ
    gate g(θ) x, y { ctrl @ rz(θ/2) x, y; inv @ pow(2) @ s x; gphase(-θ); }
    def f(qubit[2] q, uint[4] k) -> bit { for uint i in [0:k] { h q[i % 2]; } return measure q[0]; }
    qubit[n] q; bit[n] c = "010"; angle[5] w = pi/4; int[7] i = -5 + 0x1F; bool b = true;
    let p = q[0:1] ++ q[{2}]; reset q; g(a) p[0], p[-1]; negctrl(2) @ x q[0], q[1], q[2];
    c[1] = f(q[0:1], 2); while (c[1] && i > 3) { i -= 1; c[1] = f(q[1:2], uint[4](i)); if (i == 7) break; }
    switch (i) { case 1, 2 { x q[0]; } default { y q[1]; } }
    if (c == 5 || !b) { rx(w) q[2]; } else { barrier q; } c = measure q;
    """

  /// Whatever bytes come in, an answer comes out, and soon.
  @Test func damagedPrograms() throws {
    var texts = [[UInt8](Self.whole.utf8)]
    texts.append(
      [UInt8](
        """
        OPENQASM 2.0; include "qelib1.inc"; qreg q[3]; creg c[3]; gate m(a,b) x,y { u3(a/2,-b,sin(a)^2) x; cx x,y; }
        m(0.1,pi) q[0],q[2]; if(c==1) x q; barrier q[0],q; measure q -> c; opaque o a; reset q[1]; /* */ cu1(1e-3) q[1],q[2];
        """.utf8))
    let pieces =
      [
        "(", ")", "[", "]", "{", "}", ";", ",", "@", "-", "9", "18446744073709551616", "1e999", "\"", "'",
        "$0",
        "qubit", "gate", "if", "ctrl", "pow(1/0)", "while(true)", "0", ":", "é", "\u{0}", "/*", "//", "c",
        "q", "i", "**",
      ]
      .map { [UInt8]($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    var generator = SeededGenerator(seed: 99)
    for round in 0..<4000 {
      var text = texts[round % texts.count]
      for _ in 0..<1 + generator.below(4) where !text.isEmpty {
        let place = generator.below(text.count)
        switch generator.below(4) {
        case 0: text.remove(at: place)
        case 1: text[place] = UInt8(truncatingIfNeeded: generator.next())
        case 2: text.insert(contentsOf: pieces[generator.below(pieces.count)], at: place)
        default:
          let end = min(text.count, place + generator.below(30))
          text.insert(contentsOf: text[place..<end], at: generator.below(text.count))
        }
      }
      guard let program = Self.read(text) else { continue }
      // What can be written down is read again.
      if let circuit = try? program.circuit(), let written = try? circuit.openQASM(.openQASM3) {
        #expect(throws: Never.self, "\(written)") { try QuantumProgram(written).circuit() }
      }
      // Loops of the damaged program may be long; what they do to three qubits is not the question here.
      if program.qubitCount <= 8, !text.contains(sequence: "while") { _ = try? program.run(branchLimit: 16) }
    }
  }

  /// Every beginning of a program.
  @Test func programsCutShort() {
    let text = [UInt8](Self.whole.utf8)
    for length in 0..<text.count { _ = Self.read(Array(text.prefix(length))) }
  }

  /// The program; where there is none, the error points into the text and says something.
  private static func read(_ text: [UInt8]) -> QuantumProgram? {
    do throws(QASMError) {
      return try QuantumProgram(text)
    } catch {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect((1...lines.count).contains(error.position.line), "\(error)")
      if (1...lines.count).contains(error.position.line) {
        let line = lines[error.position.line - 1]
        #expect((1...line.count + 1).contains(error.position.column), "\(error)")
      }
      #expect(error.description.count > "1:1: ".count)
      return nil
    }
  }

  /// A million gates are read in linear time: twice the text, twice the instructions, and no more memory a gate.
  @Test func longPrograms() throws {
    var text = [UInt8]("OPENQASM 2.0; include \"qelib1.inc\"; qreg q[20];".utf8)
    let line = [UInt8]("cx q[3],q[17];\nrz(pi*0.3501408748) q[5];\n".utf8)
    for _ in 0..<20_000 { text += line }
    let program = try QuantumProgram(text)
    #expect(program.code.calls.count == 40_000)
    #expect(try program.circuit().operations.count == 40_000)
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: String) -> Bool {
    let wanted = [UInt8](sequence.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
