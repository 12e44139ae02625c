import QuantumSimulator

extension Motion {
  /// The motion with its relaxation, up to a fraction of its duration, as channels: one for each group of qubits that
  /// moves.
  ///
  /// - Throws: ``DynamicsError``; for a shaped or laboratory pulse on qubits that are coupled and relax, which is not
  ///   solved here, ``DynamicsError/qubitCountOutOfRange(found:allowed:)``.
  func channels(upTo fraction: Double = 1) throws(DynamicsError) -> [(channel: KrausChannel, qubits: [Int])] {
    let end = duration * fraction
    guard end > 0 else { return [] }
    var channels: [(channel: KrausChannel, qubits: [Int])] = []
    for group in groups {
      if group.qubits.count == 1 {
        channels.append((try group.spinChannel(until: end, duration: duration), group.qubits))
      } else {
        channels.append((try group.coupledChannel(until: end), group.qubits))
      }
    }
    return channels
  }
}

extension Motion.Group {
  /// What becomes of the only qubit until a time.
  fileprivate func spinChannel(until end: Double, duration: Double) throws(DynamicsError) -> KrausChannel {
    let relaxation = relaxation[0]
    if let pieces = constantFields(duration: duration) {
      var propagator: BlochPropagator?
      var before = 0.0
      for piece in pieces where before < end {
        let next = try BlochPropagator(
          field: piece.field, relaxation: relaxation, duration: min(piece.until, end) - before)
        if let earlier = propagator { propagator = next * earlier } else { propagator = next }
        before = piece.until
      }
      guard let propagator else { throw .unusableDuration(end) }
      return KrausChannel(propagator)
    }
    var propagator: BlochPropagator?
    for piece in driven?.drive.pieces ?? [] where piece.start < end {
      let evolution = try BlochEvolution(
        from: piece.start, to: min(piece.end, end), relaxation: relaxation,
        tolerance: piece.share(of: Motion.tolerance, of: duration),
        longestStep: longestStep(duration: duration)
      ) { field(at: piece.inside($0)) }
      propagator = propagator.map { evolution.propagator * $0 } ?? evolution.propagator
    }
    guard let propagator else { throw .unusableDuration(end) }
    return KrausChannel(propagator)
  }

  /// What becomes of several coupled qubits until a time.
  fileprivate func coupledChannel(until end: Double) throws(DynamicsError) -> KrausChannel {
    if let driven {
      guard driven.drive.envelope == .square, driven.frame == .rotating(.neglected) else {
        throw .qubitCountOutOfRange(found: qubits.count, allowed: 1...1)
      }
    }
    let sum = try hamiltonian(at: 0)
    var decays: [Lindbladian.Decay] = []
    for (place, each) in relaxation.enumerated() {
      decays += Lindbladian.decays(of: place, of: qubits.count, relaxing: each)
    }
    return try Lindbladian(sum, decays: decays).channel(over: end)
  }
}
