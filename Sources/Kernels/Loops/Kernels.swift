public import KernelInterface

/// The loops that move amplitudes: one extension, in a file of its own, for each family of kernel.
///
/// They are concrete and see nothing of the instruction set but through the compiler's flags; the layout of a
/// state and the meaning of the arguments stand with `AmplitudeBlocks` and `KernelSet`.
enum Kernels {}

/// The kernels of this module as a table.
///
/// - Parameter instructions: what the module is compiled for.
public func kernelSet(for instructions: InstructionSet) -> KernelSet {
  let gates = KernelSet.Gates(
    dense: Kernels.applyDense, diagonal: Kernels.applyDiagonal, flip: Kernels.applyFlip,
    swap: Kernels.applySwap, pauliCombination: Kernels.combineWithPauli, scale: Kernels.scale)
  let readouts = KernelSet.Readouts(
    squaredNorm: Kernels.squaredNorm, innerProduct: Kernels.innerProduct,
    squaredDistance: Kernels.squaredDistance, marginals: Kernels.marginals,
    reducedDensity: Kernels.reducedDensity, pauliExpectation: Kernels.pauliExpectation,
    pauliWeight: Kernels.pauliWeight, chunkWeights: Kernels.chunkWeights, position: Kernels.position)
  let transfers = KernelSet.Transfers(
    setBasisState: Kernels.setBasisState, write: Kernels.write, read: Kernels.read,
    weights: Kernels.weights, amplitude: Kernels.amplitude, copy: Kernels.copy)
  #if PAGE
    return KernelSet(
      instructions: instructions, laneQubits: laneQubits, gates: gates, readouts: readouts,
      transfers: transfers)
  #else
    return KernelSet(
      instructions: instructions, laneQubits: laneQubits, gates: gates, readouts: readouts,
      transfers: transfers,
      programs: KernelSet.Programs(
        run: Kernels.run, prepareMix: Kernels.prepareMix, prepareRotations: Kernels.prepareRotations,
        preparePhases: Kernels.preparePhases,
        // Sixteen registers of 512 bits hold a tile of four qubits beside its coefficients, eight pairs of 256
        // bits one of two.
        tileQubits: instructions == .avx512 ? 4 : 2),
      spins: KernelSet.Spins(turn: Kernels.turnSpins))
  #endif
}
