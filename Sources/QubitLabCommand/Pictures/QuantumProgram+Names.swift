import OpenQASM

extension QuantumProgram {
  /// The names of the qubits, qubit 0 first: those that the program gives them, as "q[1]", and "q" for a register of one.
  var qubitNames: [String] { Self.names(of: qubitRegisters) }

  /// The names of so many bits, bit 0 first; those after the registers' belong to blocks and subroutines.
  func bitNames(count: Int) -> [String] {
    let named = Self.names(of: bitRegisters)
    return Array((named + (0..<max(0, count - named.count)).map { "·\($0)" }).prefix(count))
  }

  private static func names(of registers: [ProgramRegister]) -> [String] {
    registers.flatMap { register in
      register.size == 1
        ? [register.name] : (0..<register.size).map { "\(register.name)[\($0)]" }
    }
  }
}
