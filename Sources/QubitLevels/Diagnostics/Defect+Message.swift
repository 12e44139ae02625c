extension Defect {
  /// What is wrong, as a sentence without a full stop: what was found, what was wanted, what might be meant.
  public var message: String {
    switch self {
    case .json(let fault): fault.message
    case .duplicateKey(let key, let firstLine):
      "key '\(key)' is there already, on line \(firstLine)"
    case .structure(let fault): fault.message
    case .value(let fault): fault.message
    case .goal(let fault): fault.message
    case .catalogue(let fault): fault.message
    case .play(let fault): fault.message
    case .text(let fault): fault.message
    case .course(let fault): fault.message
    case .settings(let fault): fault.message
    case .tooManyErrors(let shown): "more than \(shown) errors in this file; the rest are not shown"
    }
  }
}
