import Foundation
import QubitEntitlements

/// A folder that goes with the test that made it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path(percentEncoded: false).trimmingSuffix("/") }

  func write(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: url.appending(path: name)) }

  /// Copies a token of the shared fixtures.
  func add(_ id: String, as name: String? = nil) throws {
    try write(Self.token(id), name ?? "\(id).jws")
  }

  static func token(_ id: String) throws -> [UInt8] {
    Array(try Data(contentsOf: SignedFixture.folder.appending(path: "jws/tokens/\(id).jws")))
  }

  static func policy(_ environment: StoreEnvironment = .sandbox) throws -> VerificationPolicy {
    let root = try Data(contentsOf: SignedFixture.folder.appending(path: "jws/certs/root-a.der"))
    return VerificationPolicy(
      root: TrustedRoot(Array(root)), bundle: "com.example.qubitlab", environment: environment)
  }

  func transactions(_ environment: StoreEnvironment = .sandbox) throws -> SignedTransactionFolder {
    SignedTransactionFolder(path: path, verifier: TransactionVerifier(try Self.policy(environment)))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
