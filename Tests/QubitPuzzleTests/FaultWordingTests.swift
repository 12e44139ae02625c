import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// Every fault of the simulator that a level can run into is worded in both languages.
@Suite("Faults of the simulator in words")
struct FaultWordingTests {
  private static let states: [StateError] = [
    .qubitCountOutOfRange(found: 40, allowed: 1...30),
    .insufficientMemory(qubitCount: 30, neededBytes: 1 << 34, availableBytes: nil),
    .amplitudeCountNotPowerOfTwo(found: 3), .amplitudeNotFinite(basisState: 1),
    .notNormalised(squaredNorm: 2),
    .zeroVector, .basisStateOutOfRange(found: 4, basisStateCount: 4),
    .qubitOutOfRange(qubit: 2, qubitCount: 2),
    .qubitRepeated(qubit: 0), .targetCountMismatch(found: 1, wanted: 2),
    .qubitCountMismatch(found: 1, wanted: 2),
    .settingsMismatch, .impossibleOutcome(probability: 0), .tooManyQubits(found: 13, limit: 12),
    .noBipartition(qubitCount: 0), .densityDimension(rows: 2, columns: 3),
    .densityNotFinite(row: 0, column: 1),
    .densityNotHermitian(distance: 0.5), .densityTraceNotOne(trace: 2),
    .densityNotPositive(eigenvalue: -0.25),
  ]
  private static let circuits: [CircuitError] = [
    .qubitOutOfRange(qubit: 5, qubitCount: 2), .bitOutOfRange(bit: 1, bitCount: 1), .repeatedQubit(0),
    .repeatedBit(1), .wrongTargetCount(gate: .cx, found: 1),
    .impossibleCondition(Condition(bits: [], equal: 1)),
    .notInvertible(operation: 0),
  ]
  private static let runs: [RunError] =
    states.map { .state($0) } + [
      .qubitCountMismatch(circuit: 1, state: 2), .impossibleOutcome(operation: 0, probability: 0),
      .nothingToForce(operation: 1), .tooManyBranches(limit: 4096), .notUnitary(operation: 0),
      .tooManyQubits(found: 13, limit: 12), .invalidInput(qubit: 7),
    ]
  private static let motions: [DynamicsError] =
    states.map { .state($0) } + [
      .unusableDuration(-1), .notFinite, .envelopeWithoutShape,
      .unusableTolerance(found: 1, allowed: 1e-12...0.1), .tooManySteps(limit: 1000),
      .unusableRelaxationTime(0),
      .coherenceOutlivesPopulation(t1: 1, t2: 3), .unusablePolarisation(2), .unusableTemperature(0),
      .coefficientNotFinite(term: 0), .termOutOfRange(term: 1, qubitCount: 1),
      .qubitCountOutOfRange(found: 13, allowed: 1...12), .qubitCountMismatch(found: 1, wanted: 2),
      .unusableRate(-1), .ensembleCount(found: 0, allowed: 1...100),
    ]
  private static let channels: [ChannelError] = [
    .noOperators, .unsupportedDimension(operator: 0, rows: 3, columns: 3), .operatorNotFinite(operator: 0),
    .notTracePreserving(distance: 0.5), .probabilityOutOfRange(2),
    .qubitCountOutOfRange(found: 4, allowed: 1...3),
    .unusableDuration(-1),
  ]
  static let reasons: [LevelFault.Reason] =
    states.map { .state($0) } + circuits.map { .operation($0) } + runs.map { .run($0) }
    + motions.map { .motion($0) } + channels.map { .noise($0) } + [.mixedState]

  /// As many digits as it takes to see what is wrong.
  @Test func timesThatAreNearlyEqual() {
    let reason = LevelFault.Reason.motion(.coherenceOutlivesPopulation(t1: 1, t2: 2.000_000_000_1))
    #expect(reason.clause(in: .english).contains("2.0000000001 is longer than 2·T1 = 2"))
    #expect(reason.clause(in: .simplifiedChinese).contains("2.0000000001，比 2·T1 = 2 "))
  }

  @Test("in Chinese without an English word, in English without a Chinese one", arguments: reasons)
  func bothLanguages(reason: LevelFault.Reason) {
    let chinese = reason.clause(in: .simplifiedChinese)
    #expect(chinese.contains { "\u{4E00}"..."\u{9FFF}" ~= $0 }, "\(chinese)")
    // Symbols such as T1, K†K and ⟨Z⟩ are no words.
    #expect(chinese.firstMatch(of: /[A-Za-z]{3,}/) == nil, "\(chinese)")
    let english = reason.clause(in: .english)
    #expect(!english.contains { "\u{4E00}"..."\u{9FFF}" ~= $0 } && english.contains(" "), "\(english)")
    #expect(!chinese.hasSuffix("。") && !english.hasSuffix("."))
  }

  @Test("the place of a fault is named in both languages too")
  func places() {
    let fault = LevelFault(.goal(1), .run(.tooManyBranches(limit: 4096)))
    #expect(fault.sentence(in: .english) == "goal 2: the board has more than 4096 branches")
    #expect(fault.sentence(in: .simplifiedChinese) == "目标 2：这块线路的分支超过 4096 个")
    #expect(
      PlaybackFault.level(fault).sentence(in: .simplifiedChinese, level: nil)
        == fault.sentence(in: .simplifiedChinese))
  }
}
