import QuantumSimulator

/// A lab at work: a sandbox whose board, field, pulses and relaxation can be changed while one watches, and in which
/// measurements are counted.
///
/// ```swift
/// var lab = try LabSession(of: level, seed: 7)
/// try lab.perform(.field(qubit: 0, Field(x: 0, y: 0, z: 3)))
/// try lab.perform(.count(1000, qubits: [0], bases: [.x]))
/// ```
///
/// Its presets are the files under `Levels/labs`, which the manifest gives out as it does levels. A lab is a value; the
/// same seed and the same commands give the same answers on every platform.
public struct LabSession: Sendable {
  /// The board with its pictures.
  public private(set) var playback: Playback
  /// What the draws come from.
  public let seed: UInt64
  /// How often something has been drawn.
  private var draws: UInt64 = 0
  /// What stood before each command that changed something.
  private var past: [Playback] = []

  /// The most times that a board is prepared for one count.
  public static let shotLimit = 1_000_000

  /// Opens a lab.
  ///
  /// - Throws: ``LabFault/notASandbox`` or ``LabFault/level(_:)``.
  public init(of level: Level, seed: UInt64 = 0) throws(LabFault) {
    guard level.isSandbox else { throw .notASandbox }
    self.seed = seed
    do throws(LevelFault) {
      playback = try Playback(of: level, seed: seed)
    } catch {
      throw .level(error)
    }
  }

  /// The level, as its dials stand now.
  public var level: Level { playback.level }

  /// Does one thing, and says what came of it; nothing has changed where it throws.
  ///
  /// - Throws: ``LabFault``.
  @discardableResult
  public mutating func perform(_ command: LabCommand) throws(LabFault) -> LabReport {
    switch command {
    case .move(let move):
      return try change { (playback) throws(PlaybackFault) in try playback.play(move) }
    case .undo:
      guard let before = past.popLast() else { throw .nothingToUndo }
      playback = before
      return .arrows(try arrows())
    case .count(let shots, let qubits, let bases):
      return try count(shots, qubits, bases)
    case .collapse(let qubit, let basis, let bit, let outcome):
      return try collapse(qubit, basis, into: bit, onto: outcome)
    case .field(let qubit, let field):
      return try retune { (level) throws(LabFault) in try level.setField(field, on: qubit) }
    case .relaxation(let qubit, let t1, let t2):
      return try retune { (level) throws(LabFault) in try level.setRelaxation(of: qubit, t1: t1, t2: t2) }
    case .drive(let piece, let amplitude, let carrier):
      return try retune { (level) throws(LabFault) in
        try level.setDrive(ofPiece: piece, amplitude: amplitude, carrier: carrier)
      }
    }
  }

  private func arrows() throws(LabFault) -> [BlochVector] {
    do throws(PlaybackFault) { return try playback.arrows() } catch { throw .playback(error) }
  }

  private mutating func change(
    _ body: (inout Playback) throws(PlaybackFault) -> Void
  ) throws(LabFault) -> LabReport {
    var next = playback
    do throws(PlaybackFault) { try body(&next) } catch { throw .playback(error) }
    past.append(playback)
    playback = next
    return .arrows(try arrows())
  }

  /// Changes the level under the board, and plays the moves again.
  private mutating func retune(
    _ body: (inout Level) throws(LabFault) -> Void
  ) throws(LabFault) -> LabReport {
    var tuned = level
    try body(&tuned)
    var next: Playback
    do throws(LevelFault) { next = try Playback(of: tuned, seed: seed) } catch { throw .level(error) }
    do throws(PlaybackFault) {
      for entry in playback.log {
        if case .move(let move) = entry.event { try next.play(move) }
      }
    } catch {
      throw .playback(error)
    }
    past.append(playback)
    playback = next
    return .arrows(try arrows())
  }

  /// Draws from the exact probabilities of the board: every preparation is a fresh one.
  private mutating func count(
    _ shots: Int, _ qubits: [Int], _ bases: [Pauli]
  ) throws(LabFault) -> LabReport {
    guard (1...Self.shotLimit).contains(shots) else {
      throw .shotCount(found: shots, limit: Self.shotLimit)
    }
    let probabilities: [Double]
    let sampler: ShotSampler
    do throws(LevelFault) {
      probabilities = try playback.session.judge.probabilities(
        of: .qubits(qubits, bases: bases), on: playback.session.attempt, inCase: playback.shownCase)
      sampler = try Self.sampler(of: probabilities)
    } catch {
      throw .level(error)
    }
    var generator = SeededGenerator(seed: seed, stream: 0x1AB << 32 | draws)
    draws += 1
    var counts = [Int](repeating: 0, count: probabilities.count)
    for _ in 0..<shots { counts[sampler.sample(using: &generator)] += 1 }
    return .counts(counts, probabilities: probabilities)
  }

  /// Draws outcomes as the looks at a state do whose amplitudes are the roots of the probabilities.
  private static func sampler(of probabilities: [Double]) throws(LevelFault) -> ShotSampler {
    let amplitudes = probabilities.map { probability in
      probability < StateVector.negligibleProbability ? Complex.zero : Complex(probability.squareRoot())
    }
    do throws(StateError) {
      return ShotSampler(try StateVector(normalising: amplitudes))
    } catch {
      throw LevelFault(.level, .state(error))
    }
  }

  private mutating func collapse(
    _ qubit: Int, _ basis: Pauli, into bit: Int, onto outcome: Outcome?
  ) throws(LabFault) -> LabReport {
    let before: Double
    do throws(LevelFault) {
      let probabilities = try playback.session.judge.probabilities(
        of: .qubits([qubit], bases: [basis]), on: playback.session.attempt, inCase: playback.shownCase)
      before = probabilities[1]
    } catch {
      throw .level(error)
    }
    let looks = playback.outcomes.count
    let measurement = Operation(.measurement(Measurement(of: PauliString(basis, on: qubit), into: bit)))
    let report = try change { (playback) throws(PlaybackFault) in
      try playback.play(.place(measurement, position: playback.operationCount))
      if let outcome { try playback.forceOutcome(outcome, ofLook: looks) }
    }
    guard case .arrows(let arrows) = report, let found = playback.outcomes.last else { return report }
    return .look(found, probability: found == .one ? before : 1 - before, arrows)
  }
}
