/// Why progress cannot be read or written.
public enum ProgressError: Error, Hashable, Sendable {
  /// The file is no progress file, or has lost some of itself; what was found.
  case damaged(String)
  /// A later version of the engine wrote the file. It is left alone.
  case newerVersion(Int)
  /// The system refused; what was tried, the path, and the system's reason.
  case system(ProgressStep, path: String, reason: String)
}

/// What a store was doing when the system refused.
public enum ProgressStep: String, Hashable, Sendable {
  case read, write, flush, replace
}

extension ProgressError: CustomStringConvertible {
  /// The error as a sentence, without a full stop.
  public var description: String {
    switch self {
    case .damaged(let reason): "the progress file is damaged: \(reason)"
    case .newerVersion(let version):
      "the progress file has version \(version); this engine reads up to \(PlayerProgress.version)"
    case .system(let step, let path, let reason): "cannot \(step.rawValue) '\(path)': \(reason)"
    }
  }
}
