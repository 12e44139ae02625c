import Testing

@testable import QuantumSimulator

@Suite("Memory for states")
struct AvailableMemoryTests {
  @Test("A state that does not fit is refused with what it needs and what there is")
  func refusal() {
    #expect(
      throws: StateError.insufficientMemory(
        qubitCount: 30, neededBytes: 17_179_869_184, availableBytes: 17_179_869_183)
    ) {
      try AvailableMemory.check(forQubits: 30, available: 17_179_869_183)
    }
    #expect(throws: Never.self) { try AvailableMemory.check(forQubits: 30, available: 17_179_869_184) }
  }

  @Test("Where the system does not say, 26 qubits are the bound")
  func bound() {
    #expect(throws: Never.self) { try AvailableMemory.check(forQubits: 26, available: nil) }
    #expect(
      throws: StateError.insufficientMemory(
        qubitCount: 27, neededBytes: 2_147_483_648, availableBytes: 1_073_741_824)
    ) {
      try AvailableMemory.check(forQubits: 27, available: nil)
    }
  }

  @Test("The system says what it has")
  func system() throws {
    #if os(Linux) || canImport(Darwin)
      #expect(try #require(AvailableMemory.bytesAvailable()) > 1 << 20)
    #endif
  }
}
