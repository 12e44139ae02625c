extension PauliStringError: CustomStringConvertible {
  /// One sentence that says what was found and what was wanted.
  public var description: String {
    switch self {
    case .empty:
      return "a Pauli string has at least one of I, X, Y, Z"
    case .tooLong(let count):
      return "a Pauli string has at most 64 symbols, found " + String(count)
    case .unknownSymbol(let symbol, let offset):
      var text = "a Pauli string is made of I, X, Y, Z; found '"
      text.unicodeScalars.append(symbol)
      return text + "' at position " + String(offset)
    }
  }
}
