/// Why a text is not a Pauli string.
public enum PauliStringError: Error, Hashable, Sendable {
  /// There is no symbol.
  case empty
  /// More than 64 symbols.
  case tooLong(Int)
  /// A symbol other than I, X, Y, Z, at an offset in Unicode scalars.
  case unknownSymbol(Unicode.Scalar, offset: Int)
}
