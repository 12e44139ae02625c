import QuantumSimulator

/// How a board with noise ends, as branches of pure states: for each register of bits the eigenvectors of the mixed
/// state that goes with it, as likely as their eigenvalues. Any mean over these is the mean over the mixed state.
enum NoisyEnds {
  static func branches(
    of circuit: NoisyCircuit, from start: StateVector, setBits: [Int], at place: LevelFault.Place
  ) throws(LevelFault) -> [BoardBranch] {
    do throws(RunError) {
      var branches: [BoardBranch] = []
      for end in try circuit.branches(from: try mixed(start), setBits: setBits) {
        branches += try pure(end)
      }
      return branches
    } catch {
      throw LevelFault(place, .run(error))
    }
  }

  private static func mixed(_ state: StateVector) throws(RunError) -> MixedState {
    do throws(StateError) { return try MixedState(state) } catch { throw .state(error) }
  }

  private static func pure(_ end: NoisyBranch) throws(RunError) -> [BoardBranch] {
    do throws(StateError) {
      let system = HermitianEigensystem(try end.state.densityMatrix().matrix)
      var branches: [BoardBranch] = []
      for index in system.values.indices.reversed()
      where system.values[index] >= StateVector.negligibleProbability {
        let vector = (0..<system.vectors.rows).map { system.vectors[$0, index] }
        branches.append(
          BoardBranch(
            probability: end.probability * system.values[index],
            state: try StateVector(normalising: vector), bits: end.bits.bits, label: nil))
      }
      return branches
    } catch {
      throw .state(error)
    }
  }
}
