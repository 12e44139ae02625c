import KernelInterface
import QuantumKernels
import Testing

@Suite("The kernels that are chosen are those the processor can run")
struct InstructionSetTests {
  @Test("Plain kernels run everywhere, and no set is given out that is better than the best")
  func choice() {
    #expect(InstructionSet.plain.isAvailable)
    for precision in KernelPrecision.allCases {
      #expect(KernelSet.host(precision).instructions == .best)
      for limit in InstructionSet.allCases {
        let chosen = KernelSet.host(precision, upTo: limit)
        #expect(chosen.instructions == (limit.isAvailable ? limit : .best))
        #expect(chosen.blockAmplitudes == (precision == .double ? 8 : 16))
      }
    }
  }
}
