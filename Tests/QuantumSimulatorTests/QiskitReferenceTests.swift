import Foundation
import QuantumSimulator
import Testing

/// What `Tests/Reference/qiskit_reference.py` found with Qiskit.
private struct QiskitReference: Decodable {
  struct Step: Decodable {
    let gate: String
    let parameters: [Double]
    let targets: [Int]
    let controls: [Control]

    /// A qubit and whether it must be 1, written as a pair.
    struct Control: Decodable {
      let qubit: Int
      let isOn: Bool

      init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        qubit = try pair.decode(Int.self)
        isOn = try pair.decode(Bool.self)
      }
    }
  }

  struct CircuitCase: Decodable {
    let qubits: Int
    let steps: [Step]
    let amplitudes: [[Double]]
    let expectations: [String: Double]
    let kept: [Int]
    let density: [[Double]]
    let purity: Double
    let entropyBits: Double
    let pair: [Int]?
    let concurrence: Double?
  }

  struct MixedCase: Decodable {
    let density: [[Double]]
    let other: [[Double]]
    let rank: Int
    let concurrence: Double
    let entropyBits: Double
    let purity: Double
    let fidelity: Double
  }

  let circuits: [CircuitCase]
  let mixed: [MixedCase]

  static func load() throws -> QiskitReference {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Reference/qiskit_reference.json")
    return try JSONDecoder().decode(QiskitReference.self, from: Data(contentsOf: file))
  }
}

private func complex(_ pairs: [[Double]]) -> [Complex] { pairs.map { Complex($0[0], $0[1]) } }

@Suite("What Qiskit computes")
struct QiskitReferenceTests {
  @Test("Final states, expectations, reduced states and concurrences of random circuits of every gate")
  func circuits() throws {
    var seen = Set<StandardGate>()
    for (number, reference) in try QiskitReference.load().circuits.enumerated() {
      var state = try StateVector(qubitCount: reference.qubits)
      for step in reference.steps {
        let standard = try #require(StandardGate(named: step.gate))
        seen.insert(standard)
        try state.apply(
          Gate(standard, parameters: step.parameters), to: step.targets,
          controls: step.controls.map { Control($0.qubit, $0.isOn ? .on : .off) })
      }
      #expect(largestGap(state.amplitudes, complex(reference.amplitudes)) < 1e-12, "circuit \(number)")
      for (string, value) in reference.expectations {
        #expect(
          (try state.expectation(of: PauliString(string)) - value).magnitude < 1e-12, "\(number): \(string)")
      }
      let density = try state.reducedDensityMatrix(of: reference.kept)
      #expect(largestGap(density.matrix.elements, complex(reference.density)) < 1e-12, "circuit \(number)")
      #expect((density.purity - reference.purity).magnitude < 1e-12)
      #expect((density.entropy(in: .bits) - reference.entropyBits).magnitude < 1e-9)
      if let pair = reference.pair, let concurrence = reference.concurrence {
        // Qiskit takes roots of eigenvalues, which are good to the root of rounding error.
        #expect((try state.concurrence(of: pair[0], pair[1]) - concurrence).magnitude < 1e-7)
      }
    }
    #expect(seen == Set(StandardGate.allCases), "every gate occurs")
  }

  @Test("Case 39: concurrence, entropy, purity and fidelity of mixed states of every rank")
  func mixed() throws {
    for reference in try QiskitReference.load().mixed {
      let density = try DensityMatrix(
        ComplexMatrix(rows: 4, columns: 4, elements: complex(reference.density)))
      let other = try DensityMatrix(ComplexMatrix(rows: 4, columns: 4, elements: complex(reference.other)))
      #expect((try density.concurrence() - reference.concurrence).magnitude < 1e-7, "rank \(reference.rank)")
      #expect((density.entropy(in: .bits) - reference.entropyBits).magnitude < 1e-9)
      #expect((density.purity - reference.purity).magnitude < 1e-12)
      #expect((try density.fidelity(with: other) - reference.fidelity).magnitude < 1e-7)
      #expect((try other.fidelity(with: density) - reference.fidelity).magnitude < 1e-7)
    }
  }
}
