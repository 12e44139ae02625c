import OpenQASM
import QuantumDrawing
import QubitLab

/// What `qubitlab draw` draws: a program or a level, its wires, and the states it ends in.
struct DrawingSubject {
  /// One way that the measurements can turn out.
  struct Course: WeightedState {
    let probability: Double
    let state: StateVector
  }

  private let source: CircuitSource

  init(_ source: CircuitSource) { self.source = source }

  /// The drawing that is asked for, with a line end after its last line.
  func drawing(_ request: DrawingRequest) throws(Failure) -> String {
    switch request.kind {
    case .circuit:
      let layout = try layout()
      return Self.render(layout.text(width: request.width), request) {
        layout.picture(title: title, width: Double(request.width))
      }
    case .spheres:
      let spheres: [BlochSphere] =
        if let seed = request.pathSeed { try pathSpheres(seed: seed) } else { try spheres() }
      return Self.render(
        TextCanvas(tiling: spheres.reversed().map { $0.text() }, width: request.width), request
      ) {
        VectorPicture(
          tiling: spheres.map { $0.picture() }, title: "Bloch spheres of \(title)",
          summary: spheres.map(\.caption).joined(separator: "; "), width: Double(request.width))
      }
    case .amplitudes:
      let courses = try courses()
      let charts = courses.enumerated().map { number, course in
        let name =
          courses.count == 1
          ? "state" : "course \(number + 1), probability \(Decimals.text(course.probability))"
        return (name, AmplitudeChart(course.state, limit: request.limit))
      }
      let lines = charts.flatMap { name, chart in
        [[TextCanvas.Run(text: name, ink: .strong)]] + chart.lines()
      }
      return Self.render(TextCanvas(lines: lines), request) {
        VectorPicture(
          tiling: charts.map { name, chart in chart.picture(title: name) }, title: "Amplitudes of \(title)",
          summary: "\(courses.count == 1 ? "One state" : "\(courses.count) courses")",
          width: Double(request.width))
      }
    case .probabilities:
      let histogram = ProbabilityHistogram(ofBasisStates: try probabilities(), limit: request.limit)
      return Self.render(TextCanvas(lines: histogram.lines()), request) {
        histogram.picture(title: "Probabilities of \(title)")
      }
    }
  }

  private static func render(
    _ canvas: @autoclosure () -> TextCanvas, _ request: DrawingRequest, _ picture: () -> VectorPicture
  ) -> String {
    switch request.format {
    case .text: canvas().lines.map { $0 + "\n" }.joined()
    case .svg: picture().svg
    }
  }

  /// What the drawing is of.
  private var title: String {
    switch source {
    case .program(_, let path): path == "-" ? "a circuit" : path
    case .circuit(_, let name): name
    case .level(let level): level.texts.title[.english]
    }
  }

  /// The most operations of a circuit that are drawn one by one: kilometres of paper.
  private static let operationLimit = 50_000

  /// The circuit, unless it is too long to be drawn.
  private static func drawable(_ circuit: Circuit) throws(Failure) -> Circuit {
    guard circuit.operations.count <= operationLimit else {
      throw .badData(
        "the circuit has \(circuit.operations.count) operations; up to \(operationLimit) can be drawn")
    }
    return circuit
  }

  private func layout() throws(Failure) -> CircuitLayout {
    switch source {
    case .program(let program, let path):
      let circuit = try Self.drawable(NamedCircuit(program, path: path).circuit)
      return CircuitLayout(
        circuit,
        on: CircuitWires(qubits: program.qubitNames, bits: program.bitNames(count: circuit.bitCount)))
    case .circuit(let circuit, _): return CircuitLayout(try Self.drawable(circuit))
    case .level(let level): return CircuitLayout(level)
    }
  }

  /// The names of the qubits, qubit 0 first.
  private var names: [String] {
    switch source {
    case .program(let program, _): program.qubitNames
    case .circuit(let circuit, _): CircuitWires(qubitCount: circuit.qubitCount).qubits
    case .level(let level): level.qubits
    }
  }

  private func courses() throws(Failure) -> [Course] {
    switch source {
    case .program(let program, let path):
      let run = try ProgramFile.reporting(path) { () throws(QASMError) in try program.run() }
      return run.branches.map { Course(probability: $0.probability, state: $0.state) }
    case .circuit(let circuit, _):
      do throws(RunError) {
        return try circuit.withoutFinalMeasurements.branches().map {
          Course(probability: $0.probability, state: $0.state)
        }
      } catch {
        throw .badData("\(error)")
      }
    case .level(let level):
      do throws(LevelFault) {
        return try Judge(of: level).runs(of: Attempt(of: level)).map {
          Course(probability: $0.probability, state: $0.state)
        }
      } catch {
        throw .badData("\(error)")
      }
    }
  }

  /// The probabilities of the basis states over all courses.
  private func probabilities() throws(Failure) -> [Double] {
    let courses = try courses()
    return try Self.reporting { () throws(StateError) in try courses.probabilities() }
  }

  /// A sphere a qubit, with the arrow averaged over all courses.
  private func spheres() throws(Failure) -> [BlochSphere] {
    let courses = try courses()
    var spheres: [BlochSphere] = []
    for (qubit, name) in names.enumerated() {
      let arrow = try Self.reporting { () throws(StateError) in try courses.blochVector(of: qubit) }
      spheres.append(BlochSphere(name: name, arrow: arrow))
    }
    return spheres
  }

  /// A sphere a qubit, with the way that its arrow takes when the circuit is run once.
  private func pathSpheres(seed: UInt64) throws(Failure) -> [BlochSphere] {
    let circuit: NamedCircuit =
      switch source {
      case .program(let program, let path): try NamedCircuit(program, path: path)
      case .circuit(let circuit, _): NamedCircuit(circuit)
      case .level(let level): try NamedCircuit(level)
      }
    var generator = SeededGenerator(seed: seed)
    let drawn = try Self.drawable(circuit.circuit)
    let path: CircuitPath
    do throws(RunError) {
      path = try drawn.path(using: &generator)
    } catch {
      throw .badData("\(error)")
    }
    let ends = try Self.reporting { () throws(StateError) in try path.end.state.blochVectors }
    return names.enumerated().map { qubit, name in
      var points: [BlochVector] = []
      for step in path.steps {
        switch step.event {
        case .motion(let motion): points += motion.points.map { $0.arrows[qubit] }
        case .collapse(let collapse): points += [collapse.before[qubit], collapse.after[qubit]]
        }
      }
      return BlochSphere(name: name, arrow: ends[qubit], path: points)
    }
  }

  private static func reporting<Result>(_ body: () throws(StateError) -> Result) throws(Failure) -> Result {
    do throws(StateError) {
      return try body()
    } catch {
      throw .badData("\(error)")
    }
  }
}
