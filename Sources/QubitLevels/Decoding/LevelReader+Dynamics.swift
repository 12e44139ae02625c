import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// What moves and disturbs the qubits.
  mutating func dynamics(_ node: JSONNode) -> Dynamics? {
    guard let fields = Fields<FileKeys.Dynamics>(of: node, log: &log) else { return nil }
    let unit: Dynamics.TimeUnit? = fields.required(.timeUnit, log: &log).flatMap { word($0) }
    let frame: Dynamics.Frame? = fields.required(.frame, log: &log).flatMap { word($0) }
    var isWhole = true
    var step: WrittenNumber?
    if let node = fields[.timeStep] {
      step = writtenNumber(node)
      isWhole = step != nil
    }
    var readout: ReadoutErrors?
    if let node = fields[.readout] {
      readout = self.readout(node)
      isWhole = isWhole && readout != nil
    }
    let terms = fields[.hamiltonian].map { hamiltonian($0) } ?? []
    let relaxation = fields[.relaxation].map { list($0) { $0.relaxation($1) } } ?? []
    let gateNoise = fields[.gateNoise].map { list($0) { $0.gateNoise($1) } } ?? []
    guard isWhole, let unit, let frame, let terms, let relaxation, let gateNoise else { return nil }
    return Dynamics(
      timeUnit: unit, frame: frame, timeStep: step, terms: terms, relaxation: relaxation,
      gateNoise: gateNoise, readout: readout)
  }

  /// The terms of a Hamiltonian.
  mutating func hamiltonian(_ node: JSONNode) -> [HamiltonianTerm]? { list(node) { $0.term($1) } }

  private mutating func term(_ node: JSONNode) -> HamiltonianTerm? {
    guard let fields = Fields<FileKeys.HamiltonianTerm>(of: node, log: &log) else { return nil }
    let pauli = fields.required(.pauli, log: &log).flatMap { pauliString($0) }
    let rate = fields.required(.rate, log: &log).flatMap { writtenNumber($0) }
    guard let pauli, let rate else { return nil }
    return HamiltonianTerm(pauli: pauli, rate: rate)
  }

  private mutating func relaxation(_ node: JSONNode) -> QubitRelaxation? {
    guard let fields = Fields<FileKeys.Relaxation>(of: node, log: &log) else { return nil }
    guard let qubit = fields.required(.qubit, log: &log).flatMap({ self.qubit($0) }) else { return nil }
    var relaxation = QubitRelaxation(qubit: qubit)
    var isWhole = true
    if let node = fields[.t1] {
      relaxation.t1 = writtenNumber(node)
      isWhole = relaxation.t1 != nil
    }
    if let node = fields[.t2] {
      relaxation.t2 = writtenNumber(node)
      isWhole = isWhole && relaxation.t2 != nil
    }
    if let node = fields[.equilibrium] {
      relaxation.equilibrium = writtenNumber(node, least: -1, most: 1)
      isWhole = isWhole && relaxation.equilibrium != nil
    }
    return isWhole ? relaxation : nil
  }

  private mutating func gateNoise(_ node: JSONNode) -> GateNoise? {
    guard let fields = Fields<FileKeys.GateNoise>(of: node, log: &log) else { return nil }
    let after: GateNoise.Gates? = fields.required(.after, log: &log).flatMap { word($0) }
    let kind: Noise.Kind? = fields.required(.kind, log: &log).flatMap { word($0) }
    let probability = fields.required(.probability, log: &log).flatMap {
      writtenNumber($0, least: 0, most: 1)
    }
    guard let after, let kind, let probability else { return nil }
    return GateNoise(after: after, noise: Noise(kind: kind, probability: probability))
  }

  /// Noise at a moment.
  mutating func noise(_ node: JSONNode) -> Noise? {
    guard let fields = Fields<FileKeys.Noise>(of: node, log: &log) else { return nil }
    let kind: Noise.Kind? = fields.required(.kind, log: &log).flatMap { word($0) }
    let probability = fields.required(.probability, log: &log).flatMap {
      writtenNumber($0, least: 0, most: 1)
    }
    guard let kind, let probability else { return nil }
    return Noise(kind: kind, probability: probability)
  }

  private mutating func readout(_ node: JSONNode) -> ReadoutErrors? {
    guard let fields = Fields<FileKeys.Readout>(of: node, log: &log) else { return nil }
    let oneForZero = fields.required(.oneForZero, log: &log).flatMap {
      writtenNumber($0, least: 0, most: 1)
    }
    let zeroForOne = fields.required(.zeroForOne, log: &log).flatMap {
      writtenNumber($0, least: 0, most: 1)
    }
    guard let oneForZero, let zeroForOne else { return nil }
    return ReadoutErrors(oneForZero: oneForZero, zeroForOne: zeroForOne)
  }
}

extension LevelReader {
  /// A wait or a pulse, whose wires are all qubits of the level.
  mutating func timedPiece(
    _ fields: Fields<FileKeys.Piece>, _ form: FileKeys.Piece, name: String?
  ) -> Piece? {
    if let needless = fields[.wires] {
      log.record(.needlessKey(FileKeys.Piece.wires.rawValue, with: form.rawValue), at: needless.range)
      return nil
    }
    guard let name, let node = fields[form] else { return nil }
    if form == .pulse {
      return pulse(node).map { Piece(name: name, wires: wires.qubits, content: .pulse($0)) }
    }
    guard case .boolean(true) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .onlyTrue), at: node.range)
      return nil
    }
    return Piece(name: name, wires: wires.qubits, content: .wait)
  }

  private mutating func pulse(_ node: JSONNode) -> Pulse? {
    guard let fields = Fields<FileKeys.Pulse>(of: node, log: &log) else { return nil }
    let qubit = fields.required(.qubit, log: &log).flatMap { self.qubit($0) }
    let amplitude = fields.required(.amplitude, log: &log).flatMap { writtenNumber($0) }
    var carrier: WrittenNumber?
    if let node = fields[.carrier] {
      carrier = writtenNumber(node)
      if carrier == nil { return nil }
    }
    let shape = fields[.shape].map { self.shape($0) } ?? .square
    guard let qubit, let amplitude, let shape else { return nil }
    return Pulse(qubit: qubit, amplitude: amplitude, carrier: carrier, shape: shape)
  }

  private mutating func shape(_ node: JSONNode) -> Pulse.Shape? {
    guard let (form, value) = form(node, of: FileKeys.PulseShape.self) else { return nil }
    switch form {
    case .gaussian: return writtenNumber(value).map { .gaussian(width: $0) }
    case .sinc: return writtenNumber(value).map { .sinc(lobes: $0) }
    case .samples:
      return list(value, count: 1...FormatLimits.listLength) { $0.writtenNumber($1) }.map { .samples($0) }
    }
  }
}
