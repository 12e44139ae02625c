extension EntitlementReport {
  /// The report for people: the verdict, then a line a file.
  public var text: String {
    var lines = ["verdict: \(entitlement.standing.rawValue)"]
    let width = (files.map(\.name) + foreign).map { $0.safeForTerminals.count }.max() ?? 0
    for file in files {
      lines.append(Self.line(file.part.word, file.name, file.part.detail, width))
    }
    for name in foreign { lines.append(Self.line("foreign", name, "passed over", width)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ word: String, _ name: String, _ detail: String, _ width: Int) -> String {
    "  \(word.padded(to: 13))  \(name.safeForTerminals.padded(to: width))  \(detail.safeForTerminals)"
  }

  /// The report for machines: a JSON object with the version of its shape.
  public var json: String {
    JSONOutput.object([
      ("version", .integer(1)),
      ("verdict", .text(entitlement.standing.rawValue)),
      ("isOwned", .boolean(entitlement.isOwned)),
      ("isResolved", .boolean(entitlement.isResolved)),
      (
        "files",
        .list(
          files.map { .object([("name", .text($0.name)), ("part", .text($0.part.word))] + $0.part.json) })
      ),
      ("foreign", .list(foreign.map { .text($0) })),
    ]).written() + "\n"
  }
}

extension EntitlementReport.Part {
  fileprivate var detail: String {
    switch self {
    case .grants(let statement): "\(statement.transaction.product) (\(statement.transaction.ownership.word))"
    case .revoked(let statement, let revocation):
      "\(statement.transaction.product) (\(revocation.loss.rawValue))"
    case .superseded(let statement): "\(statement.transaction.product), of which a newer statement is here"
    case .otherProduct(let statement): "\(statement.transaction.product)"
    case .refused(let failure): failure.description
    case .unreadable(let code): "the system's error \(code)"
    }
  }

  fileprivate var json: [(key: String, value: JSONOutput)] {
    switch self {
    case .refused(let failure): failure.json
    case .unreadable(let code): [("systemCode", .integer(Int64(code)))]
    case .grants, .revoked, .superseded, .otherProduct: statement?.json ?? []
    }
  }
}

extension OwnershipKind {
  var word: String {
    switch self {
    case .purchased: "purchased"
    case .familyShared: "family-shared"
    case .unspecified: "unspecified"
    }
  }
}

extension VerificationFailure {
  var json: [(key: String, value: JSONOutput)] { [("reason", .text(code)), ("detail", .text(description))] }
}

extension SignedTransaction {
  /// The statement without the number of its transaction.
  var json: [(key: String, value: JSONOutput)] {
    var members: [(key: String, value: JSONOutput)] = [
      ("productId", .text(transaction.product.rawValue)),
      ("environment", .text(environment)),
      ("ownership", .text(transaction.ownership.word)),
    ]
    if let price { members.append(("price", .integer(price))) }
    guard let revocation = transaction.revocation else { return members }
    members.append(("revocationDate", .integer(Int64(exactly: revocation.date.rounded()) ?? .max)))
    if let code = revocation.reason.code { members.append(("revocationReason", .integer(Int64(code)))) }
    members.append(("loss", .text(revocation.loss.rawValue)))
    return members
  }
}
