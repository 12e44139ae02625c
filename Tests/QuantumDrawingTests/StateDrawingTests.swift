import QuantumSimulator
import Testing

@testable import QuantumDrawing

@Suite struct StateDrawingTests {
  private static func phases() throws -> StateVector {
    var state = try StateVector(qubitCount: 3)
    for qubit in 0..<3 { try state.apply(GateApplication(.h, on: [qubit])) }
    try state.apply(GateApplication(.t, on: [0]))
    try state.apply(GateApplication(.s, on: [1]))
    try state.apply(GateApplication(.p(-2 * .pi / 3), on: [2]))
    try state.apply(GateApplication(.ry(0.4), on: [2]))
    return state
  }

  @Test func amplitudes() throws {
    let chart = AmplitudeChart(try Self.phases())
    try Snapshot("amplitudes.txt").expect(TextCanvas(lines: chart.lines()).lines.file)
    try Snapshot("amplitudes.svg").expect(chart.picture(title: "three phases").svg)
  }

  @Test func aLineAnAmplitude() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(GateApplication(.h, on: [0]))
    try state.apply(GateApplication(.cx, on: [0, 1]))
    try state.apply(GateApplication(.z, on: [0]))
    #expect(
      TextCanvas(lines: AmplitudeChart(state).lines()).lines == [
        "|00⟩ ██████████████······ 0.71 → 0       50.0%  0.71 + 0.00i",
        "|11⟩ ██████████████······ 0.71 ← π       50.0%  −0.71 + 0.00i",
      ])
  }

  @Test func theGreatestOfManyAreShown() throws {
    var state = try StateVector(qubitCount: 3)
    try state.apply(GateApplication(.ry(1), on: [0]))
    try state.apply(GateApplication(.ry(2), on: [1]))
    let lines = TextCanvas(lines: AmplitudeChart(state, limit: 2).lines()).lines
    #expect(lines.map { $0.prefix(5) } == ["|010⟩", "|000⟩", "… 2 m"].sorted().map { $0.prefix(5) })
    #expect(lines.last == "… 2 more, together 23.0%")
  }

  /// Which rows of many are shown is what sorting all of them finds: the greatest, the earlier of equal ones.
  @Test(arguments: [-1, 0, 1, 5, 40, 300, 1000, Int.max])
  func rowsOfManyAreTheGreatest(limit: Int) {
    var generator = SeededGenerator(seed: 9)
    let values = (0..<300).map { _ in (16 * generator.nextUniform()).rounded() / 16 }
    let counted = values.indices.filter { values[$0] > 0 }
    let order = counted.sorted { (values[$1], $0) < (values[$0], $1) }
    let rows = ChartRows(of: values, above: 0, limit: limit) { $0 }
    #expect(rows.shown == order.prefix(max(0, limit)).sorted())
    #expect(rows.omittedCount == order.count - rows.shown.count)
    let rest = order.dropFirst(max(0, limit)).reduce(0) { $0 + values[$1] }
    #expect(abs(rows.omittedTotal - rest) < 1e-9)
  }

  /// Basis states are labelled as bits, and those that cannot be found are left out.
  @Test func histogramOfBasisStates() {
    let histogram = ProbabilityHistogram(ofBasisStates: [0.25, 0, 1e-13, 0, 0, 0, 0.75, 0])
    #expect(
      TextCanvas(lines: histogram.lines(barColumns: 4)).lines == ["000 █     25.0%", "110 ███   75.0%"])
  }

  @Test func histogram() throws {
    let rows = [("00", 0.5), ("01", 0.03125), ("10", 0.0), ("11", 0.46875)].map {
      ProbabilityHistogram.Row(label: $0.0, probability: $0.1)
    }
    let histogram = ProbabilityHistogram(rows)
    #expect(
      TextCanvas(lines: histogram.lines(barColumns: 16)).lines == [
        "00 ████████          50.0%",
        "01 ▌                  3.1%",
        "10                    0.0%",
        "11 ███████▌          46.9%",
      ])
    try Snapshot("histogram.svg").expect(histogram.picture(title: "four outcomes").svg)
  }

  /// Every phase of the circle has a colour of its own, opposite phases clearly so.
  @Test func coloursOfPhases() {
    var seen: Set<PhaseColour> = []
    for step in 0..<24 {
      let phase = 2 * Double.pi * Double(step) / 24
      let (colour, other) = (PhaseColour(phase: phase), PhaseColour(phase: phase + .pi))
      seen.insert(colour)
      let distance =
        abs(Int(colour.red) - Int(other.red)) + abs(Int(colour.green) - Int(other.green))
        + abs(Int(colour.blue) - Int(other.blue))
      #expect(distance > 150)
    }
    #expect(seen.count == 24)
    // Oklab lightness 0.7, chroma 0.12 and hue 29° in sRGB, computed from the definitions in Python.
    #expect(PhaseColour(phase: 0).hexadecimal == "#df8073")
  }
}
