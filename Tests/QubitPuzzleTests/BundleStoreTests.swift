import QuantumSimulator
import Testing

@testable import QubitPuzzle

@Suite("Bundles kept without their zeros")
struct BundleStoreTests {
  /// Bundles of every width and density, the empty and the full among them.
  private func bundles(seed: UInt64) -> [VectorBundle] {
    var generator = SeededGenerator(seed: seed)
    return (0..<200).map { number in
      let width = [1, 2, 7, 32, 300][number % 5]
      let density = Double(number % 4) / 3
      return VectorBundle(
        (0..<width).map { _ in
          guard generator.nextUniform() < density else { return Complex.zero }
          return Complex(
            generator.nextUniform() - 0.5, generator.nextUniform() < 0.3 ? 0 : generator.nextUniform())
        })
    }
  }

  @Test(
    "every bundle comes back as it was, and products and distances are those of the bundles", arguments: 1...4
  )
  func agreesWithTheBundles(seed: UInt64) {
    let all = bundles(seed: seed)
    var store = BundleStore()
    for bundle in all { store.append(bundle) }
    #expect(store.count == all.count)
    var buffer = VectorBundle(width: 3)
    for (number, bundle) in all.enumerated() {
      store.load(number, into: &buffer)
      #expect(buffer.reals == bundle.reals && buffer.imaginaries == bundle.imaginaries)
      #expect(store.width(of: number) == bundle.width)
      let other = all[(number + 5) % all.count]
      guard other.width == bundle.width else { continue }
      let (a, b) = (bundle.entries(from: 0, count: bundle.width), other.entries(from: 0, count: other.width))
      let turn = Complex(0.6, -0.8)
      let product = zip(a, b).reduce(Complex.zero) { $0 + $1.0.conjugate * $1.1 }
      let distance = zip(a, b).reduce(0) { $0 + ($1.1 * turn - $1.0).lengthSquared }
      let found = store.innerProduct(of: number, with: other)
      #expect(abs(found.real - product.real) < 1e-12 && abs(found.imaginary - product.imaginary) < 1e-12)
      let off = store.distanceSquared(of: number, from: other, turnedBy: turn.real, turn.imaginary)
      #expect(abs(off - distance) < 1e-12)
    }
  }

  @Test("zeros take no memory, and a bundle wider than a block has one of its own")
  func memory() {
    var store = BundleStore()
    var sparse = VectorBundle(width: 100_000)
    sparse.reals[99_999] = 1
    for _ in 0..<100 { store.append(sparse) }
    // A complex number each, and room for 128 places and runs.
    let beside = 128 * 16 + 128 * 8
    #expect(store.byteCount == 100 * 16 + beside)
    var full = VectorBundle(width: 100_000)
    for index in 0..<100_000 { full.imaginaries[index] = Double(index + 1) }
    store.append(full)
    store.append(sparse)
    #expect(store.byteCount == 100_101 * 16 + beside)
    var buffer = VectorBundle(width: 1)
    store.load(100, into: &buffer)
    #expect(buffer.imaginaries == full.imaginaries)
    store.load(101, into: &buffer)
    #expect(buffer.reals == sparse.reals)
  }

  @Test("an array that grows one by one has room for the next power of two")
  func growth() {
    #expect(
      [0, 1, 2, 3, 4, 5, 1024, 1025].map { heldBytes($0, of: UInt64.self) } == [
        0, 8, 16, 32, 32, 64, 8192, 16_384,
      ])
  }
}
