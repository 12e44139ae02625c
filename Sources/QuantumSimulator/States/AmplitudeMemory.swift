#if $Embedded
  // No C library to ask: the allocator is the platform's own.
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for amplitudes, taken and given back.
package enum AmplitudeMemory {
  private static let cacheLine = 64
  private static let hugePage = 1 << 21

  /// Memory that begins on a cache line, or `nil` where the platform says that it has none left.
  ///
  /// Linux is asked for huge pages from four mebibytes on: a gate on a high qubit walks far apart addresses, and looks up
  /// a page for each where pages are small.
  package static func allocate(bytes: Int) -> UnsafeMutableRawPointer? {
    #if !$Embedded && (canImport(Glibc) || canImport(Musl) || canImport(Darwin))
      let isLarge = bytes >= 2 * hugePage
      var memory: UnsafeMutableRawPointer?
      guard posix_memalign(&memory, isLarge ? hugePage : cacheLine, bytes) == 0 else { return nil }
      #if os(Linux)
        // A system that has no huge pages says so, and gives small ones.
        if isLarge { _ = madvise(memory, bytes, MADV_HUGEPAGE) }
      #endif
      return memory
    #else
      return .allocate(byteCount: bytes, alignment: cacheLine)
    #endif
  }

  /// Gives memory from ``allocate(bytes:)`` back.
  package static func deallocate(_ memory: UnsafeMutableRawPointer) {
    #if !$Embedded && (canImport(Glibc) || canImport(Musl) || canImport(Darwin))
      free(memory)
    #else
      memory.deallocate()
    #endif
  }
}
