import QubitContent
import QubitEntitlements

extension EngineEvent {
  /// The event as a few words, without the number of any transaction.
  var words: String {
    switch self {
    case .started(let plan): plan.source == .store ? "started" : "started with an injected state"
    case .readEnded(let number, .credentials(let seen)): "read \(number) ended with \(seen.count) found"
    case .readEnded(let number, .unreadable): "read \(number) failed"
    case .updateArrived(let credential): "update: \(credential.words)"
    case .purchaseRequested: "purchase asked for"
    case .purchaseEnded(.success(let credential)): "purchase ended: \(credential.words)"
    case .purchaseEnded(.pending): "purchase waits for approval"
    case .purchaseEnded(.cancelled): "purchase cancelled"
    case .purchaseEnded(.failed): "purchase failed"
    case .catalogueRequested: "catalogue asked for"
    case .catalogueEnded(.product(let product)): "catalogue answered: \(product.displayPrice)"
    case .catalogueEnded(.empty): "catalogue answered: no product"
    case .catalogueEnded(.failed): "catalogue failed"
    case .restoreRequested: "restore asked for"
    case .restoreEnded(.synchronised): "restore ended"
    case .restoreEnded(.cancelled): "restore cancelled"
    case .restoreEnded(.failed): "restore failed"
    case .rereadRequested: "read asked for"
    }
  }
}

extension Credential {
  fileprivate var words: String {
    switch self {
    case .unverified: "unverified"
    case .verified(let transaction):
      if let revocation = transaction.revocation {
        "\(transaction.product), revoked (\(revocation.loss.rawValue))"
      } else {
        transaction.ownership == .familyShared ? "\(transaction.product), shared" : "\(transaction.product)"
      }
    }
  }
}

extension PassPresentation {
  /// What may be shown, as a few words.
  var words: String {
    var words = ["content \(access.words)", "entry \(entry.words)"]
    if offersRestore { words.append("restore offered") }
    if awaitsApproval { words.append("approval awaited") }
    return words.joined(separator: ", ")
  }
}

extension ContentAccess {
  var words: String {
    switch self {
    case .unlocked(.free): "open (free)"
    case .unlocked(.owned): "open (owned)"
    case .unlocked(.classroomDemonstration): "open (classroom demonstration)"
    case .locked(.silent): "locked (silent)"
    case .locked(.offersUpgrade): "locked (offers upgrade)"
    }
  }
}

extension PassPresentation.Entry {
  var words: String {
    switch self {
    case .hidden: "hidden"
    case .unavailable: "unavailable"
    case .ready(let price): "ready at \(price)"
    case .busy: "busy"
    }
  }
}
