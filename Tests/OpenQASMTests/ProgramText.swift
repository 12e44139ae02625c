import QuantumSimulator
import Testing

@testable import OpenQASM

/// The program of some lines in OpenQASM 3 with the standard gates.
func program3(_ body: String, inputs: [ProgramInput] = []) throws -> QuantumProgram {
  try QuantumProgram("OPENQASM 3.0;\ninclude \"stdgates.inc\";\n" + body, inputs: inputs)
}

/// The program of some lines in OpenQASM 2 with the standard gates.
func program2(_ body: String) throws -> QuantumProgram {
  try QuantumProgram("OPENQASM 2.0;\ninclude \"qelib1.inc\";\n" + body)
}

/// The amplitudes that a program without courses ends in.
func amplitudes(_ program: QuantumProgram) throws -> [Complex] {
  let run = try program.run()
  let branch = try #require(run.branches.first)
  #expect(run.branches.count == 1)
  return Array(branch.state.amplitudes)
}

/// Whether amplitudes are the wanted ones, phase included.
func expect(
  _ program: QuantumProgram, _ wanted: [Complex], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try amplitudes(program)
  #expect(found.count == wanted.count, sourceLocation: sourceLocation)
  for (a, b) in zip(found, wanted) {
    #expect(a.isNear(b, within: 1e-12), "\(found) instead of \(wanted)", sourceLocation: sourceLocation)
  }
}

/// The error of a program that is refused.
func refusal(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> QASMError? {
  do throws(QASMError) {
    let program = try QuantumProgram(text)
    _ = try program.run()
    Issue.record("accepted: \(text)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}
