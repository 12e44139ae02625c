import KernelInterface
import QuantumKernels

/// Many spins, each with its own detuning and its own share of the field: what a sample, a cloud of atoms or a batch of
/// trials is.
///
/// ```swift
/// var spins = try SpinEnsemble(count: 1_000_000, detuning: FrequencySpread.lorentzian(halfWidth: 3))
/// try spins.run([.turn(by: .pi / 2, phase: .pi / 2, for: 1e-6), .wait(0.2)])
/// spins.mean                                             // a free induction decay
/// ```
///
/// Spins turn in the frame of their drive, the other half of which is left out. In a step spin k sees the field
/// (sₖ·x, sₖ·y, δₖ) with its strength sₖ and its detuning δₖ. A copy is free until one of the copies changes.
public struct SpinEnsemble: Sendable {
  /// The numbers of spins that an ensemble may have.
  public static let supportedCounts = 1...100_000_000

  private var storage: SpinStorage

  /// How many spins there are.
  public var count: Int { storage.count }

  /// Spins that all begin with the same arrow.
  ///
  /// - Parameters:
  ///   - detuning: the angular frequency of each spin about z, in radians a second, by its number.
  ///   - strength: how strongly each feels the field across z, by its number.
  /// - Throws: ``DynamicsError/ensembleCount(found:allowed:)`` or ``DynamicsError/notFinite``.
  public init(
    count: Int, arrow: BlochVector = BlochVector(x: 0, y: 0, z: 1), detuning: (_ spin: Int) -> Double,
    strength: (_ spin: Int) -> Double = { _ in 1 }
  ) throws(DynamicsError) {
    guard Self.supportedCounts.contains(count) else {
      throw .ensembleCount(found: count, allowed: Self.supportedCounts)
    }
    storage = SpinStorage(count: count)
    for spin in 0..<count {
      let (own, share) = (detuning(spin), strength(spin))
      guard own.isFinite, share.isFinite else { throw .notFinite }
      storage.set(spin, arrow: arrow, detuning: own, strength: share)
    }
  }

  /// Spins whose detunings are spread, and that all begin with the same arrow.
  ///
  /// - Throws: as ``init(count:arrow:detuning:strength:)``.
  public init(
    count: Int, arrow: BlochVector = BlochVector(x: 0, y: 0, z: 1), detuning spread: FrequencySpread
  ) throws(DynamicsError) {
    guard Self.supportedCounts.contains(count) else {
      throw .ensembleCount(found: count, allowed: Self.supportedCounts)
    }
    let frequencies = spread.frequencies(count)
    try self.init(count: count, arrow: arrow, detuning: { frequencies[$0] })
  }

  /// The arrow of a spin.
  public subscript(spin: Int) -> BlochVector {
    precondition((0..<count).contains(spin), "An ensemble has no such spin.")
    return storage.arrow(of: spin)
  }

  /// The mean of all arrows, summed with the rounding errors carried along.
  public var mean: BlochVector { storage.mean }

  /// Takes every spin through steps, one after another. O(spins · steps).
  ///
  /// Turns are exact, and so is the relaxation of spins that are left alone. While a field acts, relaxation is put half
  /// before and half after each step's turn (G. Strang, "On the construction and comparison of difference schemes", SIAM
  /// Journal on Numerical Analysis 5, 506, 1968), which errs by ``splittingErrorBound(of:relaxation:)`` at most.
  ///
  /// - Throws: ``DynamicsError/unusableDuration(_:)`` or ``DynamicsError/notFinite``.
  public mutating func run(
    _ steps: [EnsembleStep], relaxation: Relaxation = .none
  ) throws(DynamicsError) {
    let prepared = try kernelSteps(steps, relaxation)
    makeUnique()
    storage.turn(prepared, .whole)
  }

  #if !$Embedded
    /// The same on several threads at once, each with a part of the spins; the result is the same to the last bit.
    ///
    /// - Throws: as ``run(_:relaxation:)``.
    public mutating func run(
      _ steps: [EnsembleStep], relaxation: Relaxation = .none, threads: Int
    ) async throws(DynamicsError) {
      let prepared = try kernelSteps(steps, relaxation)
      makeUnique()
      let (storage, parts) = (storage, max(1, threads))
      await withTaskGroup(of: Void.self) { group in
        for part in 0..<parts {
          group.addTask { storage.turn(prepared, Part(part, of: parts)) }
        }
      }
    }
  #endif

  /// The most that a component of a spin's arrow may be wrong after such steps, because turning and relaxing happen one
  /// after the other in them: Σ dt³·(Ω²R/3 + ΩR²/6) with the greatest angular frequency Ω of any spin and the greatest
  /// rate R. Nothing for waits, in which the two do not get in each other's way.
  public func splittingErrorBound(of steps: [EnsembleStep], relaxation: Relaxation) -> Double {
    let rate = max(1 / relaxation.t1, 1 / relaxation.t2)
    var sum = 0.0
    for step in steps where step.x != 0 || step.y != 0 {
      let across = storage.greatestStrength * (step.x * step.x + step.y * step.y).squareRoot()
      let detuning = storage.greatestDetuning
      let fastest = (across * across + detuning * detuning).squareRoot()
      let cube = step.duration * step.duration * step.duration
      sum += cube * (fastest * fastest * rate / 3 + fastest * rate * rate / 6)
    }
    return sum
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension SpinEnsemble {
  /// The steps as the kernels take them: each turn with the relaxation of the half step before and the half step after it
  /// together, and a turn of nothing for the first half.
  private func kernelSteps(
    _ steps: [EnsembleStep], _ relaxation: Relaxation
  ) throws(DynamicsError) -> [SpinStep] {
    var prepared: [SpinStep] = []
    prepared.reserveCapacity(steps.count + 1)
    var pending = 0.0
    for step in steps {
      guard step.duration >= 0, step.duration.isFinite else { throw .unusableDuration(step.duration) }
      guard step.x.isFinite, step.y.isFinite else { throw .notFinite }
      pending += 0.5 * step.duration
      if prepared.isEmpty {
        prepared.append(turn(EnsembleStep(x: 0, y: 0, duration: 0), relaxation, relaxing: pending))
      } else {
        relax(&prepared[prepared.count - 1], relaxation, for: pending)
      }
      pending = 0.5 * step.duration
      prepared.append(turn(step, relaxation, relaxing: pending))
    }
    return prepared
  }

  private func turn(
    _ step: EnsembleStep, _ relaxation: Relaxation, relaxing duration: Double
  ) -> SpinStep {
    var (x, y, time) = (0.5 * step.x * step.duration, 0.5 * step.y * step.duration, 0.5 * step.duration)
    let across = storage.greatestStrength * (x * x + y * y).squareRoot()
    let along = storage.greatestDetuning * time
    var length = (across * across + along * along).squareRoot()
    var doublings = 0
    while length > 0.25, doublings < 60 {
      (x, y, time, length) = (0.5 * x, 0.5 * y, 0.5 * time, 0.5 * length)
      doublings += 1
    }
    var turn = SpinStep(
      halfX: x, halfY: y, halfTime: time, across: 1, along: 1, recovery: 0, doublings: doublings)
    relax(&turn, relaxation, for: duration)
    return turn
  }

  /// Sets how long a step relaxes after its turn.
  private func relax(_ step: inout SpinStep, _ relaxation: Relaxation, for duration: Double) {
    let (along, across) = relaxation.factors(after: duration)
    (step.along, step.across) = (along, across)
    step.recovery = relaxation.equilibrium * (1 - along)
  }
}
