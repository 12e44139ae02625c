import OpenQASM
import QubitLab

/// What a run has found, for people and as JSON.
struct RunReport {
  private let program: QuantumProgram
  private var probabilities: [(bits: String, probability: Double)]?
  private var courses: [(probability: Double, amplitudes: StateVector)]?
  private var bloch: [BlochVector]?
  private var expectations: [(text: String, value: Double)] = []
  private var counts: [(bits: String, count: Int)]?

  init(program: QuantumProgram) { self.program = program }

  /// Answers what was asked from the courses of the program.
  mutating func answer(_ asked: RunQuestions, from run: ProgramRun) throws(Failure) {
    do throws(StateError) {
      if asked.probabilities {
        let all = try run.probabilities()
        // What rounding leaves where there should be nothing is nothing.
        probabilities = all.indices.compactMap { index in
          all[index] < 1e-15 ? nil : (BitString(index, count: run.qubitCount).description, all[index])
        }
      }
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

  /// The report for people, with at most `limit` rows a table.
  func lines(limit: Int) -> [String] {
    var lines: [String] = []
    if let probabilities {
      let sorted = probabilities.sorted { ($1.probability, $0.bits) < ($0.probability, $1.bits) }
      lines += Self.table("probabilities", sorted.map { "\($0.bits)  \(Self.text($0.probability))" }, limit)
    }
    for (number, course) in (courses ?? []).enumerated() {
      let rows = course.amplitudes.amplitudes.enumerated().compactMap { index, amplitude in
        amplitude.lengthSquared < 1e-30
          ? nil : "\(BitString(index, count: program.qubitCount))  \(Self.text(amplitude))"
      }
      let title =
        courses?.count == 1 ? "state" : "course \(number + 1), probability \(Self.text(course.probability))"
      lines += Self.table(title, rows, limit)
    }
    if let bloch {
      let rows = bloch.enumerated().map { qubit, vector in
        "q\(qubit)  (\(Self.text(vector.x)), \(Self.text(vector.y)), \(Self.text(vector.z)))"
      }
      lines += Self.table("Bloch vectors", rows, .max)
    }
    if !expectations.isEmpty {
      lines += Self.table("averages", expectations.map { "\($0.text)  \(Self.text($0.value))" }, .max)
    }
    if let counts { lines += Self.table("counts", counts.map { "\($0.bits)  \($0.count)" }, limit) }
    return lines
  }

  private static func table(_ title: String, _ rows: [String], _ limit: Int) -> [String] {
    var lines = [title] + rows.prefix(limit).map { "  " + $0 }
    if rows.count > limit { lines.append("  … and \(rows.count - limit) more; --all shows them") }
    return lines
  }

  private static func text(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 10).text }

  private static func text(_ value: Complex) -> String {
    "\(text(value.real)) \(value.imaginary < 0 ? "-" : "+") \(text(value.imaginary.magnitude))i"
  }

  /// The report as one line of JSON; numbers have every digit that tells them from their neighbours.
  var json: String {
    var members = ["\"version\":1", "\"qubits\":\(program.qubitCount)"]
    if let probabilities {
      members.append(Self.member("probabilities", probabilities.map { ("\($0.bits)", "\($0.probability)") }))
    }
    if let courses {
      let states = courses.map { course in
        let amplitudes = course.amplitudes.amplitudes.map { "[\($0.real),\($0.imaginary)]" }
        return "{\"probability\":\(course.probability),\"amplitudes\":[\(amplitudes.joined(separator: ","))]}"
      }
      members.append("\"courses\":[\(states.joined(separator: ","))]")
    }
    if let bloch {
      let vectors = bloch.map { "[\($0.x),\($0.y),\($0.z)]" }
      members.append("\"bloch\":[\(vectors.joined(separator: ","))]")
    }
    if !expectations.isEmpty {
      members.append(Self.member("expectations", expectations.map { ($0.text, "\($0.value)") }))
    }
    if let counts { members.append(Self.member("counts", counts.map { ($0.bits, "\($0.count)") })) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func member(_ name: String, _ pairs: [(String, String)]) -> String {
    "\"\(name)\":{" + pairs.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}
