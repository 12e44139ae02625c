// libFuzzer's entry for programs in OpenQASM: the first byte says which dialect the rest is told to be in. Compiled into
// the module it tests, by `.ci/openqasm-fuzz`.
import QuantumSimulator

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  var text = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  switch start[0] % 3 {
  case 0: break
  case 1: text = Array("OPENQASM 2.0;\ninclude \"qelib1.inc\";\n".utf8) + text
  default: text = Array("OPENQASM 3.0;\ninclude \"stdgates.inc\";\n".utf8) + text
  }
  let program: QuantumProgram
  do throws(QASMError) {
    program = try QuantumProgram(text)
  } catch {
    // Every refusal has a sentence, and a place that the text has.
    guard !"\(error)".isEmpty, error.position.line >= 1, error.position.column >= 1,
      error.position.line <= text.count(where: { $0 == UInt8(ascii: "\n") }) + 1
    else { fatalError("an error without a place: \(error)") }
    return 0
  }
  // What loops and gates made of gates lead to may take long by design; limits of their own end it.
  guard program.qubitCount <= 6, program.code.gates.count <= 4, !program.hasLoops else { return 0 }
  fuzzWriting(program)
  _ = try? program.run(branchLimit: 16)
  return 0
}

/// What is written of a circuit is read back as the same circuit.
private func fuzzWriting(_ program: QuantumProgram) {
  guard let circuit = try? program.circuit(), circuit.operations.count <= 5000,
    let text = try? circuit.openQASM(.openQASM3)
  else { return }
  guard let again = try? QuantumProgram(text).circuit(), let written = try? again.openQASM(.openQASM3) else {
    fatalError("what was written cannot be read: \(text)")
  }
  // A matrix is written as a turn and a phase, which are read as they are: from then on nothing changes.
  guard let once = try? QuantumProgram(written).circuit(), once == again else {
    fatalError("what was written is read differently: \(text)")
  }
}

extension QuantumProgram {
  fileprivate var hasLoops: Bool {
    for (place, instruction) in code.instructions.enumerated() {
      switch instruction {
      case .nextRound, .again: return true
      case .jump(let target) where Int(target) <= place: return true
      default: continue
      }
    }
    return false
  }
}
