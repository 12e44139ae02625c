import Foundation
import Testing

@testable import QubitLabCommand

@Suite struct DrawCommandTests {
  /// A circuit of Quirk's may be longer than a level.
  @Test func longFilesOfQuirks() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "quirk-\(UUID().uuidString).json").path
    let columns = [String](repeating: #"["H","…","…","…","…","…","…","…"]"#, count: 24_000)
    try Data(#"{"cols":[\#(columns.joined(separator: ","))]}"#.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let transcript = Transcript("convert", path, "--to", "qasm2")
    #expect(transcript.code == .clean)
    #expect(transcript.output.joined(separator: "\n").split(separator: "\n").count == 24_003)
  }

  /// More qubits than have a state, or a table of probabilities.
  @Test(arguments: ["40", "62", "100"]) func tooManyQubits(_ count: String) {
    let lines = ["OPENQASM 3.0;", "qubit[\(count)] q;", "U(pi/2, 0, pi) q[0];"]
    let transcript = Transcript("draw", "-", "--what", "probabilities", input: lines)
    #expect(transcript.code == .badData)
    #expect(transcript.complaints.count == 1)
  }

  private static let bell = [
    "OPENQASM 3.0;", "include \"stdgates.inc\";", "qubit[2] q;", "bit c;", "h q[0];", "cx q[0], q[1];",
    "c = measure q[0];", "if (c) x q[1];",
  ]

  private func draw(_ arguments: String...) -> Transcript {
    Transcript(["draw", "-"] + arguments, input: Self.bell)
  }

  @Test func aCircuitInCharacters() {
    #expect(
      draw().output == [
        "                        ┌───┐",
        "q[1] ─────────⊕─────────┤ X ├──",
        "              │         └─╥─┘",
        "       ┌───┐  │  ┌───┐    ║",
        "q[0] ──┤ H ├──●──┤ M ├────╫────",
        "       └───┘     └─╥─┘    ║",
        "c    ══════════════╩══════●════",
      ])
  }

  @Test func everythingElseHasItsDrawing() {
    #expect(draw("--what", "probabilities").output.first?.hasPrefix("00 ██████████") == true)
    let amplitudes = draw("--what", "amplitudes").output
    #expect(amplitudes.first == "course 1, probability 0.5")
    #expect(amplitudes.contains { $0.hasPrefix("|01⟩ ████████████████████ 1.00 → 0") })
    let spheres = draw("--what", "spheres").output
    #expect(spheres.contains { $0.contains("q[0]  x +0.00  y +0.00  z +0.00  length 0.00") })
    #expect(draw("--what", "spheres", "--path", "--seed", "3").output.contains { $0.contains("length 1.00") })
    for kind in ["circuit", "spheres", "amplitudes", "probabilities"] {
      let svg = draw("--what", kind, "--format", "svg").output
      #expect(svg.first?.hasPrefix("<svg xmlns=") == true && svg.last == "</svg>")
      #expect(XMLCheck.isWellFormed(svg.joined(separator: "\n")))
    }
  }

  @Test func aLevelBeforeItsFirstMove() {
    let text = Transcript("draw", "flip-the-arrow", "--levels", Repository.levels)
    #expect(text.code == .clean)
    #expect(!text.output.isEmpty)
  }

  @Test func intoAFile() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString).svg")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let transcript = draw("--format", "svg", "--output", path)
    #expect(transcript.code == .clean)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</svg>\n"))
    #expect(draw("--output", "/nowhere/at/all.svg").code == .cannotWrite)
  }

  @Test func wrongRequests() {
    #expect(draw("--width", "wide").code == .usage)
    #expect(draw("--path").code == .usage)
    #expect(draw("--what", "spheres", "--seed", "1").code == .usage)
    #expect(draw("--what", "noise").code == .usage)
  }
}

/// Whether a text is XML with every element closed in its turn.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }
}
