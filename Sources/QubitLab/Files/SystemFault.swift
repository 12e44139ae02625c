#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A refusal of the operating system.
package struct SystemFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in the system's words, without a capital, as it follows a colon.
  package let description: String
  /// The system's number for it, such as `EACCES`; nil where it gave none.
  private let number: Int32?

  /// Whether nobody reads any more what is written.
  package var isBrokenPipe: Bool { number == EPIPE }
  /// Whether there is nothing at the path.
  var isMissing: Bool { number == ENOENT }

  /// The refusal of a number, such as `EACCES`.
  init(number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
    self.number = number
  }

  /// The refusal of the last call to the system on this thread.
  static var last: SystemFault { SystemFault(number: errno) }

  /// The refusal inside an error of Foundation's, whose own words name its domain and its dictionary.
  init(_ error: any Error) {
    let cause = (error as? CocoaError)?.underlying ?? error
    if let cause = cause as? POSIXError {
      self.init(number: cause.code.rawValue)
    } else if let error = error as? CocoaError {
      self.init(description: "the system reports error \(error.code.rawValue)")
    } else {
      self.init(description: "\(error)")
    }
  }

  private init(description: String) {
    self.description = description
    number = nil
  }
}
