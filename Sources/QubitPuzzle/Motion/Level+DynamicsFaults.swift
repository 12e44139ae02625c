import QuantumSimulator

extension Level {
  /// The most qubits that a level with noise or a mixed start may have: its states are density matrices.
  static let noisyQubitLimit = 6

  /// The faults of the dynamics, and of what cases add to them.
  func dynamicsFaults() -> [LevelFault] {
    var faults: [LevelFault] = []
    if isMixed, qubits.count > Self.noisyQubitLimit {
      faults.append(
        LevelFault(.level, .noisyQubitCount(found: qubits.count, limit: Self.noisyQubitLimit)))
    }
    for (index, budget) in budgets.enumerated()
    where budget.counted == .timeSteps && dynamics?.timeStep == nil {
      faults.append(LevelFault(.budget(index), .noTimeStep))
    }
    for (index, each) in cases.enumerated() where !each.terms.isEmpty {
      if dynamics == nil { faults.append(LevelFault(.levelCase(index), .noDynamics)) }
      for term in each.terms { faults += self.faults(of: term, at: .levelCase(index)) }
    }
    guard let dynamics else { return faults }
    for (index, term) in dynamics.terms.enumerated() {
      faults += self.faults(of: term, at: .term(index))
    }
    if let step = dynamics.timeStep, !(step.value > 0) {
      faults.append(LevelFault(.dynamics, .badTimeStep(step.value)))
    }
    for (index, each) in dynamics.relaxation.enumerated() {
      do throws(LevelFault) { try check([each.qubit], at: .relaxation(index)) } catch {
        faults.append(error)
        continue
      }
      if dynamics.relaxation[..<index].contains(where: { $0.qubit == each.qubit }) {
        faults.append(LevelFault(.relaxation(index), .repeatedRelaxation(qubits[each.qubit])))
      }
      do throws(DynamicsError) {
        _ = try each.relaxation()
      } catch {
        faults.append(LevelFault(.relaxation(index), .motion(error)))
      }
    }
    do throws(ChannelError) {
      _ = try dynamics.noiseModel()
    } catch {
      faults.append(LevelFault(.dynamics, .noise(error)))
    }
    return faults
  }

  private func faults(of term: HamiltonianTerm, at place: LevelFault.Place) -> [LevelFault] {
    do throws(LevelFault) { try check(term.pauli.support, at: place) } catch { return [error] }
    guard term.rate.value.isFinite else { return [LevelFault(place, .motion(.notFinite))] }
    return []
  }

  /// The faults of a wait, a pulse or noise as a piece.
  func motionFaults(of piece: Piece, at place: LevelFault.Place) -> [LevelFault] {
    switch piece.content {
    case .macro, .blackBox: return []
    case .noise(let noise):
      do throws(ChannelError) {
        _ = try noise.channel()
        return []
      } catch {
        return [LevelFault(place, .noise(error))]
      }
    case .wait: return dynamics == nil ? [LevelFault(place, .noDynamics)] : []
    case .pulse(let pulse):
      guard let dynamics else { return [LevelFault(place, .noDynamics)] }
      do throws(LevelFault) { try check([pulse.qubit], at: place) } catch { return [error] }
      if dynamics.frame != .rotating, pulse.carrier == nil { return [LevelFault(place, .carrierMissing)] }
      do throws(DynamicsError) {
        _ = try pulse.drive(phase: 0, duration: 1, in: dynamics.frame)
        return []
      } catch {
        return [LevelFault(place, .motion(error))]
      }
    }
  }
}
