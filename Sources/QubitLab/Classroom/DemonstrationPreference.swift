public import QubitEntitlements

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The teacher's switch as this device remembers it: one word in a file of its own.
///
/// ```swift
/// let preference = DemonstrationPreference(path: folder + "/classroom-demonstration")
/// try preference.write(.on)
/// preference.read()   // .on
/// ```
///
/// It stands apart from progress, so that neither travels with the other, and it says nothing about the pass: whoever
/// edits it opens the levels on this device, as the switch does, and owns no more than before.
public struct DemonstrationPreference: Hashable, Sendable {
  /// Where the file is.
  public let path: String

  /// A preference, whose file need not exist.
  public init(path: String) { self.path = path }

  /// What the file says. A file that is missing, or says anything but the one word, counts as off.
  public func read() -> ClassroomDemonstration {
    guard let data = try? Data(contentsOf: URL(filePath: path)), data.count <= 64 else { return .off }
    let word = String(decoding: data, as: UTF8.self)
    return word == Self.text(.on) ? .on : .off
  }

  /// Writes the file whole, through a temporary one: it holds the old word or the new one, never a piece.
  ///
  /// - Throws: ``PreferenceError`` when it cannot be written; the old word stays then.
  public func write(_ demonstration: ClassroomDemonstration) throws(PreferenceError) {
    do throws(WriteError) {
      try WholeFile.write(Self.text(demonstration), to: path)
    } catch {
      throw PreferenceError(path: path, reason: error.reason)
    }
  }

  private static func text(_ demonstration: ClassroomDemonstration) -> String {
    demonstration.rawValue + "\n"
  }
}

/// Why a preference could not be written.
public struct PreferenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The system's reason.
  public let reason: String

  /// The error as a sentence, without a full stop.
  public var description: String { "'\(path)' cannot be written: \(reason)" }
}
