import Foundation
import Testing

@testable import QuantumSimulator

/// States that lie in more than one segment of memory, with gaps between.
@Suite(
  "States of 26 qubits in single precision, 512 MiB", .serialized,
  .enabled("2 GiB of memory are free") { AvailableMemory.bytesAvailable().map { $0 > 1 << 31 } ?? false })
struct LargeStateTests {
  private static let settings = ComputeSettings(precision: .single)
  private static let qubitCount = 26

  /// What a rotation about y by this angle makes of |0⟩, on each qubit its own.
  private static func angle(_ qubit: Int) -> Double { 0.3 + 0.1 * Double(qubit) }

  /// The amplitude of a basis state when every qubit is turned by its angle.
  private static func amplitude(_ index: Int) -> Double {
    (0..<qubitCount).reduce(1) { product, qubit in
      product * (index >> qubit & 1 == 0 ? cos(angle(qubit) / 2) : sin(angle(qubit) / 2))
    }
  }

  /// Basis states all over the memory.
  private static var someIndices: [Int] {
    var generator = SeededGenerator(seed: 26)
    return (0..<200).map { _ in Int.random(in: 0..<(1 << qubitCount), using: &generator) }
  }

  @Test("H on every qubit: the norm is 1, every mean ½, and so says the sampler")
  func uniform() throws {
    var state = try StateVector(qubitCount: Self.qubitCount, settings: Self.settings)
    for qubit in 0..<Self.qubitCount { try state.apply(.h, to: [qubit]) }
    #expect((state.norm - 1).magnitude < 1e-6)
    for qubit in 0..<Self.qubitCount {
      #expect((try state.probability(ofOne: qubit) - 0.5).magnitude < 1e-6)
    }
    let shots = state.sample(shots: 20_000, seed: 5)
    for qubit in 0..<Self.qubitCount {
      let ones = shots.count { $0 >> qubit & 1 == 1 }
      // Four standard deviations of 20,000 tosses.
      #expect((Double(ones) / 20_000 - 0.5).magnitude < 0.0142, "qubit \(qubit)")
    }
  }

  @Test("Gates within and across segments, one by one, compiled, undone")
  func product() throws {
    var turns = Circuit(qubitCount: Self.qubitCount)
    var moves = Circuit(qubitCount: Self.qubitCount)
    for qubit in 0..<Self.qubitCount { try turns.append(.ry(Self.angle(qubit)), on: qubit) }
    try moves.append(.cx, on: 25, 24)
    try moves.append(.swap, on: 25, 3)
    try moves.append(.cx, on: 0, 25)
    try moves.append(.swap, on: 24, 25)
    try moves.append(.cp(0.7), on: 25, 23)
    try moves.append(.iswap, on: 25, 24)
    try moves.append(.iswap, on: 2, 25)
    try moves.append(.iswap, on: 1, 2)
    try moves.append(.x, on: 25)
    try moves.append(.ccx, on: 25, 24, 7)

    var state = try StateVector(qubitCount: Self.qubitCount, settings: Self.settings)
    try CompiledCircuit(turns, settings: Self.settings).apply(to: &state)
    for index in Self.someIndices {
      #expect((state[index] - Complex(Self.amplitude(index))).length < 1e-9, "\(index)")
    }
    for qubit in 0..<Self.qubitCount {
      let wanted = pow(sin(Self.angle(qubit) / 2), 2)
      #expect((try state.probability(ofOne: qubit) - wanted).magnitude < 1e-5, "qubit \(qubit)")
    }
    let string = PauliString(xMask: 1 << 25 | 1 << 2, zMask: 1 << 24)
    let mean = sin(Self.angle(25)) * sin(Self.angle(2)) * cos(Self.angle(24))
    #expect((try state.expectation(of: string) - mean).magnitude < 1e-5)

    let before = state
    for application in moves.gateApplications { try state.apply(application) }
    var compiled = before
    try CompiledCircuit(moves, settings: Self.settings).apply(to: &compiled)
    #expect((try state.fidelity(with: compiled) - 1).magnitude < 1e-5)
    #expect(try state.fidelity(with: before) < 0.9)
    for index in Self.someIndices { #expect((state[index] - compiled[index]).length < 1e-9, "\(index)") }
    for application in try moves.inverse().gateApplications { try compiled.apply(application) }
    #expect((try compiled.innerProduct(with: before) - .one).length < 1e-5)
  }

  @Test("A collapse of the highest qubit")
  func collapse() throws {
    var state = try StateVector(qubitCount: Self.qubitCount, settings: Self.settings)
    for qubit in [0, 12, 24, 25] { try state.apply(.ry(Self.angle(qubit)), to: [qubit]) }
    let probability = try state.collapse(25, onto: .one)
    #expect((probability - pow(sin(Self.angle(25) / 2), 2)).magnitude < 1e-6)
    #expect((state.norm - 1).magnitude < 1e-6)
    #expect((try state.probability(ofOne: 25) - 1).magnitude < 1e-6)
    #expect((try state.probability(ofOne: 24) - pow(sin(Self.angle(24) / 2), 2)).magnitude < 1e-6)
    #expect(try state.entanglementEntropy(of: [24], in: .bits) < 1e-5)
  }
}
