import QuantumSimulator

extension Level {
  /// Whether noise happens on the board, so that its end is a mixture even where nothing is measured.
  public var isNoisy: Bool { Self.isNoisy(pieces: pieces, dynamics: dynamics) }

  static func isNoisy(pieces: [Piece], dynamics: Dynamics?) -> Bool {
    let hasNoisyPiece = pieces.contains { piece in
      if case .noise = piece.content { true } else { false }
    }
    guard let dynamics else { return hasNoisyPiece }
    return hasNoisyPiece || !dynamics.relaxation.isEmpty || !dynamics.gateNoise.isEmpty
      || dynamics.readout != nil
  }

  /// Whether a placement is a wait or a pulse.
  func takesTime(_ placement: Placement) -> Bool {
    guard case .piece(let use) = placement, pieces.indices.contains(use.piece) else { return false }
    return pieces[use.piece].takesTime
  }

  /// The motion of a wait or a pulse in one of the level's cases; nil for anything else, and for one that makes no sense,
  /// which a level that can be judged does not have.
  func motion(of use: PieceUse, inCase index: Int) -> Motion? {
    do throws(LevelFault) { return try checkedMotion(of: use, inCase: index) } catch { return nil }
  }

  /// The same, with what is wrong with it.
  private func checkedMotion(of use: PieceUse, inCase index: Int) throws(LevelFault) -> Motion? {
    guard pieces.indices.contains(use.piece), pieces[use.piece].takesTime else { return nil }
    guard let dynamics else { throw LevelFault(.level, .noDynamics) }
    let wanted = pieces[use.piece].dialCount
    guard use.dials.count == wanted else {
      throw LevelFault(.level, .dialCount(found: use.dials.count, wanted: wanted))
    }
    guard use.wires == Array(qubits.indices) else { throw LevelFault(.level, .motionOnSomeQubits) }
    var pulse: (pulse: Pulse, phase: Double)?
    if case .pulse(let own) = pieces[use.piece].content { pulse = (own, use.dials[1]) }
    do throws(DynamicsError) {
      return try Motion(
        of: dynamics, terms: cases.indices.contains(index) ? cases[index].terms : [],
        qubitCount: qubits.count, duration: use.dials[0], pulse: pulse)
    } catch {
      throw LevelFault(.level, .motion(error))
    }
  }

  /// What speaks against a wait or pulse with these dials in any of the cases: nil where it can be computed.
  func motionReason(against use: PieceUse) -> LevelFault.Reason? {
    do throws(LevelFault) {
      for index in 0..<max(1, cases.count) {
        guard let motion = try checkedMotion(of: use, inCase: index) else {
          let found = use.dials.count
          return found == 0 ? nil : .dialCount(found: found, wanted: 0)
        }
        do throws(DynamicsError) {
          if isMixed { _ = try motion.channels() } else { _ = try motion.gates() }
        } catch {
          return .motion(error)
        }
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// How many whole steps of time a duration has; nil where it has none.
  func timeSteps(in duration: Double) -> Int? {
    guard let step = dynamics?.timeStep?.value, step > 0 else { return nil }
    let count = (duration / step).rounded()
    guard count >= 0, count < 1e6, abs(duration - count * step) <= 1e-6 * step else { return nil }
    return Int(count)
  }

  /// Whether a budget counts time.
  var countsTime: Bool { budgets.contains { $0.counted == .timeSteps } }

  /// The step of time as a player reads it.
  var timeStepText: String {
    guard let dynamics, let step = dynamics.timeStep else { return "?" }
    return "\(step.text) \(dynamics.timeUnit.symbol)"
  }

  /// How many turns a qubit makes in each unit of time under the level's own terms on it alone.
  func larmorFrequency(of qubit: Int) -> Double {
    var field = Field.zero
    for term in dynamics?.terms ?? [] where term.pauli.support == [qubit] {
      switch term.pauli[qubit] {
      case .x: field.x += term.rate.value
      case .y: field.y += term.rate.value
      case .z: field.z += term.rate.value
      case .i: break
      }
    }
    return field.larmorFrequency
  }

  /// The placements with their noise written out, in one of the level's cases.
  func noisyCircuit(of placements: [Placement], inCase index: Int) -> NoisyCircuit {
    let model = noiseModel
    var steps: [NoisyStep] = []
    for placement in placements { steps += self.steps(of: placement, inCase: index, model) }
    return NoisyCircuit(
      qubitCount: qubits.count, bitCount: bits.count, steps: steps, readout: model.readout)
  }

  /// One placement with its noise written out, up to a fraction of the time that it takes.
  func steps(
    of placement: Placement, inCase index: Int, _ model: NoiseModel, upTo fraction: Double = 1
  ) -> [NoisyStep] {
    if case .piece(let use) = placement {
      if let motion = motion(of: use, inCase: index) {
        return motion.knownChannels(upTo: fraction).map {
          .channel($0.channel, on: $0.qubits, if: use.condition)
        }
      }
      if pieces.indices.contains(use.piece), case .noise(let noise) = pieces[use.piece].content {
        guard let channel = noise.knownChannel else { return [] }
        return use.wires.map { .channel(channel, on: [$0], if: use.condition) }
      }
    }
    return operations(for: [placement], inCase: index).flatMap { NoisyStep.steps(of: $0, noise: model) }
  }

  /// The noise that goes with gates and measurements.
  var noiseModel: NoiseModel {
    do throws(ChannelError) { return try dynamics?.noiseModel() ?? NoiseModel() } catch {
      return NoiseModel()
    }
  }
}

extension Motion {
  /// The gates of a motion that has been checked.
  func drawnGates() -> [GateApplication] {
    do throws(DynamicsError) { return try gates() } catch { return [] }
  }

  /// The channels of a motion that has been checked.
  fileprivate func knownChannels(upTo fraction: Double) -> [(channel: KrausChannel, qubits: [Int])] {
    do throws(DynamicsError) { return try channels(upTo: fraction) } catch { return [] }
  }
}

extension Noise {
  /// The channel of noise that has been checked.
  fileprivate var knownChannel: KrausChannel? {
    do throws(ChannelError) { return try channel() } catch { return nil }
  }
}

extension Dynamics.TimeUnit {
  /// The unit as a player reads it.
  public var symbol: String { self == .microseconds ? "µs" : rawValue }
}
