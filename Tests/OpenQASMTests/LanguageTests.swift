import QuantumSimulator
import Testing

@testable import OpenQASM

private let half = 0.5.squareRoot()

@Suite struct LanguageTests {
  /// Case 27: comments with semicolons, two statements on a line, `id`, registers as operands.
  @Test func openQASM2AsPeopleWriteIt() throws {
    let program = try program2(
      """
      // a comment; with a semicolon; and λ, 量子
      qreg q[2];qreg r[2]; creg c[2];  h q; cx q,r; id q[0]; // cx q,r;
      barrier q[0],r; measure q -> c;
      """)
    #expect(program.dialect == .openQASM2)
    let p = try program.run().probabilities()
    for index in 0..<16 { #expect(abs(p[index] - (index & 3 == index >> 2 ? 0.25 : 0)) < 1e-12) }
  }

  @Test func textWithoutAVersion() throws {
    #expect(try QuantumProgram("include \"qelib1.inc\"; qreg q[1]; h q;").dialect == .openQASM2)
    #expect(try QuantumProgram("include \"stdgates.inc\"; qreg q[1]; h q;").dialect == .openQASM3)
    #expect(try QuantumProgram("\u{FEFF}OPENQASM 3;\r\nqubit q;\r\nU(0,0,0) q;\r\n").qubitCount == 1)
  }

  @Test func gatesOfTheProgram() throws {
    let text = """
      qreg q[2];
      gate turn(a,b) x,y { rz(a+b) x; cx x,y; U(a*2,-b,pi/2) y; barrier x; }
      turn(0.3,0.1) q[1],q[0];
      """
    let written = try program2("qreg q[2]; rz(0.4) q[1]; cx q[1],q[0]; u3(0.6,-0.1,pi/2) q[0];")
    try expect(try program2(text), amplitudes(written))
  }

  /// Case 9 and 29: what is measured decides, and nothing is lost.
  @Test func conditionOnARegister() throws {
    let run = try program2("qreg q[2]; creg c[1]; h q[0]; measure q[0]->c[0]; if(c==1) x q[1];").run()
    #expect(run.branches.count == 2)
    let p = try run.probabilities()
    #expect(abs(p[0] - 0.5) < 1e-12 && abs(p[3] - 0.5) < 1e-12)
    for branch in run.branches { #expect(abs(branch.state.norm - 1) < 1e-12) }
  }

  /// A measurement has happened for every gate on its qubit, diagonal or not, target or control: ⟨XX⟩ = 0 and the
  /// arrow is 0, as Qiskit Aer has them. One that nothing follows has not happened yet.
  @Test func whatFollowsAMeasurementSeesAMixture() throws {
    let start = "qreg q[2]; creg c[1]; h q[0]; "
    let xx = try PauliString("XX")
    let measured = try program2(start + "measure q[0]->c[0]; cx q[0],q[1];").run()
    #expect(abs(try measured.expectation(of: xx)) < 1e-12)
    #expect(measured.branches.count == 2)
    let p = try measured.probabilities()
    #expect(abs(p[0] - 0.5) < 1e-12 && abs(p[3] - 0.5) < 1e-12)
    for gate in ["z q[0];", "t q[0];", "cz q[1],q[0];", "cp(0.3) q[0],q[1];", "crz(0.3) q[0],q[1];"] {
      let run = try program2(start + "measure q[0]->c[0]; " + gate).run()
      #expect(try run.blochVector(of: 0).length < 1e-12, "\(gate)")
    }
    let final = try program2(start + "cx q[0],q[1]; measure q[0]->c[0]; h q[1]; h q[1];").run()
    #expect(final.branches.count == 1)
    #expect(abs(try final.expectation(of: xx) - 1) < 1e-12)
  }

  /// Case 10: two looks at one qubit agree.
  @Test func aRepeatedLookAgrees() throws {
    let program = try program2("qreg q[1]; creg c[2]; h q; measure q[0]->c[0]; measure q[0]->c[1];")
    var counts: [String: Int] = [:]
    for shot in try program.sample(shots: 4000, seed: 3) { counts[shot[0].description, default: 0] += 1 }
    #expect(Set(counts.keys) == ["00", "11"])
    #expect(abs((counts["00"] ?? 0) - 2000) < 200)
  }

  /// `let` names bits too: what is written to one name is read under the other.
  @Test func aliasesOfBits() throws {
    let text = """
      qubit[3] q; bit[4] b = "0100"; const bit[2] mask = "10";
      let high = b[2:3]; let ends = b[{3, 0}]; let all = b; let one = b[1]; let again = high[1]; let m = mask[1];
      if (high == "01") x q[0];
      ends[0] = 1; one = m; int i = 1;
      if (b == "1110" && all == b && high[i] && again) x q[1];
      x q[2]; ends[i] = measure q[2]; high = measure q[0:1];
      if (b[0] && high == "11") x q[2];
      for bit k in ends { if (k) x q[0]; }
      """
    try expect(try program3(text), Array(basis: 3, count: 8))
  }

  /// The grammar lets a comma end every list, blanks part a number from its unit, and bits be joined where they are declared.
  @Test func cornersOfTheGrammar() throws {
    let text = """
      qubit[3] q; bit[2] a = "10"; bit[1] b = "1"; bit[3] c = a ++ b; const bit[4] d = "01" ++ "11";
      gate g(t, u,) x1, y1, { rx(t + u,) x1; cx x1, y1,; }
      def f(int i, qubit y1,) -> int { if (i == 3) x y1; return i; }
      if (c == "110" && d == "1101") x q[0,]; g(pi, 0,) q[1], q[2],; delay[2 ns] q[0],; delay[1.5\tdt] q; int k = f(3, q[2],);
      for int i in {1, 2,} { barrier q[0], q[1],; } switch (k,) { default { } }
      """
    let accepted = text.replacing("switch (k,)", with: "switch (k)")
    try expect(try program3(accepted), Array(basis: 3, count: 8).map { Complex(0, -1) * $0 })
    #expect(throws: QASMError.self) { try program3(text) }
  }

  /// Loops that come to the same point with the same variables, and still end.
  @Test func loopsThatLookAlike() throws {
    let text = """
      qubit q; bit c; def once(qubit a) { int i = 0; while (i < 1) { i += 1; x a; } }
      once(q); once(q); once(q);
      for int k in {1, 1} { int i = 0; while (i < 1) { i += 1; x q; } }
      int n = 0; while (n < 2) { int i = 0; while (i < 1) { i += 1; x q; } n += 1; }
      while (!c) { c = measure q; }
      """
    try expect(try program3(text), [.zero, .one])
  }

  /// Qiskit writes waiting as an opaque gate; people end nothing with semicolons.
  @Test func waitingAndNothing() throws {
    let program = try program2(
      ";opaque delay(t) q; qreg q[1];; h q[0];;; delay(100.0) q[0]; h q[0]; opaque dark a; ;")
    try expect(program, [.one, .zero])
  }

  @Test func conditionOnALongRegister() throws {
    let program = try program2("qreg q[2]; creg c[70]; x q[0]; measure q[0]->c[69]; if(c==0) x q[1];")
    try expect(program, [.zero, .one, .zero, .zero])
  }

  @Test func modifiers() throws {
    try expect(try program3("qubit[2] q; x q[0]; ctrl @ x q[0], q[1];"), [.zero, .zero, .zero, .one])
    try expect(try program3("qubit[2] q; negctrl @ x q[0], q[1];"), [.zero, .zero, .one, .zero])
    try expect(try program3("qubit q; h q; inv @ s q;"), [Complex(half), Complex(0, -half)])
    try expect(try program3("qubit q; h q; pow(-2) @ t q;"), [Complex(half), Complex(0, -half)])
    try expect(
      try program3("qubit[3] q; x q[0]; ctrl(2) @ x q[0], q[1], q[2]; negctrl @ ctrl @ x q[1], q[0], q[2];"),
      [.zero, .zero, .zero, .zero, .zero, .one, .zero, .zero])
    try expect(
      try program3("qubit[2] q; h q[0]; ctrl @ gphase(pi/2) q[0]; gphase(pi);"),
      [Complex(-half), Complex(0, -half), .zero, .zero])
    try expect(
      try program3("qubit[2] q; h q[0]; negctrl @ gphase(pi/2) q[0];"),
      [Complex(0, half), Complex(half), .zero, .zero])
    // A power of a gate of several steps, whole, negative and broken.
    let gate = "gate g(a) x, y { h x; cx x, y; rz(a) y; gphase(a/3); } qubit[2] q; "
    for (power, twice) in [
      ("0.5", "pow(0.5) @ g(0.7) q[0], q[1]; "), ("-1.5", "pow(-1.5) @ g(0.7) q[0], q[1]; "),
    ] {
      let whole = power == "0.5" ? "g(0.7) q[0], q[1];" : "pow(-3) @ g(0.7) q[0], q[1];"
      try expect(try program3(gate + twice + twice), amplitudes(try program3(gate + whole)))
    }
    try expect(
      try program3(gate + "g(0.7) q[0], q[1]; inv @ g(0.7) q[0], q[1];"), [.one, .zero, .zero, .zero])
    try expect(
      try program3(gate + "qubit c; x c; ctrl @ g(0.7) c, q[0], q[1]; inv @ ctrl @ g(0.7) c, q[0], q[1];"),
      [.zero, .zero, .zero, .zero, .one, .zero, .zero, .zero])
  }

  @Test func loopsAndChoices() throws {
    try expect(try program3("qubit q; for int i in [0:2:4] { x q; }"), [.zero, .one])
    try expect(try program3("qubit q; for int i in [3:-1:0] x q;"), [.one, .zero])
    try expect(try program3("qubit[3] q; for uint i in {0, 2} { x q[i]; }"), Array(basis: 5, count: 8))
    try expect(
      try program3("qubit[3] q; bit[3] b = \"110\"; int i = 0; for bit c in b { if (c) x q[i]; i += 1; }"),
      Array(basis: 6, count: 8))
    try expect(
      try program3(
        "qubit q; int i = 0; while (i < 5) { i += 1; if (i == 2) continue; if (i == 4) break; x q; }"),
      [.one, .zero])
    try expect(
      try program3(
        "qubit[2] q; int i = 2; switch (i) { case 0, 1 { x q[0]; } case 2 { x q[1]; } default { x q; } }"),
      Array(basis: 2, count: 4))
    try expect(
      try program3("qubit[2] q; switch (7) { case 0 { x q[0]; } default { x q; } }"),
      Array(basis: 3, count: 4))
    try expect(try program3("qubit q; x q; end; x q;"), [.zero, .one])
    try expect(
      try program3("qubit[4] q; let a = q[1:2] ++ q[{3}]; x a; x a[-1];"), Array(basis: 6, count: 16))
    try expect(
      try program3("qubit[3] q; for int i in [0:1] { let p = q[{i, i + 1}]; cx p[0], p[1]; x p[0]; }"),
      Array(basis: 3, count: 8))
  }

  @Test func subroutines() throws {
    let text = """
      def flip(qubit[2] q, int n) -> int { for int i in [1:n] { x q[i % 2]; } return n * 2; }
      def look(qubit q) -> bit { h q; return measure q; }
      qubit[3] q; bit b; int r;
      r = flip(q[0:1], 3) + flip(q[1:2], 1);
      if (r == 8) x q[0];
      x q[2]; h q[2]; b = look(q[2]);
      if (true || look(q[0])) x q[1];
      """
    try expect(try program3(text), Array(basis: 2, count: 8))
  }

  /// A call in an index is made once, and so are its effects.
  @Test func callsAreMadeOnce() throws {
    let one = "qubit[3] q; bit[2] c; int[4] n; def f(qubit p) -> int { x p; return 1; } "
    try expect(try program3(one + "x q[f(q[2])];"), Array(basis: 6, count: 8))
    try expect(try program3(one + "rx(0 * f(q[2])) q[0];"), Array(basis: 4, count: 8))
    try expect(try program3(one + "c[f(q[2])] ^= 1; if (c == 2) x q[0];"), Array(basis: 5, count: 8))
    try expect(try program3(one + "n[f(q[2])] |= true; if (n == 2) x q[0];"), Array(basis: 5, count: 8))
    try expect(
      try program3(one + "c[{f(q[2]), 0}] ^= \"10\"; if (c == 1) x q[0];"), Array(basis: 5, count: 8))
  }

  @Test func waitsLastADuration() throws {
    let text =
      "qubit q; delay[10ns + 5us] q; delay[2 * 10ns / 4] q; delay[-3dt]; box[1ms] { x q; delay[1s] q; }"
    try expect(try program3(text), [.zero, .one])
    try expect(try program3("gate g a { delay[4ns] a; box[9ns] { x a; } } qubit q; g q;"), [.zero, .one])
  }

  @Test func rangesWithPartsLeftOut() throws {
    try expect(try program3("qubit[4] q; x q[:]; x q[1:]; x q[:1];"), Array(basis: 2, count: 16))
  }

  @Test func caseOfManyLabels() throws {
    let labels = (0..<5000).map { "\($0)" }.joined(separator: ", ")
    try expect(try program3("qubit q; int i = 4321; switch (i) { case \(labels) { x q; } }"), [.zero, .one])
  }

  @Test func inputs() throws {
    let text = "input angle theta; input int n; qubit q; for int i in [1:n] { ry(theta) q; }"
    let values = [ProgramInput(name: "theta", value: .pi / 4), ProgramInput(name: "n", value: 2)]
    try expect(try program3(text, inputs: values), [Complex(half), Complex(half)])
    #expect(throws: QASMError.self) { try program3(text) }
  }

  /// The success that a loop waits for has probability 5/8; what is left of it must be as good as nothing.
  @Test func repeatUntilSuccess() throws {
    let text = """
      qubit psi; qubit[2] anc; bit[2] flags = "11";
      h psi;
      while (flags != 0) {
        reset anc; h anc; ccx anc[0], anc[1], psi; s psi; ccx anc[0], anc[1], psi; z psi; h anc;
        flags = measure anc;
      }
      rz(pi - arccos(0.6)) psi; h psi;
      """
    let run = try program3(text).run()
    #expect(abs(try run.probabilities()[0] - 1) < 1e-9)
  }

  @Test func physicalQubits() throws {
    try expect(try program3("x $1; cx $1, $0;"), Array(basis: 3, count: 4))
  }

  @Test func coursesThatAreTooMany() throws {
    let program = try program3("qubit[3] q; bit[3] c; h q; c = measure q; h q; if (c == 5) x q[1];")
    #expect(throws: QASMError.self) { try program.run(branchLimit: 4) }
    let shots = try program.sample(shots: 64, seed: 5, branchLimit: 4)
    #expect(shots.count == 64)
    #expect(Set(shots).count == 8)
    #expect(try program.sample(shots: 4, seed: 5, branchLimit: 4) == Array(shots.prefix(4)))
    // Counting finds what the shots are, one by one or along all courses.
    for limit in [4, 4096] {
      let shots = try program.sample(shots: 64, seed: 5, branchLimit: limit)
      let counts = Dictionary(grouping: shots, by: { $0 }).mapValues(\.count)
      #expect(try program.counts(shots: 64, seed: 5, branchLimit: limit) == counts)
    }
    #expect(try program.run().branches.count == 8)
  }
}

extension [Complex] {
  /// The amplitudes of a basis state.
  fileprivate init(basis index: Int, count: Int) {
    self = [Complex](repeating: .zero, count: count)
    self[index] = .one
  }
}
