extension Circuit {
  /// The operations (by index) that can be done at the same time, each as early as its qubits and bits
  /// allow. Barriers hold operations back but take no moment.
  public var moments: [[Int]] {
    var moments: [[Int]] = []
    var freeQubit = [Int](repeating: 0, count: qubitCount)
    var freeBit = [Int](repeating: 0, count: bitCount)
    for (index, operation) in operations.enumerated() {
      let (qubits, bits) = (operation.qubits, operation.bits)
      var moment = 0
      for qubit in qubits { moment = max(moment, freeQubit[qubit]) }
      for bit in bits { moment = max(moment, freeBit[bit]) }
      if case .barrier = operation.action {
        for qubit in qubits { freeQubit[qubit] = moment }
        continue
      }
      if moment == moments.count { moments.append([]) }
      moments[moment].append(index)
      for qubit in qubits { freeQubit[qubit] = moment + 1 }
      for bit in bits { freeBit[bit] = moment + 1 }
    }
    return moments
  }

  /// The number of moments.
  public var depth: Int { moments.count }

  /// The gate applications in order, whether conditional or not.
  public var gateApplications: [GateApplication] {
    var applications: [GateApplication] = []
    for operation in operations {
      if case .gate(let application) = operation.action { applications.append(application) }
    }
    return applications
  }

  /// How many gates there are.
  public var gateCount: Int { gateApplications.count }

  /// How many applications there are of a named gate, with or without further controls.
  public func count(of gate: StandardGate) -> Int {
    var count = 0
    for application in gateApplications where application.gate.standard == gate { count += 1 }
    return count
  }
}
