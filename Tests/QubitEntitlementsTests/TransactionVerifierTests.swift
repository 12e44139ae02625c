import Foundation
import QubitEntitlements
import Testing

@Suite("Verifier")
struct TransactionVerifierTests {
  @Test("Every token of the shared fixtures", arguments: try SignedFixture.all(in: "jws"))
  func shared(fixture: SignedFixture) throws { try Self.check(fixture, in: "jws") }

  @Test("Every token of our own", arguments: try SignedFixture.all(in: "own"))
  func own(fixture: SignedFixture) throws { try Self.check(fixture, in: "own") }

  static func check(_ fixture: SignedFixture, in folder: String) throws {
    let verifier = TransactionVerifier(try fixture.policy(in: folder))
    let token = try fixture.bytes(in: folder)
    do {
      let statement = try verifier.verify(token)
      #expect(fixture.expect == .accept, "accepted, and should have been refused: \(fixture.reason ?? "")")
      for (name, value) in fixture.fields { #expect(field(name, of: statement) == value, "\(name)") }
    } catch {
      #expect(fixture.expect == .reject, "refused: \(error)")
      #expect(error.code == fixture.reason, "\(fixture.id): \(error)")
    }
  }

  static func field(_ name: String, of statement: SignedTransaction) -> SignedFixture.Field? {
    let transaction = statement.transaction
    return switch name {
    case "productId": .text(transaction.product.rawValue)
    case "price": statement.price.map { .number($0) }
    case "revocationDate": transaction.revocation.map { .number(Int64($0.date)) }
    case "revocationReason":
      switch transaction.revocation?.reason {
      case .other: .number(0)
      case .developerIssue: .number(1)
      case .unrecognised(let code): .number(Int64(code))
      default: nil
      }
    default: nil
    }
  }
}
