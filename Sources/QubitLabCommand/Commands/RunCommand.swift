import OpenQASM
import QubitLab

extension Command {
  /// Runs a program in OpenQASM.
  static let run = Command(
    name: "run",
    summary: "Run a circuit in OpenQASM 2 or 3.",
    discussion: """
      Follows every course that the measurements of a program can take, exactly, and prints the probability of each
      basis state of all qubits before the final measurements, or what the options ask for. A measurement is final
      where no gate acts on its qubit afterwards, not even as a control, and no condition reads the outcome; after any
      other, averages and arrows are those of the mixture of its outcomes, and --state shows each course. Bit strings
      have qubit 0, or bit 0 of each register, on the right; registers are parted by blanks, the first declared on the
      right. With
      --shots, prints how often the classical registers are found with each content; the same seed gives the same
      counts everywhere. States take 16 bytes an amplitude, 8 with --precision single; where a circuit outgrows the
      machine, `convert --to qasm3` hands it over (see Benchmarks/peers/HANDOVER.md). On a terminal, progress is shown
      once a second has passed. FILE can be a pipe, or `-` for the input.
      """,
    operands: .one("FILE"),
    options: [
      .json, .probabilities, .state, .bloch, .expectation, .shots, .seed, .precision, .threads, .input, .all,
    ],
    examples: [
      Example(line: "qubitlab run bell.qasm", effect: "The probabilities of all basis states."),
      Example(line: "qubitlab run bell.qasm --shots 1000 --seed 7 --json", effect: "Counts, as JSON."),
      Example(
        line: "qubitlab run vqe.qasm --expectation ZZ,XX", effect: "The averages of two Pauli strings."),
    ],
    run: { invocation, console throws(Failure) in
      let path = invocation.operands[0]
      let inputs = try ProgramFile.inputs(invocation[.input])
      let program = try ProgramFile.program(at: path, inputs: inputs, console: console)
      let progress = Progress(of: program.writtenGateCount, on: console)
      var report = RunReport(program: program)
      let asked = try RunQuestions(invocation)
      if asked.needsCourses {
        let run = try ProgramFile.reporting(path) { () throws(QASMError) in
          try program.run(settings: asked.settings) { progress.advance() }
        }
        try report.answer(asked, from: run)
        if let shots = asked.shots { report.show(run.counts(shots: shots, seed: asked.seed)) }
      } else if let shots = asked.shots {
        let counts = try ProgramFile.reporting(path) { () throws(QASMError) in
          try program.counts(shots: shots, seed: asked.seed, settings: asked.settings) { progress.advance() }
        }
        report.show(counts)
      }
      progress.end()
      if invocation.has(.json) {
        report.writeJSON(console.printPiece)
      } else {
        report.lines(limit: invocation.has(.all) ? .max : 32).forEach(console.print)
      }
      return .clean
    })
}

extension Option {
  /// Prints the probabilities.
  static let probabilities = Option(
    name: "probabilities", value: nil,
    help: "Probabilities of all basis states; what is shown unless asked otherwise.")
  /// Prints the amplitudes.
  static let state = Option(
    name: "state", value: nil, help: "Amplitudes, of each course where there are several.")
  /// Prints Bloch vectors.
  static let bloch = Option(name: "bloch", value: nil, help: "The Bloch vector of each qubit.")
  /// Prints expectation values.
  static let expectation = Option(
    name: "expectation", value: .any("PAULI,…"),
    help: "The averages of Pauli strings, such as ZZI; qubit 0 on the right.")
  /// Samples.
  static let shots = Option(
    name: "shots", value: .any("COUNT"), help: "How often to run and look at the bits.")
}
