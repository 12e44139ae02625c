import QuantumSimulator
import Testing

@testable import QubitPuzzle

@Suite("Vector index")
struct VectorIndexTests {
  private func randomBundle(_ width: Int, using generator: inout SeededGenerator) -> VectorBundle {
    var bundle = VectorBundle(width: width)
    for index in 0..<width {
      bundle.reals[index] = 2 * generator.nextUniform() - 1
      bundle.imaginaries[index] = 2 * generator.nextUniform() - 1
    }
    let length = bundle.normSquared.squareRoot()
    for index in 0..<width {
      bundle.reals[index] /= length
      bundle.imaginaries[index] /= length
    }
    return bundle
  }

  private func turned(_ bundle: VectorBundle, by phase: Double, off error: Double) -> VectorBundle {
    var turned = bundle
    let factor = Complex.exp(i: phase)
    for index in 0..<bundle.width {
      let entry = factor * Complex(bundle.reals[index], bundle.imaginaries[index])
      turned.reals[index] = entry.real + (index % 2 == 0 ? error : -error)
      turned.imaginaries[index] = entry.imaginary + (index % 3 == 0 ? error : -error)
    }
    return turned
  }

  @Test("What differs by rounding and phase is found, wherever it lies in its cell", arguments: [2, 16, 64])
  func nothingIsMissed(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for phase in PhasePolicy.allCases {
      var index = VectorIndex(phase: phase, tagLength: 0)
      // Enough of them for many to lie within the margin of a border: about one in ten does.
      for number in 0..<2000 {
        let bundle = randomBundle(width, using: &generator)
        guard case .added(let element) = index.insert(bundle, normSquared: 1, tag: []) else {
          Issue.record("random bundles differ")
          continue
        }
        #expect(element == number)
        let error = VectorIndex.tolerance / Double(2 * width)
        for sign in [1.0, -1] {
          let turn = phase == .ignore ? 6 * generator.nextUniform() : 0
          let other = turned(bundle, by: turn, off: sign * error)
          guard case .found(element) = index.insert(other, normSquared: 1, tag: []) else {
            Issue.record("a bundle was not found again")
            continue
          }
        }
      }
      #expect(index.count == 2000)
    }
  }

  @Test func whatDiffersMoreIsKeptApart() {
    var generator = SeededGenerator(seed: 5)
    let bundle = randomBundle(8, using: &generator)
    for phase in PhasePolicy.allCases {
      var index = VectorIndex(phase: phase, tagLength: 0)
      _ = index.insert(bundle, normSquared: 1, tag: [])
      _ = index.insert(turned(bundle, by: 0, off: 1e-8), normSquared: 1, tag: [])
      #expect(index.count == 2)
    }
    var exact = VectorIndex(phase: .exact, tagLength: 0)
    _ = exact.insert(bundle, normSquared: 1, tag: [])
    _ = exact.insert(turned(bundle, by: 1e-6, off: 0), normSquared: 1, tag: [])
    _ = exact.insert(turned(bundle, by: .pi, off: 0), normSquared: 1, tag: [])
    #expect(exact.count == 3)
  }

  @Test func tagsKeepEqualBundlesApart() {
    var index = VectorIndex(phase: .ignore, tagLength: 2)
    let bundle = VectorBundle([Complex.one, .zero])
    for tag: [Int32] in [[0, 0], [0, 1], [1, 0], [0, 0]] {
      _ = index.insert(bundle, normSquared: 1, tag: tag)
    }
    #expect(index.count == 3)
    var loaded = VectorBundle(width: 0)
    var tag: [Int32] = [9, 9]
    index.load(2, into: &loaded, tag: &tag)
    #expect(tag == [1, 0])
    #expect(loaded.reals == [1, 0])
  }
}
