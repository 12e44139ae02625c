import QuantumSimulator
import Testing

@testable import QuantumDrawing

@Suite struct BlochSphereTests {
  private static func sphere() throws -> BlochSphere {
    let start = try StateVector(qubitCount: 1)
    let path = try start.path(through: GateApplication(.h, on: [0]))
    let points = path.points.map { $0.arrows[0] }
    return BlochSphere(name: "q0", arrow: points.last, path: points)
  }

  @Test func hadamardTakesTheArrowOverTheTop() throws {
    let sphere = try Self.sphere()
    try Snapshot("sphere.txt").expect(sphere.text().lines.file)
    try Snapshot("sphere.svg").expect(sphere.picture().svg)
  }

  @Test func axes() {
    let x = SphereView.project(BlochVector(x: 1, y: 0, z: 0))
    let y = SphereView.project(BlochVector(x: 0, y: 1, z: 0))
    let z = SphereView.project(BlochVector(x: 0, y: 0, z: 1))
    #expect(x.right < 0 && x.up < 0 && !x.isBehind)
    #expect(y.right > 0.9 && z.up > 0.9 && abs(z.right) < 1e-15)
    // The view turns the axes and leaves their lengths and angles alone.
    for (a, b) in [(x, x), (y, y), (z, z), (x, y), (y, z), (z, x)] {
      let product = a.right * b.right + a.up * b.up + a.depth * b.depth
      let isSame = a.right == b.right && a.up == b.up
      #expect(abs(product - (isSame ? 1 : 0)) < 1e-15)
    }
    #expect(SphereView.equator.contains { $0.isBehind } && SphereView.equator.contains { !$0.isBehind })
  }

  @Test func anArrowOfNoLengthIsADot() {
    let lines = BlochSphere(name: "half", arrow: BlochVector(x: 0, y: 0, z: 0)).text().lines
    #expect(lines[8].contains("●"))
    #expect(lines.last?.hasSuffix("length 0.00") == true)
  }

  @Test func arrowsBehindHaveAHollowHead() {
    let behind = BlochSphere(name: "q", arrow: BlochVector(x: -1, y: 0, z: 0)).text().lines.joined()
    #expect(behind.contains("○") && !behind.contains("●"))
    let before = BlochSphere(name: "q", arrow: BlochVector(x: 1, y: 0, z: 0)).text().lines.joined()
    #expect(before.contains("●") && !before.contains("○"))
  }

  @Test func gauges() {
    let line = BlochGauges.line(name: "q0", nameColumns: 3, arrow: BlochVector(x: 1, y: -0.4, z: 0))
    #expect(
      line.map(\.text).joined()
        == "q0   x ─────┼────● +1.00  y ───●─┼───── −0.40  z ─────●───── +0.00  length 1.08")
  }

  @Test func tiles() throws {
    let sphere = try Self.sphere()
    #expect(TextCanvas(tiling: [sphere.text(), sphere.text(), sphere.text()], width: 100).height == 36)
    let picture = VectorPicture(
      tiling: [sphere.picture(), sphere.picture(), sphere.picture()], title: "", summary: "", width: 700)
    #expect(picture.width == 600 && picture.height == 660)
  }
}
