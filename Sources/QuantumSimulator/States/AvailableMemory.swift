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

  /// What a state of so many qubits takes: 16 or 8 bytes an amplitude.
  static func bytes(forQubits qubitCount: Int, settings: ComputeSettings = ComputeSettings()) -> UInt64 {
    UInt64(settings.amplitudeBytes) << UInt64(qubitCount)
  }

  /// Throws when a state of this size should not be attempted on this machine now.
  static func check(forQubits qubitCount: Int, settings: ComputeSettings) throws(StateError) {
    guard bytes(forQubits: qubitCount, settings: settings) > unaskedBytes else { return }
    try check(forQubits: qubitCount, settings: settings, available: bytesAvailable())
  }

  /// Throws when a state of this size should not be attempted with so many bytes available; `nil` where
  /// nobody knows.
  static func check(
    forQubits qubitCount: Int, settings: ComputeSettings = ComputeSettings(), available: UInt64?
  ) throws(StateError) {
    let needed = bytes(forQubits: qubitCount, settings: settings)
    let available = available ?? boundBytes
    guard needed <= available else {
      throw .insufficientMemory(qubitCount: qubitCount, neededBytes: needed, availableBytes: available)
    }
  }

  #if !$Embedded && (canImport(Glibc) || canImport(Musl))
    /// What the kernel estimates new work may take without swapping, within the limit of the process's
    /// control group (a container's limit), if it has one. Files that the group keeps in memory count
    /// towards its use, but give way.
    static func bytesAvailable() -> UInt64? {
      guard let kibibytes = number(in: "/proc/meminfo", after: "MemAvailable:") else { return nil }
      let machine = kibibytes * 1024
      guard let limit = number(in: "/sys/fs/cgroup/memory.max", after: ""),
        let used = number(in: "/sys/fs/cgroup/memory.current", after: ""),
        let files = number(in: "/sys/fs/cgroup/memory.stat", after: "file ")
      else { return machine }
      let held = used > files ? used - files : 0
      return min(machine, limit > held ? limit - held : 0)
    }

    /// The number that follows `label` on the first line, within the first few kibibytes of a file, that
    /// begins with it.
    private static func number(in path: String, after label: String) -> UInt64? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      for line in bytes.prefix(count).split(separator: UInt8(ascii: "\n"))
      where line.starts(with: label.utf8) {
        let digits = line.dropFirst(label.utf8.count).drop { $0 == UInt8(ascii: " ") }
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
