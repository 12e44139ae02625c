import QubitLevels
import QubitPuzzle

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was found out about levels before, kept in a folder, so that it need not be found out again.
///
/// A report on one level depends on the level's file, its path, how far the solver may search, and the engine itself, and
/// on nothing else. An entry holds all of these, byte for byte, beside the report, and is used only where all of them are
/// the same: the hash in its file's name merely says where to look. What depends on several files, the manifest or the
/// settings is never kept.
///
/// An entry that cannot be read, or is not what was written, is as good as none.
public struct ReportCache: Hashable, Sendable {
  /// The folder of the entries.
  public let folder: String
  /// Which build of the engine is at work.
  public let engine: EngineIdentity

  /// A cache in a folder, which need not exist.
  public init(folder: String, engine: EngineIdentity) {
    self.folder = folder
    self.engine = engine
  }

  /// What was found out about a level; nil where it is not known.
  func report(on loaded: LoadedLevel, limits: SearchLimits) -> CheckedLevel? {
    let inputs = inputs(of: loaded, limits: limits)
    guard let data = try? Data(contentsOf: URL(filePath: path(of: inputs))) else { return nil }
    let bytes = [UInt8](data)
    let header = inputs.count + 8
    guard bytes.count > header, bytes.starts(with: inputs) else { return nil }
    let report = bytes[header...]
    guard Self.hash(report) == Self.number(bytes[inputs.count..<header]),
      let document = try? JSONDocument(reading: Array(report))
    else { return nil }
    return CheckedLevel(decoding: document.root)
  }

  /// Keeps what was found out about a level. Where it cannot be written, nothing is kept.
  func keep(_ level: CheckedLevel, on loaded: LoadedLevel, limits: SearchLimits) {
    let inputs = inputs(of: loaded, limits: limits)
    let report = Array(level.json.flat.utf8)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let entry = inputs + Self.bytes(of: Self.hash(report[...])) + report
    // Written beside and moved, so that nobody reads half of an entry.
    try? Data(entry).write(to: URL(filePath: path(of: inputs)), options: .atomic)
  }

  /// All that a report depends on.
  private func inputs(of loaded: LoadedLevel, limits: SearchLimits) -> [UInt8] {
    let head = [
      "qubitlab report 3", engine.name, "\(limits)",
      loaded.source.file, "",
    ]
    return Array(head.joined(separator: "\n").utf8) + loaded.source.document.source.bytes
  }

  private func path(of inputs: [UInt8]) -> String {
    "\(folder)/\(String(Self.hash(inputs[...]), radix: 16)).report"
  }

  /// The 64-bit FNV-1a hash (G. Fowler, L. C. Noll, K.-P. Vo): quick, and good enough to say where to look.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension ReportCache {
  /// The cache of this user for the program that is running: in `$XDG_CACHE_HOME`, or `~/.cache`. Nil where the system
  /// says too little to tell builds of the program apart, or has no place for caches.
  public static let ofThisUser: ReportCache? = {
    guard let engine = EngineIdentity.ofThisProcess else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].map { "\($0)/.cache" }
    guard let base = environment["XDG_CACHE_HOME"] ?? home, base.hasPrefix("/") else { return nil }
    return ReportCache(folder: "\(base)/qubitlab/\(engine.name)", engine: engine)
  }()

  /// Throws away what other builds of the engine have left beside this cache's folder.
  public func forgetOtherEngines() {
    let parent = URL(filePath: folder).deletingLastPathComponent()
    let own = URL(filePath: folder).lastPathComponent
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path) else { return }
    for name in names where name != own && name.allSatisfy({ $0.isNumber || $0 == "-" }) {
      try? FileManager.default.removeItem(at: parent.appending(path: name))
    }
  }
}
