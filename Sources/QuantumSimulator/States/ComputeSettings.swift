/// How a state's numbers are held and worked on: precision, vector instructions and threads.
///
/// ```swift
/// let settings = ComputeSettings(precision: .single, threadLimit: 1)
/// var state = try StateVector(qubitCount: 26, settings: settings)   // 512 MiB
/// ```
///
/// Results do not depend on the number of threads. They depend on the instructions in the last digits, because
/// some processors round a product and a sum once, where others round twice.
public struct ComputeSettings: Hashable, Sendable {
  /// How a real number is held.
  public enum Precision: CaseIterable, Hashable, Sendable {
    /// 64 bits: about 16 decimal digits, 16 bytes an amplitude.
    case double
    #if !$Embedded
      /// 32 bits: about 7 decimal digits, 8 bytes an amplitude, and up to twice as fast. Probabilities and
      /// expectation values are summed in double precision all the same. Not in a browser, where a page's size
      /// counts for more.
      case single
    #endif
  }

  /// Vector instructions, each case with all before it.
  public enum Instructions: CaseIterable, Hashable, Sendable {
    /// Those that every processor of the architecture has.
    case plain
    /// AVX2 with fused multiply-add, on x86-64.
    case avx2
    /// AVX-512, on x86-64.
    case avx512
  }

  /// How a real number is held.
  public var precision: Precision
  /// The most advanced instructions to use; the processor's own limit, and that of the environment variable
  /// `QUBITLAB_INSTRUCTIONS`, hold as well.
  public var instructions: Instructions
  /// The most threads to use; `nil` for one on each processor. States of fewer than 2¹⁷ amplitudes are worked
  /// on by one.
  public var threadLimit: Int?

  /// Double precision, the best instructions and all processors, but for what is said otherwise.
  public init(
    precision: Precision = .double, instructions: Instructions = .avx512, threadLimit: Int? = nil
  ) {
    self.precision = precision
    self.instructions = instructions
    self.threadLimit = threadLimit
  }
}
