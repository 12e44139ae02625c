import QuantumSimulator

/// How a board on which states mix ends, as branches of pure states: for each register of bits the eigenvectors of the
/// mixed state that goes with it, as likely as their eigenvalues. Any mean over these is the mean over the mixed state.
enum NoisyEnds {
  static func branches(
    of circuit: NoisyCircuit, from parts: [StartPart], setBits: [Int], at place: LevelFault.Place
  ) throws(LevelFault) -> [BoardBranch] {
    do throws(RunError) {
      var branches: [BoardBranch] = []
      for end in try circuit.branches(from: try parts.mixture(), setBits: setBits) {
        for part in try self.parts(of: end) {
          branches.append(
            BoardBranch(
              probability: end.probability * part.probability, state: part.state, bits: end.bits.bits,
              label: nil))
        }
      }
      return branches
    } catch {
      throw LevelFault(place, .run(error))
    }
  }

  private static func parts(of end: NoisyBranch) throws(RunError) -> [StartPart] {
    do throws(StateError) { return try end.state.densityMatrix().parts() } catch { throw .state(error) }
  }
}
