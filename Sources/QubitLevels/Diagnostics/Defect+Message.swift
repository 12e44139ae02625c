#if !PAGE
  public import QubitPuzzle
#endif

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
    #if !PAGE
      case .catalogue(let fault): fault.message
      case .play(let fault): fault.message
      case .mechanic(let fault): fault.message
      case .text(let fault): fault.message
      case .course(let fault): fault.message
      case .settings(let fault): fault.message
    #endif
    case .tooManyErrors(let shown): "more than \(shown) errors in this file; the rest are not shown"
    }
  }
}

#if !PAGE
  extension Defect {
    /// What is wrong in a language, as a sentence without a full stop.
    public func message(in language: Language) -> String {
      switch language {
      case .english: message
      case .simplifiedChinese: chineseMessage
      }
    }

    private var chineseMessage: String {
      switch self {
      case .json(let fault): fault.chineseMessage
      case .duplicateKey(let key, let firstLine): "键 “\(key)” 在第 \(firstLine) 行已经有了"
      case .structure(let fault): fault.chineseMessage
      case .value(let fault): fault.chineseMessage
      case .goal(let fault): fault.chineseMessage
      case .catalogue(let fault): fault.chineseMessage
      case .play(let fault): fault.chineseMessage
      case .mechanic(let fault): fault.chineseMessage
      case .text(let fault): fault.chineseMessage
      case .course(let fault): fault.chineseMessage
      case .settings(let fault): fault.chineseMessage
      case .tooManyErrors(let shown): "这个文件的错误超过 \(shown) 个；其余的没有显示"
      }
    }
  }
#endif
