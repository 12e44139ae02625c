public import QuantumSimulator

extension Playback {
  /// The state where the play head is.
  ///
  /// - Throws: ``PlaybackFault/level(_:)`` where states mix, which leaves no state vector; see ``mixedStage``.
  public var state: StateVector {
    get throws(PlaybackFault) {
      try checkPure()
      return noiselessStage(head).state
    }
  }

  private func checkPure() throws(PlaybackFault) {
    guard mixedStages.isEmpty else { throw .level(LevelFault(.level, .mixedState)) }
  }

  /// The state on the way through an operation: U^s applied to the state before it, about the gate's true axis.
  ///
  /// The path of H from |0⟩ is an arc through (0.5, −0.7071, 0.5), not a straight line; see ``Gate/power(_:)`` for which
  /// way round. A measurement, a reset, and a gate whose condition does not hold have no way: the state is the one
  /// before, and that after at the end.
  ///
  /// - Parameters:
  ///   - index: The operation; positions count from 0.
  ///   - fraction: s, held between 0 and 1.
  /// - Throws: ``PlaybackFault/refused(_:)`` for a position that there is not, or ``PlaybackFault/level(_:)``, as
  ///   where states mix, which leaves no state vector; see ``arrows(passing:fraction:)``.
  public func state(passing index: Int, fraction: Double) throws(PlaybackFault) -> StateVector {
    try checkPure()
    guard (0..<operationCount).contains(index) else {
      throw .refused(.positionOutOfRange(position: index, count: operationCount))
    }
    let placement = session.attempt.placements[index]
    let operations = level.operations(for: [placement], inCase: shownCase)
    let fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
    guard fraction < 1, !operations.isEmpty else { return noiselessStage(index + 1).state }
    // The operations of a piece share the way evenly.
    let along = fraction * Double(operations.count)
    let number = min(Int(along), operations.count - 1)
    return try state(
      passing: operations[number], after: noiselessStage(index, number), fraction: along - Double(number))
  }

  private func state(
    passing operation: Operation, after before: CircuitRun, fraction: Double
  ) throws(PlaybackFault) -> StateVector {
    guard fraction > 0, case .gate(let application) = operation.action,
      operation.condition?.holds(in: before.bits.bits) ?? true
    else { return before.state }
    do throws(StateError) {
      return try before.state.partway(through: application, at: fraction)
    } catch {
      throw .level(LevelFault(.level, .state(error)))
    }
  }

  /// The arrow of each qubit where the play head is, qubit 0 first.
  ///
  /// - Throws: ``PlaybackFault/level(_:)``.
  public func arrows() throws(PlaybackFault) -> [BlochVector] {
    if let stage = mixedStage { return try Self.arrows(of: stage.state) }
    return try Self.arrows(of: state)
  }

  /// Where the play head is on a board with noise or a mixed start; nil on any other.
  public var mixedStage: MixedStage? {
    mixedStages.indices.contains(head) ? mixedStages[head] : nil
  }

  /// The arrow of each qubit on the way through an operation; see ``state(passing:fraction:)``.
  ///
  /// - Throws: as ``state(passing:fraction:)``.
  public func arrows(passing index: Int, fraction: Double) throws(PlaybackFault) -> [BlochVector] {
    guard !mixedStages.isEmpty else {
      return try Self.arrows(of: try state(passing: index, fraction: fraction))
    }
    guard (0..<operationCount).contains(index) else {
      throw .refused(.positionOutOfRange(position: index, count: operationCount))
    }
    let fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
    if fraction == 1 { return try Self.arrows(of: mixedStages[index + 1].state) }
    do throws(StateError) {
      let state = try mixedStages[index].partway(
        through: session.attempt.placements[index], of: level, inCase: shownCase, fraction: fraction)
      return try state.blochVectors
    } catch {
      throw .level(LevelFault(.level, .state(error)))
    }
  }

  static func arrows(of state: MixedState) throws(PlaybackFault) -> [BlochVector] {
    do throws(StateError) {
      return try state.blochVectors
    } catch {
      throw .level(LevelFault(.level, .state(error)))
    }
  }

  static func arrows(of state: StateVector) throws(PlaybackFault) -> [BlochVector] {
    do throws(StateError) {
      return try state.blochVectors
    } catch {
      throw .level(LevelFault(.level, .state(error)))
    }
  }
}
