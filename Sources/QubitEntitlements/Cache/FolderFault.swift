/// A folder that could not be listed.
public struct FolderFault: Error, Hashable, Sendable {
  /// The system's number for the reason (`errno`).
  public let systemCode: Int32

  /// Whether there is no such folder, as on a device that never bought anything.
  public var isMissing: Bool { systemCode == 2 }
}
