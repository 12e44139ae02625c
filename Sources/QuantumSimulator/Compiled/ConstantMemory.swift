import KernelInterface

/// Sixty-four bytes that begin where a cache line does.
struct CacheLine {
  private var bytes = SIMD8<UInt64>(repeating: 0)
}

/// The numbers of a program's steps, in memory that stays where it is.
final class ConstantMemory: @unchecked Sendable {
  /// The first byte, on a cache line.
  let start: UnsafeMutableRawPointer

  /// Copies lines into memory of its own.
  init(_ lines: [CacheLine]) {
    let bytes = max(1, lines.count) * MemoryLayout<CacheLine>.stride
    start = .allocate(byteCount: bytes, alignment: MemoryLayout<CacheLine>.alignment)
    lines.withUnsafeBytes { source in
      if let base = source.baseAddress { start.copyMemory(from: base, byteCount: source.count) }
    }
  }

  deinit { start.deallocate() }
}
