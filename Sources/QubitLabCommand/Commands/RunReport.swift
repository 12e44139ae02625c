import OpenQASM
import QubitLab

/// What a run has found, for people and as JSON.
struct RunReport {
  let program: QuantumProgram
  /// By basis state, qubit 0 the least significant bit of the index.
  private(set) var probabilities: [Double]?
  private(set) var courses: [(probability: Double, amplitudes: StateVector)]?
  private(set) var bloch: [BlochVector]?
  private(set) var expectations: [(text: String, value: Double)] = []
  private(set) var counts: [(bits: String, count: Int)]?

  /// What is less likely is left out, as what rounding leaves where there should be nothing; all of it together, and there
  /// may be millions, is less than 10⁻¹².
  var negligible: Double { min(1e-15, 1e-12 / Double(1 << program.qubitCount)) }

  init(program: QuantumProgram) { self.program = program }

  /// Answers what was asked from the courses of the program.
  mutating func answer(_ asked: RunQuestions, from run: ProgramRun) throws(Failure) {
    do throws(StateError) {
      if asked.probabilities { probabilities = try run.probabilities() }
      if asked.state { courses = run.branches.map { ($0.probability, $0.state) } }
      if asked.bloch {
        var vectors: [BlochVector] = []
        for qubit in 0..<run.qubitCount { vectors.append(try run.blochVector(of: qubit)) }
        bloch = vectors
      }
      for (text, string) in asked.expectations {
        expectations.append((text, try run.expectation(of: string)))
      }
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Takes in how often the registers held each content.
  mutating func show(_ counts: [[BitString]: Int]) {
    self.counts = counts.map { ($0.key.reversed().map(\.description).joined(separator: " "), $0.value) }
      .sorted { ($1.count, $0.bits) < ($0.count, $1.bits) }
  }
}
