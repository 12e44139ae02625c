import Foundation
import QubitEntitlements
import QubitStoreEmulator

/// Short ways to say what the rule tests say over and over.
enum Rule {
  static func transaction(
    _ id: String = "1", product: ProductIdentifier = PassProducts.masterPass.current,
    kind: ProductKind = .nonConsumable, ownership: OwnershipKind = .purchased, revoked: Revocation? = nil,
    signedAt: Double = 1
  ) -> StoreTransaction {
    StoreTransaction(
      id: TransactionID(id), product: product, kind: kind, ownership: ownership, revocation: revoked,
      signedAt: signedAt)
  }

  static func revoked(_ reason: Revocation.Reason = .other, date: Double = 1, loss: Revocation.Loss = .refund)
    -> Revocation
  {
    Revocation(date: date, reason: reason, loss: loss)
  }

  /// The state after events, from the start of a process on a store.
  static func state(after events: EngineEvent..., launch: LaunchPlan = .store) -> EngineState {
    ([.started(launch)] + events).reduce(EngineState()) { EntitlementReducer.reduce($0, $1).0 }
  }

  static func read(_ number: Int, _ transactions: StoreTransaction...) -> EngineEvent {
    .readEnded(number, .credentials(transactions.map { .verified($0) }))
  }

  static let product = CatalogueProduct(identifier: PassProducts.masterPass.current, displayPrice: "US$14.99")

  /// Waits, without a clock, until something holds; the test's own time limit ends a wait in vain.
  nonisolated(nonsending) static func until(_ condition: nonisolated(nonsending) () async -> Bool) async {
    while await !condition() { await Task.yield() }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  /// The Swift files of a target, with their text.
  static func sources(of target: String) throws -> [(name: String, text: String)] {
    let folder = root.appending(path: "Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// Where one of these words stands in the code of a target, comments apart.
  static func mentions(of words: [String], in target: String) throws -> [String] {
    try sources(of: target).flatMap { name, text in
      text.split(separator: "\n").filter { line in
        let code = line.trimmingCharacters(in: .whitespaces)
        return !code.hasPrefix("//") && words.contains { code.contains($0) }
      }.map { "\(name): \($0)" }
    }
  }
}
