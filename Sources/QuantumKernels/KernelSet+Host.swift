import HostProcessor
public import KernelInterface
import KernelsPlainDouble

#if !$Embedded
  import KernelsPlainSingle
#endif

#if WIDE_KERNELS
  import KernelsAVX2Double
  import KernelsAVX2Single
  import KernelsAVX512Double
  import KernelsAVX512Single
#endif

/// How a real number is held.
public enum KernelPrecision: CaseIterable, Sendable {
  /// 64 bits.
  case double
  #if !$Embedded
    /// 32 bits.
    case single
  #endif
}

extension InstructionSet {
  /// The best that this processor can run; the environment variable `QUBITLAB_INSTRUCTIONS` (`plain`, `avx2`
  /// or `avx512`) lowers it. The processor is asked once.
  public static let best: InstructionSet = {
    #if WIDE_KERNELS
      InstructionSet(rawValue: Int(host_instruction_level())) ?? .plain
    #else
      .plain
    #endif
  }()

  /// Whether this processor can run kernels for it.
  public var isAvailable: Bool { rawValue <= Self.best.rawValue }
}

extension KernelSet {
  /// The kernels for an instruction set, or for the nearest lower one that this processor has.
  public static func host(
    _ precision: KernelPrecision, upTo limit: InstructionSet = .avx512
  ) -> KernelSet {
    let instructions = limit.isAvailable ? limit : InstructionSet.best
    switch precision {
    case .double: return double[instructions.rawValue]
    #if !$Embedded
      case .single: return single[instructions.rawValue]
    #endif
    }
  }

  #if WIDE_KERNELS
    private static let double = [
      KernelsPlainDouble.kernelSet(for: .plain), KernelsAVX2Double.kernelSet(for: .avx2),
      KernelsAVX512Double.kernelSet(for: .avx512),
    ]
    private static let single = [
      KernelsPlainSingle.kernelSet(for: .plain), KernelsAVX2Single.kernelSet(for: .avx2),
      KernelsAVX512Single.kernelSet(for: .avx512),
    ]
  #else
    private static let double = [KernelsPlainDouble.kernelSet(for: .plain)]
    #if !$Embedded
      private static let single = [KernelsPlainSingle.kernelSet(for: .plain)]
    #endif
  #endif
}
