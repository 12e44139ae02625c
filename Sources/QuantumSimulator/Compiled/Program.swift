import KernelInterface

/// Batches with their steps, as the kernels run them.
///
/// Within a batch the qubits go by *places*: the local ones first, in order, then the others. A chunk's
/// amplitudes are numbered by the local places, and the chunks by the others.
final class Program: @unchecked Sendable {
  /// One pass over the state.
  struct Pass {
    /// The steps, by places.
    let steps: [Step]
    /// The local qubits.
    let local: Int

    /// How many of the lowest qubits are local: 2 to that power is how many neighbouring amplitudes are.
    var runQubits: Int { (~local).trailingZeroBitCount }
    /// How many qubits are local.
    var chunkQubits: Int { local.nonzeroBitCount }
  }

  /// The number of qubits of the states it runs on.
  let qubitCount: Int
  /// The passes in order.
  let passes: [Pass]
  /// What the steps' numbers lie in.
  let numbers: ConstantMemory

  /// Works out the steps of batches for one set of kernels.
  init(_ batches: [Batch], qubitCount: Int, kernels: KernelSet) {
    self.qubitCount = qubitCount
    var builder = StepBuilder(kernels: kernels)
    var passes: [Pass] = []
    for batch in batches {
      let places = Places(local: batch.local, qubitCount: qubitCount)
      for layer in batch.layers(qubitCount: qubitCount) { builder.append(layer, places) }
      passes.append(Pass(steps: builder.takeSteps(), local: batch.local))
    }
    self.passes = passes
    numbers = ConstantMemory(builder.numbers)
  }

  /// Works out one step for each gate, in one pass.
  init(eachOf gates: [ControlledMatrix], qubitCount: Int, kernels: KernelSet) {
    self.qubitCount = qubitCount
    var builder = StepBuilder(kernels: kernels)
    let all = (1 << qubitCount) - 1
    let places = Places(local: all, qubitCount: qubitCount)
    for gate in gates { builder.append(gate, places) }
    passes = [Pass(steps: builder.takeSteps(), local: all)]
    numbers = ConstantMemory(builder.numbers)
  }
}

/// Where qubits go in a batch: the local ones first, in order, then the others.
struct Places {
  private let placeOfQubit: [Int]
  /// How many qubits are local.
  let localCount: Int

  init(local: Int, qubitCount: Int) {
    localCount = local.nonzeroBitCount
    var places = [Int](repeating: 0, count: qubitCount)
    var (inside, outside) = (0, localCount)
    for qubit in 0..<qubitCount {
      if local >> qubit & 1 == 1 {
        places[qubit] = inside
        inside += 1
      } else {
        places[qubit] = outside
        outside += 1
      }
    }
    placeOfQubit = places
  }

  /// The place of a qubit.
  subscript(qubit: Int) -> Int { placeOfQubit[qubit] }

  /// The places of the qubits of a mask.
  func mask(_ qubits: Int) -> Int {
    var (result, rest) = (0, qubits)
    while rest != 0 {
      result |= 1 << placeOfQubit[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return result
  }

  /// Controls split into those within a chunk and those that choose chunks.
  func split(_ controls: ControlMasks) -> (inside: ControlMasks, outside: ControlMasks) {
    let (mask, value) = (mask(controls.mask), mask(controls.value))
    let within = (1 << localCount) - 1
    return (
      ControlMasks(mask: mask & within, value: value & within),
      ControlMasks(mask: mask & ~within, value: value & ~within)
    )
  }
}
