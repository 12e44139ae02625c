#if $Embedded
  // No system to ask.
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether memory for a state can be had, asked before it is taken.
///
/// Asking matters: systems that overcommit hand out more memory than they have, and end the process when it
/// is written to.
enum AvailableMemory {
  /// Below this size nobody is asked: the answer costs more than the memory. 64 MiB, 22 qubits.
  private static let unaskedBytes: UInt64 = 1 << 26

  /// The most that a state may take where the system does not say what it has. 1 GiB, 26 qubits.
  private static let boundBytes: UInt64 = 1 << 30

  /// What a state of so many qubits takes: 16 bytes an amplitude.
  static func bytes(forQubits qubitCount: Int) -> UInt64 { 16 << UInt64(qubitCount) }

  /// Throws when a state of this size should not be attempted on this machine now.
  static func check(forQubits qubitCount: Int) throws(StateError) {
    guard bytes(forQubits: qubitCount) > unaskedBytes else { return }
    try check(forQubits: qubitCount, available: bytesAvailable())
  }

  /// Throws when a state of this size should not be attempted with so many bytes available; `nil` where
  /// nobody knows.
  static func check(forQubits qubitCount: Int, available: UInt64?) throws(StateError) {
    let needed = bytes(forQubits: qubitCount)
    let available = available ?? boundBytes
    guard needed <= available else {
      throw .insufficientMemory(qubitCount: qubitCount, neededBytes: needed, availableBytes: available)
    }
  }

  #if !$Embedded && (canImport(Glibc) || canImport(Musl))
    /// What the kernel estimates new work may take without swapping, within the limit of the process's
    /// control group (a container's limit), if it has one.
    static func bytesAvailable() -> UInt64? {
      guard let kibibytes = number(in: "/proc/meminfo", after: "MemAvailable:") else { return nil }
      let machine = kibibytes * 1024
      guard let limit = number(in: "/sys/fs/cgroup/memory.max", after: ""),
        let used = number(in: "/sys/fs/cgroup/memory.current", after: "")
      else { return machine }
      return min(machine, limit > used ? limit - used : 0)
    }

    /// The number that follows `label` on the first line of a file that begins with it.
    private static func number(in path: String, after label: String) -> UInt64? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        guard bytes.starts(with: label.utf8) else { continue }
        let digits = bytes.dropFirst(label.utf8.count).drop { $0 == UInt8(ascii: " ") }
          .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return UInt64(String(decoding: digits, as: UTF8.self))
      }
      return nil
    }
  #elseif !$Embedded && canImport(Darwin)
    /// Half of the machine's memory: a device ends an app that takes much more.
    static func bytesAvailable() -> UInt64? {
      var memory: UInt64 = 0
      var size = MemoryLayout<UInt64>.size
      guard sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 else { return nil }
      return memory / 2
    }
  #else
    /// Nobody to ask.
    static func bytesAvailable() -> UInt64? { nil }
  #endif
}
