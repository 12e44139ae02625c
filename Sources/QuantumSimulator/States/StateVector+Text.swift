extension StateVector {
  /// The most qubits of a state that is written out as a ket.
  public static let textQubitLimit = 16

  /// The state that a ket writes: `StateVector(try KetExpression("(|00> + i|11>)/sqrt(2)"))`. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountOutOfRange(found:allowed:)`` or
  ///   ``StateError/insufficientMemory(qubitCount:neededBytes:availableBytes:)``.
  public init(_ ket: KetExpression) throws(StateError) {
    try self.init(amplitudes: ket.amplitudes)
  }

  /// The state as a ket, exact where ``KetText`` finds an exact form: "(|00⟩ + i|11⟩)/√2". O(2ⁿ).
  ///
  /// - Parameters:
  ///   - decimals: the digits after the point where no exact form is found.
  ///   - termLimit: how many terms are written before the rest is left out, as " + …".
  /// - Throws: ``StateError/tooManyQubits(found:limit:)`` past ``textQubitLimit``.
  public func ketText(
    style: NotationStyle = .typographic, decimals: Int = 4, termLimit: Int = .max
  ) throws(StateError) -> String {
    guard qubitCount <= Self.textQubitLimit else {
      throw .tooManyQubits(found: qubitCount, limit: Self.textQubitLimit)
    }
    return KetText.text(Array(amplitudes), style: style, decimals: decimals, termLimit: termLimit)
  }
}
