extension Compiler {
  /// Products and quotients of angles of a known width, by the table of OpenQASM 3's section on angles: a multiple and
  /// a part are angles of the same width, whole turns dropped, and a ratio is a whole number. Nil for anything else.
  ///
  /// An angle of n bits is a number of parts, 2ⁿ of which are a turn; the operators work on that number.
  mutating func scale(
    _ operation: BinaryOperator, _ a: Term, _ b: Term, at offset: Int
  ) throws(QASMError) -> Term? {
    guard operation == .multiply || operation == .divide else { return nil }
    switch (a.type, b.type) {
    case (.angle(let x), .angle(let y)) where operation == .divide:
      let width = max(x, y)
      let first = try parts(of: convert(a, to: .angle(width)), as: .unsigned(width))
      let second = try parts(of: convert(b, to: .angle(width)), as: .unsigned(width))
      return try binary(.divide, first, second, at: offset)
    case (.angle(let width), _) where promotesToInteger(b.type):
      // Parts of fewer than 64 bits are not negative as signed numbers, and may be divided by negative ones.
      let type: ValueType = operation == .divide && width < 64 ? .signed(64) : .unsigned(64)
      let factor = try convert(promoteToNumber(b), to: type)
      return try angle(of: binary(operation, parts(of: a, as: type), factor, at: offset), width: width)
    case (_, .angle) where operation == .multiply && promotesToInteger(a.type):
      return try scale(operation, b, a, at: offset)
    default: return nil
    }
  }

  private mutating func parts(of angle: Term, as type: ValueType) throws(QASMError) -> Term {
    guard case .angle(let width) = angle.type else { return angle }
    return try convert(convert(convert(angle, to: .bit(width)), to: .unsigned(width)), to: type)
  }

  private mutating func angle(of parts: Term, width: Int) throws(QASMError) -> Term {
    try convert(convert(convert(parts, to: .unsigned(width)), to: .bit(width)), to: .angle(width))
  }
}
