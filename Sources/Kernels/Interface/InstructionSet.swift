/// The vector instructions that a set of kernels is compiled for.
public enum InstructionSet: Int, CaseIterable, Sendable {
  /// What every processor of the architecture has: SSE2, NEON, or WebAssembly's own.
  case plain = 0
  /// x86-64 with AVX2 and fused multiply-add.
  case avx2 = 1
  /// x86-64 with AVX-512 (F, BW, DQ and VL).
  case avx512 = 2
}
