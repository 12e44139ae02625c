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
  /// Whether nobody reads any more what is written.
  package let isBrokenPipe: Bool

  /// The refusal of a number, such as `EACCES`.
  init(number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
    isBrokenPipe = number == EPIPE
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
    isBrokenPipe = false
  }
}
