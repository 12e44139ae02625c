import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  func dynamics(_ dynamics: Dynamics) -> JSONText {
    var members: Members<FileKeys.Dynamics> = Members()
    members[.timeUnit] = .string(dynamics.timeUnit.rawValue)
    members[.frame] = .string(dynamics.frame.rawValue)
    members[.timeStep] = dynamics.timeStep.map(number)
    members[.hamiltonian] = dynamics.terms.isEmpty ? nil : .array(dynamics.terms.map(term))
    members[.relaxation] = dynamics.relaxation.isEmpty ? nil : .array(dynamics.relaxation.map(relaxation))
    members[.gateNoise] = dynamics.gateNoise.isEmpty ? nil : .array(dynamics.gateNoise.map(gateNoise))
    members[.readout] = dynamics.readout.map(readout)
    return members.object
  }

  func term(_ term: HamiltonianTerm) -> JSONText {
    var members: Members<FileKeys.HamiltonianTerm> = Members()
    members[.pauli] = .string(term.pauli.text(qubitCount: level.qubits.count))
    members[.rate] = number(term.rate)
    return members.object
  }

  private func relaxation(_ relaxation: QubitRelaxation) -> JSONText {
    var members: Members<FileKeys.Relaxation> = Members()
    members[.qubit] = qubit(relaxation.qubit)
    members[.t1] = relaxation.t1.map(number)
    members[.t2] = relaxation.t2.map(number)
    members[.equilibrium] = relaxation.equilibrium.map(number)
    return members.object
  }

  private func gateNoise(_ each: GateNoise) -> JSONText {
    var members: Members<FileKeys.GateNoise> = Members()
    members[.after] = .string(each.after.rawValue)
    members[.kind] = .string(each.noise.kind.rawValue)
    members[.probability] = number(each.noise.probability)
    return members.object
  }

  func noise(_ noise: Noise) -> JSONText {
    var members: Members<FileKeys.Noise> = Members()
    members[.kind] = .string(noise.kind.rawValue)
    members[.probability] = number(noise.probability)
    return members.object
  }

  private func readout(_ readout: ReadoutErrors) -> JSONText {
    var members: Members<FileKeys.Readout> = Members()
    members[.oneForZero] = number(readout.oneForZero)
    members[.zeroForOne] = number(readout.zeroForOne)
    return members.object
  }

  func pulse(_ pulse: Pulse) -> JSONText {
    var members: Members<FileKeys.Pulse> = Members()
    members[.qubit] = qubit(pulse.qubit)
    members[.amplitude] = number(pulse.amplitude)
    members[.carrier] = pulse.carrier.map(number)
    members[.shape] = shape(pulse.shape)
    return members.object
  }

  private func shape(_ shape: Pulse.Shape) -> JSONText? {
    var members: Members<FileKeys.PulseShape> = Members()
    switch shape {
    case .square: return nil
    case .gaussian(let width): members[.gaussian] = number(width)
    case .sinc(let lobes): members[.sinc] = number(lobes)
    case .samples(let strengths): members[.samples] = .array(strengths.map(number))
    }
    return members.object
  }
}
