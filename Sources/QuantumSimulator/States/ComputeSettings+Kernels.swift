import KernelInterface
import QuantumKernels

extension ComputeSettings {
  /// The kernels that the settings ask for.
  var kernels: KernelSet {
    let limit: InstructionSet =
      switch instructions {
      case .plain: .plain
      case .avx2: .avx2
      case .avx512: .avx512
      }
    return KernelSet.host(kernelPrecision, upTo: limit)
  }

  private var kernelPrecision: KernelPrecision {
    switch precision {
    case .double: .double
    #if !$Embedded
      case .single: .single
    #endif
    }
  }

  /// How many threads work on what is large.
  var threadCount: Int {
    let processors = HostThreads.processorCount
    return max(1, min(threadLimit ?? processors, processors))
  }

  /// What an amplitude takes, in bytes.
  var amplitudeBytes: Int { precision == .double ? 16 : 8 }
}
