public import QubitContent

/// Why a level cannot be handed out.
public enum LibraryError: Error, Hashable, Sendable {
  /// No pack and no lab has a level with this id.
  case noSuchLevel(String)
  /// The level is locked, and its lock behaves as given.
  case locked(String, Lock)
}

extension LibraryError: CustomStringConvertible {
  /// The error as a sentence, without a full stop.
  public var description: String {
    switch self {
    case .noSuchLevel(let id): "there is no level '\(id)'"
    case .locked(let id, .silent): "level '\(id)' is locked: whether the pass is owned is not known yet"
    case .locked(let id, .offersUpgrade): "level '\(id)' is locked: it needs the master pass"
    }
  }
}
