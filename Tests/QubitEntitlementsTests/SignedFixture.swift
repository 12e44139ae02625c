import Foundation
import QubitEntitlements
import Testing

/// A signed token with the verdict that it must get.
struct SignedFixture: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let file: String
  let root: String
  let bundleId: String
  let environment: String
  let expect: Verdict
  /// The code of the reason, where the token is to be refused.
  var reason: String?
  let fields: [String: Field]

  enum Verdict: String, Decodable, Sendable { case accept, reject }

  enum Field: Decodable, Sendable, Equatable {
    case text(String)
    case number(Int64)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int64.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  var testDescription: String { id }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// The fixtures of a folder, each with its reason.
  static func all(in folder: String, list: String = "manifest.json") throws -> [SignedFixture] {
    let folder = Self.folder.appending(path: folder)
    let fixtures = try JSONDecoder().decode(
      [SignedFixture].self, from: Data(contentsOf: folder.appending(path: list)))
    // The shared list says accept or reject; which reason is ours to say, and is kept beside it.
    let beside = try? Data(contentsOf: folder.appending(path: "reasons.json"))
    let reasons = try beside.map { try JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    return fixtures.map { fixture in
      var fixture = fixture
      fixture.reason = fixture.reason ?? reasons[fixture.id]
      return fixture
    }
  }

  func bytes(in folder: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: folder).appending(path: file)))
  }

  func policy(in folder: String) throws -> VerificationPolicy {
    let root = try Data(contentsOf: Self.folder.appending(path: folder).appending(path: root))
    return VerificationPolicy(
      root: TrustedRoot(Array(root)), bundle: bundleId,
      environment: StoreEnvironment(rawValue: environment) ?? .production)
  }
}
